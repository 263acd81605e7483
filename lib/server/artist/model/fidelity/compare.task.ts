import { defineTask } from '../../../raster/define-task';

/** The worker-thread task that compares a mascot at rest with the figure that it was made from. */
export const compareToFigure = defineTask({
  name: 'compareToFigure',
  pool: 'rebuilds',
  deadlineMs: 60_000,
  load: async () => (await import(/* turbopackIgnore: true */ './compare')).compareToFigure,
});

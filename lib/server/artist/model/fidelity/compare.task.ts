import { defineTask } from '../../../raster/define-task';

/** Compares a mascot at rest with the figure that it was made after. */
export const compareToFigure = defineTask({
  name: 'compareToFigure',
  pool: 'rebuilds',
  deadlineMs: 60_000,
  load: async () => (await import(/* turbopackIgnore: true */ './compare')).compareToFigure,
});

import { defineTask } from '../../../raster/define-task';

/** The worker-thread task that cuts the figure out of a picture. */
export const cutOutFigure = defineTask({
  name: 'cutOutFigure',
  pool: 'rebuilds',
  deadlineMs: 60_000,
  load: async () => (await import(/* turbopackIgnore: true */ './cut-out')).cutOutFigure,
});

import { defineTask } from '../../raster/define-task';

/** The worker-thread task that draws a still as a file. */
export const drawStill = defineTask({
  name: 'drawStill',
  pool: 'stills',
  deadlineMs: 20_000,
  load: async () => (await import(/* turbopackIgnore: true */ './draw')).drawStill,
});

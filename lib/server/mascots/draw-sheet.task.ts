import { defineTask } from '../raster/define-task';

/** Draws an accepted sheet: one of two dozen garments takes half a second. */
export const drawSheet = defineTask({
  name: 'drawSheet',
  pool: 'vectors',
  deadlineMs: 20_000,
  load: async () => (await import(/* turbopackIgnore: true */ './draw-sheet')).drawSheet,
});

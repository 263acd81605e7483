import { defineTask } from './define-task';

/** Draws moments beside each other in one picture, for a model to look at. */
export const drawStrip = defineTask({
  name: 'drawStrip',
  pool: 'vectors',
  deadlineMs: 60_000,
  load: async () => (await import(/* turbopackIgnore: true */ './draw-strip')).drawStrip,
});

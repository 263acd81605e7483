import { defineTask } from './define-task';

/** The worker-thread task that draws several moments side by side in one picture, for a model. */
export const drawStrip = defineTask({
  name: 'drawStrip',
  pool: 'vectors',
  deadlineMs: 60_000,
  load: async () => (await import(/* turbopackIgnore: true */ './draw-strip')).drawStrip,
});

import { defineTask } from '../../raster/define-task';

/** The worker-thread task that writes a motion or a canvas as a vector file. */
export const writeVector = defineTask({
  name: 'writeVector',
  pool: 'vectors',
  deadlineMs: 180_000,
  load: async () => (await import(/* turbopackIgnore: true */ './write')).writeVector,
});

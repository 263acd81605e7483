import { defineTask } from '../../raster/define-task';

/** Writes a motion or a canvas as a vector file. */
export const writeVector = defineTask({
  name: 'writeVector',
  pool: 'vectors',
  deadlineMs: 180_000,
  load: async () => (await import(/* turbopackIgnore: true */ './write')).writeVector,
});

import { defineTask } from '../../../raster/define-task';

/** The worker-thread task that rebuilds a picture as a rigged mascot. */
export const rebuildPicture = defineTask({
  name: 'rebuildPicture',
  pool: 'rebuilds',
  deadlineMs: 120_000,
  load: async () => (await import(/* turbopackIgnore: true */ './thread')).rebuildPicture,
});

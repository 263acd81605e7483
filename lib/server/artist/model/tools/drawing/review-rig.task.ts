import { defineTask } from '../../../../raster/define-task';

/** The worker-thread task that runs the rig critic on a mascot. */
export const reviewRig = defineTask({
  name: 'reviewRig',
  pool: 'vectors',
  deadlineMs: 60_000,
  load: async () => (await import(/* turbopackIgnore: true */ './review-rig')).reviewRig,
});

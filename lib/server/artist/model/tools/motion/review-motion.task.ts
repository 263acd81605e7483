import { defineTask } from '../../../../raster/define-task';

/** The worker-thread task that runs the motion critic, and its repairs if asked. */
export const reviewMotion = defineTask({
  name: 'reviewMotion',
  pool: 'vectors',
  deadlineMs: 120_000,
  load: async () => (await import(/* turbopackIgnore: true */ './review-motion')).reviewMotion,
});

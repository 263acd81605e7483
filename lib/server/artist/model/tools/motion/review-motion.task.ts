import { defineTask } from '../../../../raster/define-task';

/** Has the motion critic look at a motion, and mend it where that is asked for. */
export const reviewMotion = defineTask({
  name: 'reviewMotion',
  pool: 'vectors',
  deadlineMs: 120_000,
  load: async () => (await import(/* turbopackIgnore: true */ './review-motion')).reviewMotion,
});

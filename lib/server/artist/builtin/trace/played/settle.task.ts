import { defineTask } from '../../../../raster/define-task';

/** Plays motions on a rig, and puts limbs that tear back. */
export const settleRig = defineTask({
  name: 'settleRig',
  pool: 'rebuilds',
  deadlineMs: 60_000,
  load: async () => (await import(/* turbopackIgnore: true */ './settle')).settled,
});

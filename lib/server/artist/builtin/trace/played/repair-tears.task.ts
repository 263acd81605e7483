import { defineTask } from '../../../../raster/define-task';

/** Plays motions on a rig, and puts limbs that tear back. */
export const repairTears = defineTask({
  name: 'repairTears',
  pool: 'rebuilds',
  deadlineMs: 60_000,
  load: async () => (await import(/* turbopackIgnore: true */ './repair-tears')).withoutTears,
});

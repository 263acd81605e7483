import { defineTask } from '../../../../raster/define-task';

/** The worker-thread task that plays motions on a rig and merges limbs that tear off back into their parents. */
export const repairTears = defineTask({
  name: 'repairTears',
  pool: 'rebuilds',
  deadlineMs: 60_000,
  load: async () => (await import(/* turbopackIgnore: true */ './repair-tears')).withoutTears,
});

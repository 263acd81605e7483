import { defineTask } from '../../../../raster/define-task';

/** Has the rig critic look at a mascot. */
export const critiqueRig = defineTask({
  name: 'critiqueRig',
  pool: 'vectors',
  deadlineMs: 60_000,
  load: async () => (await import(/* turbopackIgnore: true */ '@/lib/core/spec/critic')).critiqueRig,
});

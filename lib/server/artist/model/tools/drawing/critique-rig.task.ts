import { defineTask } from '../../../../raster/define-task';

/** The worker-thread task that runs the rig critic on a mascot. */
export const critiqueRig = defineTask({
  name: 'critiqueRig',
  pool: 'vectors',
  deadlineMs: 60_000,
  load: async () => (await import(/* turbopackIgnore: true */ '@/lib/core/spec/critic')).critiqueRig,
});

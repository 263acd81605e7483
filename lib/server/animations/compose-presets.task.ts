import { defineTask } from '../raster/define-task';

/** The worker-thread task that composes presets for a mascot's rig. */
export const composePresets = defineTask({
  name: 'composePresets',
  pool: 'vectors',
  deadlineMs: 60_000,
  load: async () => (await import(/* turbopackIgnore: true */ './compose-presets')).composePresets,
});

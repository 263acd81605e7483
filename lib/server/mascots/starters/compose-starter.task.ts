import { defineTask } from '../../raster/define-task';

/** Draws a starter and composes its motions. */
export const composeStarter = defineTask({
  name: 'composeStarter',
  pool: 'vectors',
  deadlineMs: 60_000,
  load: async () => (await import(/* turbopackIgnore: true */ './compose-starter')).composeStarter,
});

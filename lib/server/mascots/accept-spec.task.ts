import { defineTask } from '../raster/define-task';

/** Checks and cleans a spec. */
export const acceptSpec = defineTask({
  name: 'acceptSpec',
  pool: 'uploads',
  deadlineMs: 10_000,
  load: async () => (await import(/* turbopackIgnore: true */ '@/lib/core/spec/accept')).acceptSpec,
});

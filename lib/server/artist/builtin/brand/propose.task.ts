import { defineTask } from '../../../raster/define-task';

/** The worker-thread task that proposes mascots for a website. */
export const proposeConcepts = defineTask({
  name: 'proposeConcepts',
  pool: 'sites',
  deadlineMs: 30_000,
  load: async () => (await import(/* turbopackIgnore: true */ '@/lib/artist/brand/propose')).propose,
});

import { defineTask } from '../../../raster/define-task';

/** Proposes mascots for a website. */
export const proposeConcepts = defineTask({
  name: 'proposeConcepts',
  pool: 'sites',
  deadlineMs: 30_000,
  load: async () => (await import(/* turbopackIgnore: true */ '@/lib/artist/brand/propose')).propose,
});

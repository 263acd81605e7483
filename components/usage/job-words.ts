import type { JobType } from '@/lib/contract/job';

/** The label of each job type. */
export const JOB_WORDS: Record<JobType, string> = {
  generate: 'Design',
  reconstruct: 'Rebuild',
  edit: 'Edit',
  variant: 'Variant',
  animate: 'Animation',
  export: 'Export',
  analyze: 'Website analysis',
  suggest: 'Suggestions',
  scene: 'Scene',
};

import type { AnalyzeInput } from '@/lib/contract/analyze';
import type { Job } from '@/lib/contract/job';
import type { Actor } from '../actor';
import { transaction } from '../db/client';
import { enqueue } from '../jobs/enqueue';

/** The input of the analysing job. */
export interface AnalyzeWork {
  url: string;
}

/** Enqueues the analysis of a website. Throws `insufficient_credits`. */
export function createAnalysis(actor: Actor, { url }: AnalyzeInput): Promise<Job> {
  const work: AnalyzeWork = { url };
  return transaction((tx) => enqueue(tx, actor, { type: 'analyze', action: 'analyze', mascotId: null, input: work }));
}

import type { Job } from '@/lib/contract/job';
import { LIMITS } from '@/lib/core/limits';
import type { Actor } from '../actor';
import { transaction } from '../db/client';
import { enqueue } from '../jobs/enqueue';
import { waitForJob } from '../jobs/wait';
import { requireSpec } from '../mascots/spec';

/** The input of the suggestion job. */
export interface SuggestWork {
  useCase?: string;
}

/**
 * Runs a job that suggests motions for a mascot, and returns the job after it has ended.
 * Throws `not_found`, `not_ready`, `insufficient_credits`.
 */
export async function suggest(
  actor: Actor,
  mascotId: string,
  useCase: string | undefined,
  signal: AbortSignal,
): Promise<Job> {
  const { id } = await transaction(async (tx) => {
    await requireSpec(tx, actor, mascotId);
    const input: SuggestWork = useCase ? { useCase } : {};
    return enqueue(tx, actor, { type: 'suggest', action: 'suggest', mascotId, input });
  });
  return waitForJob(actor, id, LIMITS.jobWaitSeconds, signal);
}

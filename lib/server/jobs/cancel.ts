import type { Job } from '@/lib/contract/job';
import type { Actor } from '../actor';
import { recordActs } from '../audit/record';
import { transaction } from '../db/client';
import type { Tx } from '../db/client';
import { findJob, lockOpenJobsOfMascot, toJob } from '../db/jobs';
import { FAILURES } from './failure';
import { finishIn, type Ending } from './finish';
import { noSuchJob } from './get';

const CANCELED: Ending = { status: 'canceled', failure: FAILURES.canceled };

/**
 * Cancels a job, refunds its credits, and aborts it wherever it runs. Gives an ended job unchanged; throws `not_found`.
 */
export function cancel(actor: Actor, id: string): Promise<Job> {
  return transaction(async (tx) => {
    const before = await findJob(tx, actor.workspaceId, id);
    if (!before) throw noSuchJob();
    const canceled = await finishIn(tx, id, 'anyone', CANCELED);
    if (canceled) await recordActs(tx, actor, { action: 'job.canceled', resourceId: id });
    return toJob(canceled ?? (await findJob(tx, actor.workspaceId, id)) ?? before);
  });
}

/** Cancels a mascot's queued and running jobs; call it before the deletion, in the same transaction. */
export async function cancelJobsOfMascot(tx: Tx, actor: Actor, mascotId: string): Promise<void> {
  const open = await lockOpenJobsOfMascot(tx, actor.workspaceId, mascotId);
  for (const id of open) await finishIn(tx, id, 'anyone', CANCELED);
}

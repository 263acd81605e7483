import type { Job } from '@/lib/contract/job';
import type { Mascot } from '@/lib/contract/mascot';
import type { Actor } from '../actor';
import type { Tx } from '../db/client';
import { changeMascot } from '../db/mascots';
import { enqueue, type JobRequest } from '../jobs/enqueue';
import { requireMascot } from './get';

/** What a mascot is called until its drawing has a name. */
export const UNNAMED = 'New mascot';

/** A mascot whose first drawing is under way, and the job that draws it. */
export interface BegunMascot {
  mascot: Mascot;
  job: Job;
}

/** Queues the job that makes a new mascot's first drawing. Throws `insufficient_credits`. */
export async function begin(
  tx: Tx,
  actor: Actor,
  mascotId: string,
  request: Omit<JobRequest, 'mascotId'>,
): Promise<BegunMascot> {
  const job = await enqueue(tx, actor, { ...request, mascotId });
  await changeMascot(tx, actor.workspaceId, mascotId, { creationJobId: job.id });
  return { mascot: await requireMascot(tx, actor, mascotId), job };
}

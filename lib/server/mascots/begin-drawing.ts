import type { Job } from '@/lib/contract/job';
import type { Mascot } from '@/lib/contract/mascot';
import type { Actor } from '../actor';
import type { Tx } from '../db/client';
import { changeMascot } from '../db/mascots';
import { enqueue, type JobRequest } from '../jobs/enqueue';
import { requireMascot } from './get';

/** A mascot without a drawing, and the job that draws it. */
export interface BegunMascot {
  mascot: Mascot;
  job: Job;
}

/** Enqueues the job of a mascot's first drawing. Throws `insufficient_credits`. */
export async function beginDrawing(
  tx: Tx,
  actor: Actor,
  mascotId: string,
  request: Omit<JobRequest, 'mascotId'>,
): Promise<BegunMascot> {
  const job = await enqueue(tx, actor, { ...request, mascotId });
  await changeMascot(tx, actor.workspaceId, mascotId, { creationJobId: job.id });
  return { mascot: await requireMascot(tx, actor, mascotId), job };
}

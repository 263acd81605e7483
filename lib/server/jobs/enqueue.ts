import type { Job, JobType } from '@/lib/contract/job';
import { ceilingUsd, PRICES } from '@/lib/contract/prices';
import type { PricedAction } from '@/lib/contract/prices';
import type { Actor } from '../actor';
import { holdCredits } from '../billing/hold';
import { afterCommit } from '../db/client';
import type { Tx } from '../db/client';
import { newId } from '../db/queries/ids';
import { insertEvents } from '../db/job-events';
import { insertJobs, toJob } from '../db/jobs';
import { kick } from './kick';
import { noteHold } from './observe';

/** A job that is asked for. */
export interface JobRequest {
  type: JobType;
  /** What it is billed as, null where it is free. */
  action: PricedAction | null;
  mascotId: string | null;
  /** What its handler is given; JSON. */
  input: unknown;
  /** A lower cost ceiling in USD. */
  maxCostUsd?: number | undefined;
}

/**
 * Queues jobs, all or none: holds the credits of all of them and writes them with their `queued` events in the caller's
 * transaction; the background work begins after its commit. Throws `insufficient_credits` where the total is more than
 * the balance.
 */
export async function enqueueAll(tx: Tx, actor: Actor, requests: readonly JobRequest[]): Promise<Job[]> {
  const now = Date.now();
  const rows = await insertJobs(
    tx,
    requests.map(({ type, action, mascotId, input, maxCostUsd }, index) => ({
      id: newId('job'),
      workspaceId: actor.workspaceId,
      mascotId,
      type,
      action,
      input,
      maxCostUsd: action ? ceilingUsd(action, maxCostUsd) : null,
      // A millisecond apart: the jobs of a batch run and are listed in the order in which they were asked for.
      createdAt: new Date(now + index),
    })),
  );
  const holds = rows.map(({ id, action }) => ({ jobId: id, credits: action ? PRICES[action].credits : 0 }));
  await holdCredits(tx, actor.workspaceId, holds);
  await insertEvents(
    tx,
    rows.map(({ id }) => ({ jobId: id, seq: 1, event: { type: 'queued' } })),
    ['queued', ''],
  );
  afterCommit(tx, () => noteHold(holds.reduce((sum, { credits }) => sum + credits, 0)));
  afterCommit(tx, kick);
  return rows.map(toJob);
}

/** Queues one job: see `enqueueAll`. */
export async function enqueue(tx: Tx, actor: Actor, request: JobRequest): Promise<Job> {
  const [job] = await enqueueAll(tx, actor, [request]);
  if (!job) throw new Error('The job was not written.');
  return job;
}

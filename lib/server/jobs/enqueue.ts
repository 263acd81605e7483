import type { Job, JobType } from '@/lib/contract/job';
import { ceilingUsd, PRICES } from '@/lib/contract/prices';
import type { PricedAction } from '@/lib/contract/prices';
import type { Actor } from '../actor';
import { recordActs, type Act } from '../audit/record';
import { holdCredits } from '../billing/hold';
import { afterCommit } from '../db/client';
import type { Tx } from '../db/client';
import { newId } from '../db/queries/ids';
import { insertEvents } from '../db/job-events';
import { insertJobs, toJob, type JobRow } from '../db/jobs';
import { offerTurn } from '../db/workspace-queue';
import { kick } from './kick';
import { laneOf } from './lanes';
import { noteHold } from './observe';

/** A job to enqueue. */
export interface JobRequest {
  type: JobType;
  /** The action that it is billed as; null where it is free. */
  action: PricedAction | null;
  mascotId: string | null;
  /** The input of its work, as JSON. */
  input: unknown;
  /** Whether the input promises an end within a second: such jobs do not queue behind long ones. */
  isShort?: boolean;
  /** A lower cost ceiling in USD. */
  maxCostUsd?: number | undefined;
}

/**
 * Enqueues jobs in the caller's transaction, all or none: holds their credits, writes their rows and `queued` events.
 * The work begins after the commit. Throws `insufficient_credits` where the total exceeds the balance.
 */
export async function enqueueAll(tx: Tx, actor: Actor, requests: readonly JobRequest[]): Promise<Job[]> {
  const now = Date.now();
  const rows = await insertJobs(
    tx,
    requests.map(({ type, action, mascotId, input, isShort = false, maxCostUsd }, index) => ({
      id: newId('job'),
      workspaceId: actor.workspaceId,
      mascotId,
      type,
      lane: laneOf(type, isShort),
      action,
      input,
      maxCostUsd: action ? ceilingUsd(action, maxCostUsd) : null,
      // Creation times are a millisecond apart, so that the jobs of a batch keep their order.
      createdAt: new Date(now + index),
    })),
  );
  await offerTurn(
    tx,
    actor.workspaceId,
    rows.map(({ lane }) => lane),
  );
  const holds = rows.map(({ id, action }) => ({ jobId: id, credits: action ? PRICES[action].credits : 0 }));
  await holdCredits(tx, actor.workspaceId, holds);
  await insertEvents(
    tx,
    rows.map(({ id }) => ({ jobId: id, seq: 1, event: { type: 'queued' } })),
    ['queued', ''],
  );
  await recordActs(tx, actor, ...rows.map(actOf));
  afterCommit(tx, () => noteHold(holds.reduce((sum, { credits }) => sum + credits, 0)));
  afterCommit(tx, kick);
  return rows.map(toJob);
}

const actOf = ({ id, type, mascotId }: JobRow): Act => ({
  action: 'job.created',
  resourceId: id,
  details: { type, ...(mascotId === null ? {} : { mascot_id: mascotId }) },
});

/** Enqueues one job: see `enqueueAll`. */
export async function enqueue(tx: Tx, actor: Actor, request: JobRequest): Promise<Job> {
  const [job] = await enqueueAll(tx, actor, [request]);
  if (!job) throw new Error('The job was not written.');
  return job;
}

import type { FinalStatus } from '@/lib/contract/job';
import { afterCommit, transaction } from '../db/client';
import type { Tx } from '../db/client';
import { insertSettlement } from '../db/credits';
import { insertEvents } from '../db/job-events';
import { endJob, lockOpenJob, toJob } from '../db/jobs';
import type { Ender, JobRow } from '../db/jobs';
import { restoreTurns } from '../db/workspace-queue';
import { publish } from '../webhooks/publish';
import type { JobOutcome } from './define';
import type { FailureReason } from './failure';
import { noteEnd } from './observe';

/** The intended end of a job. */
export type Ending =
  | { status: 'succeeded'; outcome: JobOutcome }
  | { status: Exclude<FinalStatus, 'succeeded'>; failure: FailureReason };

async function resultOf(tx: Tx, ending: Ending): Promise<unknown> {
  if (ending.status !== 'succeeded') return null;
  return (await ending.outcome.commit?.(tx)) ?? ending.outcome.result ?? null;
}

/**
 * Ends a job in the caller's transaction, all or nothing. This is the only place where a job ends.
 * Writes the work's commit, the status, the capture or refund, the `finished` event and the deliveries.
 * Does nothing and gives null for a job that has ended or that `ender` may not end.
 */
export async function finishIn(tx: Tx, id: string, ender: Ender, ending: Ending): Promise<JobRow | null> {
  const open = await lockOpenJob(tx, id, ender);
  if (!open) return null;
  const result = await resultOf(tx, ending);
  const failure = ending.status === 'succeeded' ? null : ending.failure;
  const error = failure?.message ?? null;
  const row = await endJob(tx, id, { status: ending.status, result, error });
  if (!row) return null;
  const settlement = ending.status === 'succeeded' && !ending.outcome.isFree ? 'capture' : 'refund';
  const credits = open.action ? await insertSettlement(tx, id, settlement) : 0;
  await restoreTurns(tx, row.workspaceId);
  await publish(tx, row.workspaceId, { ...toJob(row), status: ending.status });
  await insertEvents(
    tx,
    [{ jobId: id, seq: row.lastSeq, event: { type: 'finished', status: ending.status, error } }],
    ['event', id],
    ['ended', id],
    ['queued', ''],
  );
  afterCommit(tx, () => noteEnd(row, { credits, settlement, failure: failure?.kind ?? null }));
  return row;
}

/** `finishIn` in a transaction of its own. */
export function finish(id: string, ender: Ender, ending: Ending): Promise<JobRow | null> {
  return transaction((tx) => finishIn(tx, id, ender, ending));
}

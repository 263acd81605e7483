import type { FinalStatus } from '@/lib/contract/job';
import type { JobRow } from '../db/jobs';
import { env } from '../env';
import { log } from '../log';
import { metrics } from '../metrics/registry';
import { CANCELED, FAULT, INTERRUPTED } from './runner';

/**
 * What kind of thing ended a job that did not succeed; `refused` is what the work itself says against what was asked.
 */
export type Cause = 'canceled' | 'interrupted' | 'ceiling' | 'ai_service' | 'fault' | 'refused';

/** The kind of a job's error, by the specification's sentences. */
export function causeOf(error: string): Cause {
  if (error === CANCELED) return 'canceled';
  if (error === INTERRUPTED) return 'interrupted';
  if (error === FAULT) return 'fault';
  if (error.startsWith('Cost ceiling of ')) return 'ceiling';
  return error.startsWith('AI service error: ') ? 'ai_service' : 'refused';
}

const between = (from: Date | null, to: Date | null) =>
  from && to ? Math.max(0, to.getTime() - from.getTime()) : null;

/** Counts credits that were held for jobs. */
export function noteHold(credits: number): void {
  if (credits > 0) metrics().credits.inc({ movement: 'held' }, credits);
}

function count(
  row: JobRow,
  status: FinalStatus,
  { queueMs, runMs, cause }: { queueMs: number | null; runMs: number | null; cause: Cause | null },
): void {
  const { jobs, jobFailures, jobQueueSeconds, jobRunSeconds, modelCost } = metrics();
  const { type } = row;
  jobs.inc({ type, status });
  if (cause) jobFailures.inc({ type, cause });
  if (queueMs !== null) jobQueueSeconds.observe({ type }, queueMs / 1000);
  if (runMs !== null) jobRunSeconds.observe({ type, status }, runMs / 1000);
  if (row.costUsd > 0) modelCost.inc({ type }, row.costUsd);
}

/**
 * Writes one line of a job that has ended, and counts it with the credits that were held for it. What it was about is
 * not told.
 */
export function noteEnd(
  row: JobRow,
  { credits, settlement }: { credits: number; settlement: 'capture' | 'refund' },
): void {
  const status = row.status as FinalStatus;
  const [queueMs, runMs] = [between(row.createdAt, row.startedAt), between(row.startedAt, row.finishedAt)];
  const cause = row.error === null ? null : causeOf(row.error);
  count(row, status, { queueMs, runMs, cause });
  if (credits > 0) metrics().credits.inc({ movement: settlement === 'capture' ? 'captured' : 'refunded' }, credits);
  log('job', {
    job: row.id,
    type: row.type,
    status,
    workspace: row.workspaceId,
    queue_ms: queueMs,
    run_ms: runMs,
    cost_usd: row.costUsd,
    credits,
    artist: row.action === null ? null : env().anthropic ? 'model' : 'built-in',
    cause,
  });
}

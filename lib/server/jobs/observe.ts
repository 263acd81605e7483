import type { FinalStatus } from '@/lib/contract/job';
import type { FailureKind } from '@/lib/contract/job-errors';
import type { JobRow } from '../db/jobs';
import { env } from '../env';
import { log } from '../log';
import { metrics } from '../metrics/registry';

/** The label of each kind of failure in metrics and logs; dashboards query these labels. */
const CAUSES: Record<FailureKind, string> = {
  canceled: 'canceled',
  interrupted: 'interrupted',
  cost_ceiling: 'ceiling',
  service: 'ai_service',
  internal: 'fault',
  refused: 'refused',
};

const between = (from: Date | null, to: Date | null) =>
  from && to ? Math.max(0, to.getTime() - from.getTime()) : null;

/** Counts credits that were held for jobs. */
export function noteHold(credits: number): void {
  if (credits > 0) metrics().credits.inc({ movement: 'held' }, credits);
}

function count(
  row: JobRow,
  status: FinalStatus,
  { queueMs, runMs, cause }: { queueMs: number | null; runMs: number | null; cause: string | null },
): void {
  const { jobs, jobFailures, jobQueueSeconds, jobRunSeconds, modelCost } = metrics();
  const { type } = row;
  jobs.inc({ type, status });
  if (cause) jobFailures.inc({ type, cause });
  if (queueMs !== null) jobQueueSeconds.observe({ type }, queueMs / 1000);
  if (runMs !== null) jobRunSeconds.observe({ type, status }, runMs / 1000);
  if (row.costUsd > 0) modelCost.inc({ type }, row.costUsd);
}

/** Logs and counts an ended job with its credits. The log omits the job's content. */
export function noteEnd(
  row: JobRow,
  { credits, settlement, failure }: { credits: number; settlement: 'capture' | 'refund'; failure: FailureKind | null },
): void {
  const status = row.status as FinalStatus;
  const [queueMs, runMs] = [between(row.createdAt, row.startedAt), between(row.startedAt, row.finishedAt)];
  const cause = failure && CAUSES[failure];
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

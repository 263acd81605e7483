import { db } from '../db/client';
import { patiently } from '../db/connection/patience';
import { appendEvent } from '../db/job-events';
import { addJobCost } from '../db/jobs';
import type { JobRow } from '../db/jobs';
import type { JobContext, JobNote } from './define';
import { ceilingReached, alreadyEnded, JobStopped } from './failure';

/** The context of a claimed job's work. */
export function contextOf(row: JobRow, controller: AbortController): JobContext {
  const maxCostUsd = row.maxCostUsd ?? Number.POSITIVE_INFINITY;
  const claim = row.runner ?? '';

  async function emit(event: JobNote): Promise<void> {
    const written = await patiently(() => appendEvent(db(), row.id, claim, event));
    if (!written) controller.abort(alreadyEnded());
  }

  async function addCost(usd: number): Promise<void> {
    const costUsd = await addJobCost(db(), row.id, claim, usd);
    if (costUsd === null) return;
    await emit({ type: 'usage', cost_usd: costUsd });
    if (costUsd <= maxCostUsd) return;
    const stop = new JobStopped(ceilingReached(maxCostUsd));
    controller.abort(stop);
    throw stop;
  }

  return {
    jobId: row.id,
    workspaceId: row.workspaceId,
    mascotId: row.mascotId,
    signal: controller.signal,
    maxCostUsd,
    emit,
    addCost,
  };
}

import { JOB_LANES, type JobLane } from '@/lib/contract/job-lanes';
import { db, transaction } from '../db/client';
import { insertEvents } from '../db/job-events';
import { claimNext } from '../db/job-leases';
import type { WholeJobRow } from '../db/jobs';
import { readyLanes } from '../db/workspace-queue';

/** Claims the next job of these lanes that may start, with its `started` event; null where there is none. */
export async function claim(runnerId: string, lanes: readonly JobLane[] = JOB_LANES): Promise<WholeJobRow | null> {
  // A cheap check comes first, without a transaction: every start and end of a job leads here, and mostly nothing
  // waits.
  for (const lane of await readyLanes(db(), lanes)) {
    const row = await transaction(async (tx) => {
      const next = await claimNext(tx, runnerId, lane);
      if (next)
        await insertEvents(tx, [{ jobId: next.id, seq: next.lastSeq, event: { type: 'started' } }], ['event', next.id]);
      return next;
    });
    if (row) return row;
  }
  return null;
}

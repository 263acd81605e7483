import { JOB_TYPES, type JobType } from '@/lib/contract/job';
import { db, transaction } from '../db/client';
import { insertEvents } from '../db/job-events';
import { claimNext, isAnyWaiting } from '../db/job-leases';
import type { WholeJobRow } from '../db/jobs';

/** Claims the oldest job of these types that may start, with its `started` event; null where there is none. */
export async function claim(runnerId: string, types: readonly JobType[] = JOB_TYPES): Promise<WholeJobRow | null> {
  // Checked first, since every start and end of a job leads here, and mostly nothing waits.
  if (types.length === 0 || !(await isAnyWaiting(db()))) return null;
  return transaction(async (tx) => {
    const row = await claimNext(tx, runnerId, types);
    if (!row) return null;
    await insertEvents(tx, [{ jobId: row.id, seq: row.lastSeq, event: { type: 'started' } }], ['event', row.id]);
    return row;
  });
}

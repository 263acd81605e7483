import { transaction } from '../db/client';
import { insertEvents } from '../db/job-events';
import { claimNext } from '../db/job-leases';
import type { JobRow } from '../db/jobs';
import { notify } from '../db/notify';

/** Gives the oldest waiting job that may start to this runner, with its `started` event; null where there is none. */
export function claim(runnerId: string): Promise<JobRow | null> {
  return transaction(async (tx) => {
    const row = await claimNext(tx, runnerId);
    if (!row) return null;
    await insertEvents(tx, [{ jobId: row.id, seq: row.lastSeq, event: { type: 'started' } }]);
    await notify(tx, ['event', row.id]);
    return row;
  });
}

import { transaction, type Tx } from '../db/client';
import { startsOf } from '../db/job-events';
import { requeueJob } from '../db/job-leases';
import { notify } from '../db/queries/notify';
import { offerTurn } from '../db/workspace-queue';
import { alreadyEnded } from './failure';
import { finishIn, type Ending } from './finish';
import { runner } from './runner';

/** The number of functions that may begin a job; after that it counts as longer than a function may run. */
const MAX_STARTS = 3;

const TOO_LONG: Ending = {
  status: 'failed',
  failure: { kind: 'refused', message: 'The work took longer than it may take on this service.' },
};

async function giveBackIn(tx: Tx, id: string, claim: string): Promise<void> {
  if ((await startsOf(tx, id)) >= MAX_STARTS) {
    await finishIn(tx, id, { runner: claim }, TOO_LONG);
    return;
  }
  const row = await requeueJob(tx, id, claim);
  if (!row) return;
  await offerTurn(tx, row.workspaceId, [row.lane]);
  await notify(tx, ['queued', '']);
}

/**
 * Requeues a job of this process, so that a process with more time starts it again. Stops its work, whose writes are
 * refused from then on. After `MAX_STARTS` it fails the job instead.
 */
export async function giveBack(id: string): Promise<void> {
  const job = runner().running.get(id);
  if (!job) return;
  await transaction((tx) => giveBackIn(tx, id, job.claim));
  job.controller.abort(alreadyEnded());
}

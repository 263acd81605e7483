import { db } from '../db/client';
import { expireLeasesOfOthers, interruptedJobs } from '../db/job-leases';
import { FAILURES } from './failure';
import { finish } from './finish';
import { runner } from './runner';

/**
 * Fails and refunds every running job with an expired lease, and gives their number. Jobs of this process are spared: a
 * suspended process renews late.
 */
export async function recover(): Promise<number> {
  const ids = await interruptedJobs(db(), [...runner().running.keys()]);
  for (const id of ids) await finish(id, 'lease-ran-out', { status: 'failed', failure: FAILURES.interrupted });
  return ids.length;
}

/** Fails every running job at the start of a process that has its database to itself. */
export async function recoverAll(): Promise<number> {
  await expireLeasesOfOthers(db(), runner().id);
  return recover();
}

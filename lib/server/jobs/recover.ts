import { db } from '../db/client';
import { expireLeasesOfOthers, interruptedJobs } from '../db/job-leases';
import { FAILURES } from './failure';
import { finish } from './finish';
import { runner } from './runner';

/**
 * Fails, with a refund, every running job whose runner has been silent for longer than its lease. Answers how many.
 * Spares what runs here: a process that stood still for a while renews its leases late.
 */
export async function recover(): Promise<number> {
  const ids = await interruptedJobs(db(), [...runner().running.keys()]);
  for (const id of ids) await finish(id, 'lease-ran-out', { status: 'failed', failure: FAILURES.interrupted });
  return ids.length;
}

/** Fails every running job on a database that is this process's alone, at its start. */
export async function recoverAll(): Promise<number> {
  await expireLeasesOfOthers(db(), runner().id);
  return recover();
}

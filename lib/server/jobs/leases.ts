import { db } from '../db/client';
import { LEASE_SECONDS, renewLeases } from '../db/job-leases';
import { logError } from '../log';
import { hasEnded } from './failure';
import { runner } from './runner';

/** How often leases are renewed, in milliseconds: three times in the life of one. */
const HEARTBEAT_MS = Math.floor((LEASE_SECONDS * 1000) / 3);

/** Renews the leases of these jobs, and stops the work of those that the row says are not this runner's any more. */
async function renew(jobIds: readonly string[]): Promise<void> {
  const { id, running } = runner();
  // Only what is at work here: the lease of a job whose end could not be written must run out.
  const atWork = jobIds.filter((jobId) => running.has(jobId));
  if (atWork.length === 0) return;
  const mine = new Set(await renewLeases(db(), id, atWork));
  for (const jobId of atWork) if (!mine.has(jobId)) running.get(jobId)?.controller.abort(hasEnded());
}

/** Renews a job's lease out of turn; a notice alone stops no work, for it may mean that the line was broken. */
export function checkLease(jobId: string): void {
  void renew([jobId]).catch((error: unknown) => logError('jobs.heartbeat_failed', error));
}

/** Renews leases from now on, while anything runs. */
export function keepBeating(): void {
  const self = runner();
  self.heartbeat ??= setInterval(
    () => void renew([...self.running.keys()]).catch((error: unknown) => logError('jobs.heartbeat_failed', error)),
    HEARTBEAT_MS,
  ).unref();
}

/** Ends `keepBeating`. */
export function stopBeating(): void {
  const self = runner();
  clearInterval(self.heartbeat);
  self.heartbeat = undefined;
}

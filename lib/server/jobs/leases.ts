import { db } from '../db/client';
import { LEASE_SECONDS, renewLeases } from '../db/job-leases';
import { logError } from '../log';
import { alreadyEnded } from './failure';
import { runner } from './runner';

/** How often leases are renewed, in milliseconds: three times in the duration of one. */
const HEARTBEAT_MS = Math.floor((LEASE_SECONDS * 1000) / 3);

/** Renews the leases of running jobs of this process, and stops jobs that the database no longer assigns to it. */
async function renew(atWork: ReadonlyMap<string, { claim: string; controller: AbortController }>): Promise<void> {
  if (atWork.size === 0) return;
  const jobs = [...atWork];
  const claims = jobs.map(([, { claim }]) => claim);
  const mine = new Set(
    await renewLeases(
      db(),
      claims,
      jobs.map(([id]) => id),
    ),
  );
  for (const [id, { controller }] of jobs) if (!mine.has(id)) controller.abort(alreadyEnded());
}

const renewSafely = (atWork: Parameters<typeof renew>[0]): void =>
  void renew(atWork).catch((error: unknown) => logError('jobs.heartbeat_failed', error));

/**
 * Renews a job's lease at once, and stops the work if it is lost. A notice alone is no proof, since reconnecting sends
 * one too.
 */
export const checkLease = (jobId: string, claim: string, controller: AbortController): void =>
  renewSafely(new Map([[jobId, { claim, controller }]]));

/** Renews leases from now on, while any job runs. */
export function keepBeating(): void {
  const self = runner();
  // Only running jobs are renewed: the lease of a job whose end could not be written must expire.
  self.heartbeat ??= setInterval(() => renewSafely(self.running), HEARTBEAT_MS).unref();
}

/** Ends `keepBeating`. */
export function stopBeating(): void {
  const self = runner();
  clearInterval(self.heartbeat);
  self.heartbeat = undefined;
}

import { setTimeout as sleep } from 'node:timers/promises';
import { ping } from '../db/connection/state';
import { LEASE_SECONDS } from '../db/job-leases';
import { subscribe } from '../db/queries/notify';
import { logError } from '../log';
import type { Handlers } from './define';
import { drain } from './drain';
import { FAILURES, JobStopped } from './failure';
import { finish } from './finish';
import { recover } from './recover';
import { runner } from './runner';

/**
 * How often to look without having been told, in milliseconds: finds dead runners' jobs, and notices that were lost.
 */
const LOOK_MS = 2000;
/** A pause between two looks from which on other runners may have been cut off from the database too. */
const LONG_PAUSE_MS = 2 * LOOK_MS;

let stopLooking: (() => void) | undefined;

/**
 * Looks for work and for dead runners. After a time without the database, live runners first get a lease's time to
 * renew theirs: until then theirs look like those of the dead.
 */
function lookout(handlers: Handlers): () => Promise<void> {
  let looked = performance.now();
  let spareUntil = 0;
  return async () => {
    try {
      await ping();
      const now = performance.now();
      if (now - looked > LONG_PAUSE_MS) spareUntil = now + LEASE_SECONDS * 1000;
      looked = now;
      if (now >= spareUntil) await recover();
      await drain(handlers);
    } catch (error) {
      logError('jobs.look_failed', error);
    }
  };
}

/** Keeps draining the queue in this process: at once, whenever the database tells of a waiting job, and on a timer. */
export async function startWorker(handlers: Handlers): Promise<void> {
  runner().keepsDraining = true;
  const unsubscribe = await subscribe('queued', '', () => void drain(handlers));
  const look = lookout(handlers);
  const timer = setInterval(() => void look(), LOOK_MS).unref();
  stopLooking = () => {
    clearInterval(timer);
    unsubscribe();
  };
  await look();
}

/**
 * Stops claiming, ends streams and waits, and gives running jobs so many milliseconds.
 * Then it aborts them, and they fail as interrupted, with a refund.
 */
export async function stopWorker(graceMs: number): Promise<void> {
  const { id, running, closing, draining } = runner();
  closing.abort();
  stopLooking?.();
  // A claim under way may still bring one more job.
  await draining;
  await Promise.race([
    Promise.all([...running.values()].map(({ done }) => done)),
    sleep(graceMs, undefined, { ref: false }),
  ]);
  const late = [...running.entries()];
  for (const [, { controller }] of late) controller.abort(new JobStopped(FAILURES.interrupted));
  for (const [jobId] of late) await finish(jobId, { runner: id }, { status: 'failed', failure: FAILURES.interrupted });
}

import { setTimeout as sleep } from 'node:timers/promises';
import { db } from '../db/client';
import { ping } from '../db/connection/state';
import { LEASE_SECONDS } from '../db/job-leases';
import { subscribe } from '../db/queries/notify';
import { repairTurns } from '../db/workspace-queue';
import { logError } from '../log';
import type { Handlers } from './define';
import { drain } from './drain';
import { FAILURES, JobStopped } from './failure';
import { finish } from './finish';
import { recover } from './recover';
import { runner } from './runner';

/** How often to look without a notice, in milliseconds, for jobs of dead runners and for lost notices. */
const LOOK_MS = 2000;
/** A pause between two checks after which this and other runners may have lost the database, in milliseconds. */
const LONG_PAUSE_MS = 2 * LOOK_MS;
/** How often missing turns of workspaces with queued jobs are restored, in milliseconds. */
const REPAIR_MS = 60_000;

let stopLooking: (() => void) | undefined;

/**
 * Makes the periodic check for work and dead runners. After a database outage it waits for a lease's duration, in which
 * live runners renew theirs.
 */
function lookout(handlers: Handlers): () => Promise<void> {
  let looked = performance.now();
  let spareUntil = 0;
  let repaired = -REPAIR_MS;
  return async () => {
    try {
      await ping();
      const now = performance.now();
      if (now - looked > LONG_PAUSE_MS) spareUntil = now + LEASE_SECONDS * 1000;
      looked = now;
      if (now >= spareUntil) await recover();
      if (performance.now() - repaired >= REPAIR_MS) {
        await repairTurns(db());
        repaired = performance.now();
      }
      await drain(handlers);
    } catch (error) {
      logError('jobs.look_failed', error);
    }
  };
}

/** Keeps draining the queue in this process: at once, at each notice of a queued job, and on a timer. */
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
 * Stops claiming, ends streams and waits, and gives running jobs `graceMs`. Then aborts them: they fail as interrupted,
 * with a refund.
 */
export async function stopWorker(graceMs: number): Promise<void> {
  const { running, closing, draining } = runner();
  closing.abort();
  stopLooking?.();
  // A claim in progress may still bring one more job.
  await draining;
  await Promise.race([
    Promise.all([...running.values()].map(({ done }) => done)),
    sleep(graceMs, undefined, { ref: false }),
  ]);
  const late = [...running.entries()];
  for (const [, { controller }] of late) controller.abort(new JobStopped(FAILURES.interrupted));
  for (const [id, { claim }] of late)
    await finish(id, { runner: claim }, { status: 'failed', failure: FAILURES.interrupted });
}

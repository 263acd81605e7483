import { setTimeout as sleep } from 'node:timers/promises';
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
const POLL_MS = 5000;

let stopLooking: (() => void) | undefined;

/** Keeps draining the queue in this process: at once, whenever the database tells of a waiting job, and on a timer. */
export async function startWorker(handlers: Handlers): Promise<void> {
  runner().keepsDraining = true;
  const unsubscribe = await subscribe('queued', '', () => void drain(handlers));
  const look = () =>
    recover()
      .then(() => drain(handlers))
      .catch((error: unknown) => logError('jobs.look_failed', error));
  const timer = setInterval(() => void look(), POLL_MS).unref();
  stopLooking = () => {
    clearInterval(timer);
    unsubscribe();
  };
  await look();
}

/**
 * Stops: streams and waits end, nothing new is claimed, jobs at work get so many milliseconds;
 * then they are aborted and fail as interrupted, with a refund.
 */
export async function stopWorker(graceMs: number): Promise<void> {
  const { id, running, closing, draining } = runner();
  closing.abort();
  stopLooking?.();
  // A claim that was under way may still bring one more job.
  await draining;
  await Promise.race([
    Promise.all([...running.values()].map(({ done }) => done)),
    sleep(graceMs, undefined, { ref: false }),
  ]);
  const late = [...running.entries()];
  for (const [, { controller }] of late) controller.abort(new JobStopped(FAILURES.interrupted));
  for (const [jobId] of late) await finish(jobId, { runner: id }, { status: 'failed', failure: FAILURES.interrupted });
}

import { setTimeout as sleep } from 'node:timers/promises';
import { subscribe } from '../db/queries/notify';
import { logError } from '../log';
import type { Handlers } from './define';
import { drain } from './drain';
import { FAILURES, JobStopped } from './failure';
import { finish } from './finish';
import { recover } from './recover';
import { runner } from './runner';

/** How often to look without a notice, for the jobs of dead runners and for lost notices. */
const POLL_MS = 5000;

let stopLooking: (() => void) | undefined;

/** Keeps draining the queue in this process: at once, at each notice of a queued job, and on a timer. */
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

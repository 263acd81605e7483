import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAway, noteAway } from './away';

/** How long a request waits for an unreachable database, in milliseconds. Then it is refused with `Retry-After`. */
const REQUEST_PATIENCE_MS = 3000;
/** How long a job waits, in milliseconds: it would lose its work, and a database restarts within this time. */
export const JOB_PATIENCE_MS = 30_000;
/** The first and the longest pause between two attempts, in milliseconds. */
const PAUSE_MS = { first: 50, max: 500 };

const patience = new AsyncLocalStorage<number>();

/** Lets every query of `work` wait this long for an unreachable database. */
export const withPatience = <T>(milliseconds: number, work: () => Promise<T>): Promise<T> =>
  patience.run(milliseconds, work);

/** How long the current job may wait, in milliseconds; 0 outside of jobs. */
export const jobPatienceMs = (): number => patience.getStore() ?? 0;

/**
 * Repeats `ask` while the database is unreachable and the caller's patience lasts. `mayAskAgain` says whether a repeat
 * is safe.
 */
export async function patiently<T>(ask: () => Promise<T>, mayAskAgain: () => boolean = () => true): Promise<T> {
  const until = performance.now() + (patience.getStore() ?? REQUEST_PATIENCE_MS);
  for (let pause = PAUSE_MS.first; ; pause = Math.min(pause * 2, PAUSE_MS.max)) {
    try {
      return await ask();
    } catch (error) {
      if (!isAway(error)) throw error;
      noteAway(error);
      if (!mayAskAgain() || performance.now() + pause > until) throw error;
      await sleep(pause);
    }
  }
}

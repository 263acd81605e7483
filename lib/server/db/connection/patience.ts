import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAway, noteAway } from './away';

/** How long a request waits for a database that is away, in milliseconds: then it is told to come back. */
const REQUEST_PATIENCE_MS = 3000;
/** How long a job does: it loses what it has made, and a database that starts anew is back by then. */
export const JOB_PATIENCE_MS = 30_000;
/** The first and the longest pause between two attempts, in milliseconds. */
const PAUSE_MS = { first: 50, max: 500 };

const patience = new AsyncLocalStorage<number>();

/** Has all that `work` asks of the database wait this long for one that is away. */
export const withPatience = <T>(milliseconds: number, work: () => Promise<T>): Promise<T> =>
  patience.run(milliseconds, work);

/**
 * Asks again while the database is away, as long as the caller's patience lasts. `mayAskAgain` tells whether what
 * failed may be repeated.
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

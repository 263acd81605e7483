import { isPressed, onRelease } from './pressed';

/** The longest wait for idle time, in milliseconds. */
const LATEST_MS = 500;

/** The work that waits, the longest waiting first. */
const waiting = new Set<() => void>();
let isAsked = false;

/**
 * Calls `work` in the browser's idle time, or after a timeout in browsers without that; gives a function that cancels
 * it. One piece of work is done at a time, so that a press or a key is answered in between, and none during a drag.
 */
export function whenIdle(work: () => void): () => void {
  const mine = () => work();
  waiting.add(mine);
  ask();
  return () => void waiting.delete(mine);
}

function ask(): void {
  if (isAsked || waiting.size === 0) return;
  isAsked = true;
  if (typeof requestIdleCallback === 'undefined') setTimeout(next, LATEST_MS / 4);
  else requestIdleCallback(next, { timeout: LATEST_MS });
}

function next(): void {
  isAsked = false;
  if (isPressed()) return onRelease(ask);
  const [work] = waiting;
  if (!work) return;
  waiting.delete(work);
  ask();
  work();
}

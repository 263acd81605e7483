import { isPressed, onRelease } from './pressed';
import { pauseForHands } from './resting-hands';

/** The longest wait for idle time, in milliseconds. */
const LATEST_MS = 500;

/** The queued callbacks, the oldest first. */
const waiting = new Set<() => void>();
let isAsked = false;

/**
 * Calls `work` in the browser's idle time; in browsers without that, after a delay. Returns a function that cancels it.
 * Only one callback runs per idle period, so that input is handled in between. None runs during a drag, or while the
 * pointer moves or keys are pressed, because a gesture may be about to start.
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

function askAgain(): void {
  isAsked = false;
  ask();
}

function next(): void {
  isAsked = false;
  if (isPressed()) return onRelease(ask);
  const pause = pauseForHands();
  if (pause > 0) {
    isAsked = true;
    setTimeout(askAgain, pause);
    return;
  }
  const [work] = waiting;
  if (!work) return;
  waiting.delete(work);
  ask();
  work();
}

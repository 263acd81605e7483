/** The longest wait for idle time, in milliseconds. */
const LATEST_MS = 500;

/**
 * Calls `work` in the browser's idle time, or after a timeout in browsers without that; gives a function that cancels
 * it.
 */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, LATEST_MS / 4);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: LATEST_MS });
  return () => cancelIdleCallback(handle);
}

import { runner } from '../jobs/runner';
import { health, type Health } from './health';

/** How long an answer is kept since its checks began, in milliseconds: anybody may ask, and checks make queries. */
const KEPT_MS = 1000;

interface Look {
  /** When the checks began, by a monotonic clock, in milliseconds. */
  began: number;
  isDone: boolean;
  found: Promise<Health>;
}

let last: Look | undefined;

function look(): Look {
  const begun: Look = { began: performance.now(), isDone: false, found: health(false) };
  const end = () => (begun.isDone = true);
  begun.found.then(end, end);
  return begun;
}

/**
 * The health without figures, at most a second old. Callers share checks that are still running. A server that stops
 * says so at once.
 */
export function recentHealth(): Promise<Health> {
  if (runner().closing.signal.aborted) return health(false);
  if (!last || (last.isDone && performance.now() - last.began > KEPT_MS)) last = look();
  return last.found;
}

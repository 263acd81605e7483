import { LRUCache } from 'lru-cache';
import type { Allowance } from '../db/rate-windows';

const WINDOW_SECONDS = 60;
/** The most people whose requests are counted at once; who made none for the longest time is forgotten first. */
const MAX_PEOPLE = 20_000;

/** The requests of a person in each of the last seconds: `counts[second % 60]`. */
interface Recent {
  counts: Uint32Array;
  /** The second that was counted last. */
  last: number;
}

/** Kept on `globalThis`, because several bundles share it. */
const shared = globalThis as typeof globalThis & { liverigSessionRates?: LRUCache<string, Recent> };
const people = () => (shared.liverigSessionRates ??= new LRUCache({ max: MAX_PEOPLE }));

/** The counts of a person at a second, without those that have left the window. */
function recentOf(userId: string, second: number): Recent {
  const recent = people().get(userId) ?? { counts: new Uint32Array(WINDOW_SECONDS), last: second };
  const passed = Math.min(second - recent.last, WINDOW_SECONDS);
  for (let ago = 0; ago < passed; ago += 1) recent.counts[(second - ago) % WINDOW_SECONDS] = 0;
  recent.last = second;
  people().set(userId, recent);
  return recent;
}

/** The seconds until the oldest counted request leaves the window. */
function secondsToWait(counts: Uint32Array, second: number): number {
  for (let ago = WINDOW_SECONDS - 1; ago > 0; ago -= 1)
    if (counts[(second - ago) % WINDOW_SECONDS]) return WINDOW_SECONDS - ago;
  return WINDOW_SECONDS;
}

/**
 * Counts a request of a signed-in person over all of their browsers, unless it exceeds the limit of a minute and is
 * refused. Counted in memory: it protects this process, and a write to the database for each request would cost more
 * than most answers.
 */
export function countSessionRequest(userId: string, limit: number, milliseconds = performance.now()): Allowance {
  const second = Math.floor(milliseconds / 1000);
  const { counts } = recentOf(userId, second);
  const used = counts.reduce((sum, count) => sum + count, 0);
  const refused = used >= limit;
  if (!refused) counts[second % WINDOW_SECONDS] = (counts[second % WINDOW_SECONDS] ?? 0) + 1;
  return {
    limit,
    remaining: Math.max(0, limit - used - 1),
    refused,
    retryAfterSeconds: secondsToWait(counts, second),
  };
}

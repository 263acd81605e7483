import { rateLimited } from '@/lib/contract/errors';
import type { Tx } from './db/client';
import { takeFromWindow } from './db/rate-windows';

/** A limit of uses in a sliding window. Uses with the same `bucket` are counted together. */
interface WindowLimit {
  bucket: string;
  limit: number;
  windowSeconds: number;
}

const SECONDS = { minute: 60, hour: 3600 };

/** A waiting time in words, rounded up: seconds below two minutes, minutes below two hours, else hours. */
function inWords(seconds: number): string {
  if (seconds < 2 * SECONDS.minute) return `${seconds} s`;
  return seconds < 2 * SECONDS.hour
    ? `${Math.ceil(seconds / SECONDS.minute)} minutes`
    : `${Math.ceil(seconds / SECONDS.hour)} hours`;
}

/**
 * Counts one use in the caller's transaction. Throws `rate_limited` past the limit; its sentence is `reason`, which has
 * no full stop, and when to try again.
 */
export async function limitUse(tx: Tx, { bucket, limit, windowSeconds }: WindowLimit, reason: string): Promise<void> {
  const { refused, retryAfterSeconds } = await takeFromWindow(tx, bucket, limit, windowSeconds);
  if (!refused) return;
  throw rateLimited(`${reason}; try again in ${inWords(retryAfterSeconds)}.`, {
    retry_after: retryAfterSeconds,
    limit,
  });
}

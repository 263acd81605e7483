import { lt, sql, type SQL } from 'drizzle-orm';
import { rateWindows } from '@/drizzle/schema';
import type { Db, Tx } from './client';
import { rowsOf } from './queries/rows';

/** A request against a limit: whether it was refused, and the seconds until the next one may come. */
export interface Allowance {
  limit: number;
  remaining: number;
  refused: boolean;
  retryAfterSeconds: number;
}

/** What a count gives: earlier requests in the window, how many were taken, and the oldest second counted. */
export interface Counted {
  allowed: number;
  used: number;
  taken: number;
  first: number;
}

/** The result of each request of one count, in their order; those past the limit are refused and not counted. */
export function allowancesOf(
  { allowed, used, taken, first }: Counted,
  requests: number,
  windowSeconds: number,
  now: Date,
): Allowance[] {
  const retryAfterSeconds = Math.max(1, Math.ceil(first + windowSeconds - now.getTime() / 1000));
  return Array.from({ length: requests }, (_, index) => ({
    limit: allowed,
    remaining: Math.max(0, allowed - used - index - 1),
    refused: index >= taken,
    retryAfterSeconds,
  }));
}

/** The start of a window that ends now. */
export const windowStart = (now: Date, windowSeconds: number) =>
  new Date(now.getTime() - windowSeconds * 1000).toISOString();

/**
 * SQL that counts requests by the second and selects `used`, `taken` and `first`. Parallel counts on other instances
 * never exceed the window's limit.
 */
export function countingSql(bucket: SQL, limit: SQL, requests: number, windowSeconds: number, now: Date): SQL {
  const second = new Date(Math.floor(now.getTime() / 1000) * 1000).toISOString();
  return sql`count_requests(${bucket}, ${second}::timestamptz, ${windowStart(now, windowSeconds)}::timestamptz,
    ${limit}, ${requests}::int)`;
}

/**
 * Counts one request of `bucket` unless it would exceed `limit` in the last `windowSeconds`.
 * The bucket is locked until the transaction ends.
 */
export async function takeFromWindow(
  tx: Db | Tx,
  bucket: string,
  limit: number,
  windowSeconds: number,
  now: Date,
): Promise<Allowance> {
  const allowed = sql`${limit}::int`;
  const [counted] = await rowsOf<Counted>(
    tx,
    sql`select ${allowed} as allowed, counted.*
      from ${countingSql(sql`${bucket}::text`, allowed, 1, windowSeconds, now)} as counted`,
  );
  const [allowance] = counted ? allowancesOf(counted, 1, windowSeconds, now) : [];
  if (!allowance) throw new Error('Counting a request gave no row.');
  return allowance;
}

/** Deletes seconds that no window reaches any more. */
export async function dropRateWindows(tx: Db | Tx, before: Date): Promise<void> {
  await tx.delete(rateWindows).where(lt(rateWindows.windowStart, before));
}

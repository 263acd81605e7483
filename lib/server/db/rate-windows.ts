import { lt, sql, type SQL } from 'drizzle-orm';
import { rateWindows } from '@/drizzle/schema';
import type { Db, Tx } from './client';
import { rowsOf } from './queries/rows';

/** The result of counting a request: whether it was refused, and the seconds until the next one is allowed. */
export interface Allowance {
  limit: number;
  remaining: number;
  refused: boolean;
  retryAfterSeconds: number;
}

/**
 * The result of counting: earlier requests in the window, accepted requests, and the seconds until the oldest leaves
 * the window.
 */
export interface Counted {
  allowed: number;
  used: number;
  taken: number;
  wait: number;
}

/**
 * Gives the allowance after each of several requests that were counted together, in order; those past the limit are
 * refused and not counted.
 */
export function allowancesOf({ allowed, used, taken, wait }: Counted, requests: number): Allowance[] {
  return Array.from({ length: requests }, (_, index) => ({
    limit: allowed,
    remaining: Math.max(0, allowed - used - index - 1),
    refused: index >= taken,
    retryAfterSeconds: Math.max(1, Math.ceil(wait)),
  }));
}

/**
 * SQL that counts requests by the second and selects `used`, `taken` and `wait`.
 * It takes no more than the last `windowSeconds` have room for, exactly, also with parallel counts on other instances.
 * The clock is the database's, for that of an instance may be wrong.
 */
export const countingSql = (bucket: SQL, limit: SQL, requests: number, windowSeconds: number): SQL =>
  sql`count_requests(${bucket}, ${windowSeconds}::int, ${limit}, ${requests}::int)`;

/**
 * Counts one request of `bucket` unless it would exceed `limit` in the last `windowSeconds`.
 * The bucket is locked until the transaction ends.
 */
export async function takeFromWindow(
  tx: Db | Tx,
  bucket: string,
  limit: number,
  windowSeconds: number,
): Promise<Allowance> {
  const allowed = sql`${limit}::int`;
  const [counted] = await rowsOf<Counted>(
    tx,
    sql`select ${allowed} as allowed, counted.*
      from ${countingSql(sql`${bucket}::text`, allowed, 1, windowSeconds)} as counted`,
  );
  const [allowance] = counted ? allowancesOf(counted, 1) : [];
  if (!allowance) throw new Error('Counting a request gave no row.');
  return allowance;
}

/** Deletes counted seconds that are older than any window of at most `longestSeconds`. */
export async function dropRateWindows(tx: Db | Tx, longestSeconds: number): Promise<void> {
  await tx
    .delete(rateWindows)
    .where(lt(rateWindows.windowStart, sql`now() - make_interval(secs => ${longestSeconds}::int)`));
}

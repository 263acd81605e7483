import { lt, sql, type SQL } from 'drizzle-orm';
import { rateWindows } from '@/drizzle/schema';
import type { Db, Tx } from './client';
import { rowsOf } from './queries/rows';

/** How a request stands against a limit: `refused` when it went over, and in how many seconds the next one may come. */
export interface Allowance {
  limit: number;
  remaining: number;
  refused: boolean;
  retryAfterSeconds: number;
}

/**
 * What counting tells: how many the window had before, how many of those asked for were taken, the oldest second
 * counted.
 */
export interface Counted {
  allowed: number;
  used: number;
  taken: number;
  first: number;
}

/**
 * Reads how each of several requests that were counted together stands, in their order: those past the limit are
 * refused, and not counted.
 */
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

/** The moment a window that ends now began. */
export const windowStart = (now: Date, windowSeconds: number) =>
  new Date(now.getTime() - windowSeconds * 1000).toISOString();

/**
 * Counts requests by the second and gives `used`, `taken` and `first`, to be selected from: no more are taken than
 * there is room for in the last `windowSeconds`, exactly, whoever counts in this bucket meanwhile, here or on another
 * instance.
 */
export function countingSql(bucket: SQL, limit: SQL, requests: number, windowSeconds: number, now: Date): SQL {
  const second = new Date(Math.floor(now.getTime() / 1000) * 1000).toISOString();
  return sql`count_requests(${bucket}, ${second}::timestamptz, ${windowStart(now, windowSeconds)}::timestamptz,
    ${limit}, ${requests}::int)`;
}

/**
 * Counts one request of `bucket`, unless it would be more than `limit` in the last `windowSeconds`; nobody else counts
 * there until the transaction ends.
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

/** Forgets seconds that no window reaches any more. */
export async function dropRateWindows(tx: Db | Tx, before: Date): Promise<void> {
  await tx.delete(rateWindows).where(lt(rateWindows.windowStart, before));
}

import { lt, sql } from 'drizzle-orm';
import { rateWindows } from '@/drizzle/schema';
import type { Db, Tx } from './client';
import { rowsOf } from './rows';

/** How a request stands against a limit: `refused` when it went over, and in how many seconds the next one may come. */
export interface Allowance {
  limit: number;
  remaining: number;
  refused: boolean;
  retryAfterSeconds: number;
}

/** What a statement that counts a request tells: counts before this second and in it (null: refused), the oldest second counted. */
export interface Counted {
  allowed: number;
  before: number;
  current: number | null;
  first: number;
}

/** Reads what was counted in a window of `windowSeconds` that ends at `now`. */
export function allowanceOf(counted: Counted, windowSeconds: number, now: Date): Allowance {
  const { allowed, before, current, first } = counted;
  return {
    limit: allowed,
    remaining: current === null ? 0 : allowed - before - current,
    refused: current === null,
    retryAfterSeconds: Math.max(1, Math.ceil(first + windowSeconds - now.getTime() / 1000)),
  };
}

/** Reads how each of several requests that were counted together stands, in their order: those past the limit are refused. */
export function allowancesOf(counted: Counted, requests: number, windowSeconds: number, now: Date): Allowance[] {
  const { allowed, before, current: last } = counted;
  return Array.from({ length: requests }, (_, index) => {
    const mine = last === null ? null : last - requests + index + 1;
    return allowanceOf({ ...counted, current: mine !== null && before + mine <= allowed ? mine : null }, windowSeconds, now);
  });
}

/** The second that holds this moment: requests are counted by the second, and the last `windowSeconds` of them summed. */
export const secondOf = (now: Date) => new Date(Math.floor(now.getTime() / 1000) * 1000).toISOString();
/** The moment a window that ends now began. */
export const windowStart = (now: Date, windowSeconds: number) => new Date(now.getTime() - windowSeconds * 1000).toISOString();

/** Waits for whoever else counts in these buckets, until the transaction ends: then the count is exact across seconds and instances too. */
export async function lockBuckets(tx: Tx, buckets: readonly string[]): Promise<void> {
  for (const bucket of buckets) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${bucket}, 0))`);
}

/** Counts one request of `bucket`, unless it would be more than `limit` in the last `windowSeconds`: a sliding window, exact to the second. */
export async function takeFromWindow(tx: Db | Tx, bucket: string, limit: number, windowSeconds: number, now: Date): Promise<Allowance> {
  const second = secondOf(now);
  const [counted] = await rowsOf<Counted>(tx, sql`
    with used as (
      select coalesce(sum(count), 0)::int as count, extract(epoch from coalesce(min(window_start), ${second}::timestamptz))::float8 as first
      from rate_windows where bucket = ${bucket} and window_start > ${windowStart(now, windowSeconds)}::timestamptz and window_start < ${second}::timestamptz
    ), hit as (
      insert into rate_windows as r (bucket, window_start, count)
      select ${bucket}, ${second}::timestamptz, 1 from used where used.count < ${limit}::int
      on conflict (bucket, window_start) do update set count = r.count + 1 where r.count + (select count from used) < ${limit}::int
      returning r.count
    )
    select ${limit}::int as allowed, used.count as before, hit.count as current, used.first from used left join hit on true`);
  if (!counted) throw new Error('Counting a request gave no row.');
  return allowanceOf(counted, windowSeconds, now);
}

/** Forgets seconds that no window reaches any more. */
export async function dropRateWindows(tx: Db | Tx, before: Date): Promise<void> {
  await tx.delete(rateWindows).where(lt(rateWindows.windowStart, before));
}

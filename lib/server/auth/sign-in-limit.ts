import { rateLimited } from '@/lib/contract/errors';
import { sha256 } from '../crypto';
import { openDatabase } from '../db/client';
import { takeFromWindow } from '../db/rate-windows';
import { networkOf } from '../net/network';

/** Sign-in links (decisions: Finer points): so many in the window, an address and a network. */
const LIMITS = { windowSeconds: 15 * 60, address: 5, network: 30 } as const;

/** Counts a sign-in link; throws `rate_limited` where the network or the address has asked for too many. */
export async function limitSignIn(email: string, ip: string | null): Promise<void> {
  if (ip !== null) await take(`sign-in:network:${networkOf(ip)}`, LIMITS.network);
  await take(`sign-in:address:${sha256(email)}`, LIMITS.address);
}

async function take(bucket: string, limit: number): Promise<void> {
  const { db } = await openDatabase();
  const { refused, retryAfterSeconds } = await takeFromWindow(db, bucket, limit, LIMITS.windowSeconds, new Date());
  if (!refused) return;
  const minutes = Math.ceil(retryAfterSeconds / 60);
  throw rateLimited(`Too many sign-in links were asked for; try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`, { retry_after: retryAfterSeconds, limit });
}

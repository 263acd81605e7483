import { rateLimited } from '@/lib/contract/errors';
import { sha256 } from '../crypto';
import { openDatabase, transaction } from '../db/client';
import { takeFromWindow, type Allowance } from '../db/rate-windows';
import { networkOf } from '../addresses/network';

/** Sign-in links (docs/decisions/finer-points.md): so many in the window, an address and a network. */
const SIGN_IN_LIMITS = { windowSeconds: 15 * 60, address: 5, network: 30 } as const;

/**
 * Counts a sign-in link; throws `rate_limited` where the network or the address has asked for too many, and then counts
 * it for neither.
 */
export async function limitSignIn(email: string, ip: string | null): Promise<void> {
  await openDatabase();
  const buckets = [
    ...(ip === null ? [] : [{ bucket: `sign-in:network:${networkOf(ip)}`, limit: SIGN_IN_LIMITS.network }]),
    { bucket: `sign-in:address:${sha256(email)}`, limit: SIGN_IN_LIMITS.address },
  ];
  await transaction(async (tx) => {
    const now = new Date();
    for (const { bucket, limit } of buckets) {
      const allowance = await takeFromWindow(tx, bucket, limit, SIGN_IN_LIMITS.windowSeconds, now);
      if (allowance.refused) throw tooMany(allowance);
    }
  });
}

function tooMany({ retryAfterSeconds, limit }: Allowance) {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return rateLimited(
    `Too many sign-in links were asked for; try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    { retry_after: retryAfterSeconds, limit },
  );
}

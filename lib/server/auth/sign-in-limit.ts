import { networkOf } from '../addresses/network';
import { sha256 } from '../crypto';
import { openDatabase, transaction } from '../db/client';
import { limitUse } from '../window-limit';

/** How many sign-in links an address and a network may ask for in a window (docs/decisions/finer-points.md). */
const SIGN_IN_LIMITS = { windowSeconds: 15 * 60, address: 5, network: 30 } as const;

/**
 * Counts a sign-in link; throws `rate_limited` where the network or the address is over its limit, and then counts
 * nothing.
 */
export async function limitSignIn(email: string, ip: string | null): Promise<void> {
  await openDatabase();
  const { windowSeconds } = SIGN_IN_LIMITS;
  const buckets = [
    ...(ip === null ? [] : [{ bucket: `sign-in:network:${networkOf(ip)}`, limit: SIGN_IN_LIMITS.network }]),
    { bucket: `sign-in:address:${sha256(email)}`, limit: SIGN_IN_LIMITS.address },
  ];
  await transaction(async (tx) => {
    for (const each of buckets) await limitUse(tx, { ...each, windowSeconds }, 'Too many sign-in links were asked for');
  });
}

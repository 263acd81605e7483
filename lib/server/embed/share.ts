import type { ShareLink } from '@/lib/contract/embed';
import { LIMITS } from '@/lib/core/limits';
import type { Actor } from '../actor';
import { recordActs } from '../audit/record';
import { transaction } from '../db/client';
import { bundlePath } from '../db/queries/links';
import { requireMascot } from '../mascots/get';
import { notReady } from '../mascots/refusals';
import { endIn } from '../signed-token';
import { shareToken } from './share-token';

/**
 * Makes a share link to a mascot for `seconds`, or for the longest time allowed. Throws `not_found`, and `not_ready`
 * for a mascot without a drawing.
 */
export async function shareMascot(
  actor: Actor,
  mascotId: string,
  seconds: number = LIMITS.share.defaultSeconds,
): Promise<ShareLink> {
  const ends = endIn(Math.min(seconds, LIMITS.share.maxSeconds));
  await transaction(async (tx) => {
    const { version_id: versionId } = await requireMascot(tx, actor, mascotId);
    if (versionId === null) throw notReady();
    const details = { expires_at: new Date(ends * 1000).toISOString() };
    await recordActs(tx, actor, { action: 'share.created', resourceId: mascotId, details });
  });
  const token = shareToken(mascotId, ends);
  return {
    token,
    expires_at: new Date(ends * 1000).toISOString(),
    bundle_url: `${bundlePath(mascotId)}?token=${token}`,
  };
}

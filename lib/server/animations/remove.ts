import type { Actor } from '../actor';
import { recordActs } from '../audit/record';
import { transaction } from '../db/client';
import { deleteAnimation } from '../db/animations';
import { lockMascot } from '../db/mascots';
import { noSuchMascot } from '../mascots/refusals';
import { noSuchAnimation } from './get';

/** Deletes an animation; throws `not_found`. */
export function removeAnimation(
  actor: Actor,
  mascotId: string,
  id: string,
): Promise<{ id: string; object: 'animation'; deleted: true }> {
  return transaction(async (tx) => {
    if (!(await lockMascot(tx, actor.workspaceId, mascotId))) throw noSuchMascot();
    if (!(await deleteAnimation(tx, mascotId, id))) throw noSuchAnimation();
    await recordActs(tx, actor, { action: 'animation.deleted', resourceId: id, details: { mascot_id: mascotId } });
    return { id, object: 'animation', deleted: true };
  });
}

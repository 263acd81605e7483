import type { Actor } from '../actor';
import { recordActs } from '../audit/record';
import { deleteCanvas } from '../db/canvases';
import { transaction } from '../db/client';
import { lockMascot } from '../db/mascots';
import { noSuchMascot } from '../mascots/refusals';
import { noSuchCanvas } from './refusals';

/** Deletes a canvas. Throws `not_found`. */
export function removeCanvas(
  actor: Actor,
  mascotId: string,
  id: string,
): Promise<{ id: string; object: 'canvas'; deleted: true }> {
  return transaction(async (tx) => {
    if (!(await lockMascot(tx, actor.workspaceId, mascotId))) throw noSuchMascot();
    if (!(await deleteCanvas(tx, mascotId, id))) throw noSuchCanvas();
    await recordActs(tx, actor, { action: 'canvas.deleted', resourceId: id, details: { mascot_id: mascotId } });
    return { id, object: 'canvas', deleted: true };
  });
}

import type { Actor } from '../actor';
import { recordActs } from '../audit/record';
import { transaction } from '../db/client';
import { deleteBytes, filesOfMascot } from '../db/files';
import { lockOpenJobsOfMascot } from '../db/jobs';
import { deleteMascot, lockMascot } from '../db/mascots';
import { moveToTrash } from '../db/trash';
import { cancelJobsOfMascot } from '../jobs/cancel';
import { noSuchMascot } from './refusals';

/**
 * Moves a mascot into the trash, and erases one that was never drawn; cancels and refunds its jobs. Throws `not_found`.
 */
export function removeMascot(actor: Actor, id: string): Promise<{ id: string; object: 'mascot'; deleted: true }> {
  return transaction(async (tx) => {
    // Jobs are locked first, as in every other transaction that ends one: the other order would deadlock.
    await lockOpenJobsOfMascot(tx, actor.workspaceId, id);
    if (!(await lockMascot(tx, actor.workspaceId, id))) throw noSuchMascot();
    await cancelJobsOfMascot(tx, actor, id);
    if (!(await moveToTrash(tx, actor.workspaceId, id))) {
      await deleteBytes(tx, await filesOfMascot(tx, id));
      await deleteMascot(tx, actor.workspaceId, id);
    }
    await recordActs(tx, actor, { action: 'mascot.deleted', resourceId: id });
    return { id, object: 'mascot', deleted: true };
  });
}

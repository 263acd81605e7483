import { ApiError } from '@/lib/contract/errors';
import type { Person } from '../actor';
import { transaction } from '../db/client';
import { deleteBytes, filesOfWorkspace } from '../db/files';
import { lockOpenJobs } from '../db/jobs';
import { notify, type Notice } from '../db/queries/notify';
import { webhooksOf } from '../db/webhooks';
import { deleteWorkspace, isPersonal, lockForDeletion } from '../db/workspaces';
import { seenBy } from './lock';

/**
 * Deletes a workspace with all its data, and aborts its jobs and deliveries. Browsers fall back to their personal
 * workspace.
 * Throws `forbidden` for anybody but the owner, and `personal_workspace`.
 */
export function removeWorkspace(actor: Person): Promise<{ id: string; object: 'workspace'; deleted: true }> {
  return transaction(async (tx) => {
    // The jobs come first, as in every other transaction that ends one: the other order would deadlock.
    await lockOpenJobs(tx, actor.workspaceId);
    await lockForDeletion(tx, actor.workspaceId);
    const {
      workspace: { id },
    } = await seenBy(tx, actor, 'owner');
    if (await isPersonal(tx, id))
      throw new ApiError('personal_workspace', 'A personal workspace cannot be deleted on its own.');
    // Locked again, since more may have been queued meanwhile.
    const jobs = (await lockOpenJobs(tx, id)).flatMap((job): Notice[] => [
      ['event', job],
      ['ended', job],
    ]);
    const webhooks = (await webhooksOf(tx, id)).map((webhook): Notice => ['webhook', webhook.id]);
    const notices = [...jobs, ...webhooks];
    if (notices.length > 0) await notify(tx, ...notices);
    await deleteBytes(tx, await filesOfWorkspace(tx, id));
    await deleteWorkspace(tx, id);
    return { id, object: 'workspace', deleted: true };
  });
}

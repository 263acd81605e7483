import { ApiError } from '@/lib/contract/errors';
import type { Person } from '../actor';
import { transaction } from '../db/client';
import { isPersonal } from '../db/workspaces';
import { eraseWorkspace, lockToErase } from './erase';
import { seenBy } from './lock';

/**
 * Deletes a workspace with all its data, and aborts its jobs and deliveries. Browsers fall back to their personal
 * workspace.
 * Throws `forbidden` for anybody but the owner, and `personal_workspace`.
 */
export function removeWorkspace(actor: Person): Promise<{ id: string; object: 'workspace'; deleted: true }> {
  return transaction(async (tx) => {
    await lockToErase(tx, actor.workspaceId);
    const {
      workspace: { id },
    } = await seenBy(tx, actor, 'owner');
    if (await isPersonal(tx, id))
      throw new ApiError('personal_workspace', 'A personal workspace cannot be deleted on its own.');
    await eraseWorkspace(tx, id);
    return { id, object: 'workspace', deleted: true };
  });
}

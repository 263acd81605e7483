import type { Workspace } from '@/lib/contract/workspace';
import type { Person } from '../actor';
import { transaction } from '../db/client';
import { activateFor, findWorkspace, keepWorkspace } from '../db/workspaces';
import { noSuchWorkspace } from './refusals';

/** Makes a workspace the active one of the person's browser; throws `not_found` where they are not in it. */
export function activateWorkspace(actor: Person, id: string): Promise<Workspace> {
  return transaction(async (tx) => {
    await keepWorkspace(tx, id);
    const workspace = await findWorkspace(tx, id, actor.userId, new Date());
    if (!workspace) throw noSuchWorkspace();
    await activateFor(tx, actor.sessionId, id);
    return workspace;
  });
}

import type { Workspace } from '@/lib/contract/workspace';
import type { Person } from '../actor';
import { recordActs } from '../audit/record';
import { grantMonth } from '../billing/grant';
import { transaction } from '../db/client';
import { findWorkspace, insertWorkspace } from '../db/workspaces';
import { limitWorkspaces } from './limit';
import { workspaceGone } from './refusals';

/**
 * Makes a team workspace on the Free plan with its first month's credits, owned by the person.
 * Throws `rate_limited` past ten a day.
 */
export function createWorkspace(actor: Person, name: string): Promise<Workspace> {
  return transaction(async (tx) => {
    await limitWorkspaces(tx, actor.userId);
    const id = await insertWorkspace(tx, { name, plan: 'free', ownerId: actor.userId });
    await recordActs(tx, { ...actor, workspaceId: id }, { action: 'workspace.created', resourceId: id });
    await grantMonth(tx, id);
    const workspace = await findWorkspace(tx, id, actor.userId, new Date());
    if (!workspace) throw workspaceGone();
    return workspace;
  });
}

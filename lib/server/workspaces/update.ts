import type { Plan } from '@/lib/contract/plans';
import type { Workspace } from '@/lib/contract/workspace';
import type { Person } from '../actor';
import { recordActs } from '../audit/record';
import { transaction } from '../db/client';
import { changeWorkspace } from '../db/workspaces';
import { lockFor, seenBy } from './lock';
import { changePlan } from './plan';

/** The changes of a workspace. */
interface WorkspaceChanges {
  name?: string | undefined;
  plan?: Plan | undefined;
}

/**
 * Renames a workspace (admins) and changes its plan (the owner). Throws `forbidden`.
 * A bigger plan grants the difference in credits at once.
 * A smaller one keeps credits and members, but admits nobody without a seat.
 */
export function updateWorkspace(actor: Person, { name, plan }: WorkspaceChanges): Promise<Workspace> {
  return transaction(async (tx) => {
    const { workspace } = await lockFor(tx, actor, plan === undefined ? 'admin' : 'owner');
    await changeWorkspace(tx, workspace.id, { name: name ?? workspace.name });
    const details = { ...(name === undefined ? {} : { name }), ...(plan === undefined ? {} : { plan }) };
    await recordActs(tx, actor, { action: 'workspace.updated', resourceId: workspace.id, details });
    if (plan !== undefined) await changePlan(tx, workspace.id, plan);
    return (await seenBy(tx, actor, 'admin')).workspace;
  });
}

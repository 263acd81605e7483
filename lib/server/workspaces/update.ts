import type { Plan } from '@/lib/contract/plans';
import type { Workspace } from '@/lib/contract/workspace';
import type { Person } from '../actor';
import { grantMonth } from '../billing/grant';
import { transaction } from '../db/client';
import { notify } from '../db/queries/notify';
import { restoreTurns } from '../db/workspace-queue';
import { changeWorkspace } from '../db/workspaces';
import { lockFor, seenBy } from './lock';

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
    await changeWorkspace(tx, workspace.id, { name: name ?? workspace.name, plan: plan ?? workspace.plan });
    if (plan !== undefined) {
      await grantMonth(tx, workspace.id);
      // Jobs that waited for the smaller plan's limit may start.
      await restoreTurns(tx, workspace.id);
      await notify(tx, ['queued', '']);
    }
    return (await seenBy(tx, actor, 'admin')).workspace;
  });
}

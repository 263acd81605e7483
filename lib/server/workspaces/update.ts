import type { Plan } from '@/lib/contract/plans';
import type { Workspace } from '@/lib/contract/workspace';
import type { Person } from '../actor';
import { grantMonth } from '../billing/grant';
import { transaction } from '../db/client';
import { notify } from '../db/queries/notify';
import { changeWorkspace } from '../db/workspaces';
import { lockFor, seenBy } from './lock';

/** What may be changed of a workspace. */
interface WorkspaceChanges {
  name?: string | undefined;
  plan?: Plan | undefined;
}

/**
 * Renames a workspace (admins) and changes its plan (the owner alone). A bigger plan brings the difference in credits
 * at once; with a smaller one credits and people stay, but nobody joins until there is a seat again. Throws
 * `forbidden`.
 */
export function updateWorkspace(actor: Person, { name, plan }: WorkspaceChanges): Promise<Workspace> {
  return transaction(async (tx) => {
    const { workspace } = await lockFor(tx, actor, plan === undefined ? 'admin' : 'owner');
    await changeWorkspace(tx, workspace.id, { name: name ?? workspace.name, plan: plan ?? workspace.plan });
    if (plan !== undefined) {
      await grantMonth(tx, workspace.id);
      // Jobs that waited for the smaller plan's number may start.
      await notify(tx, ['queued', '']);
    }
    return (await seenBy(tx, actor, 'admin')).workspace;
  });
}

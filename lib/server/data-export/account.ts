import type { Account } from '@/lib/contract/account';
import type { AuditEntry } from '@/lib/contract/audit';
import type { Workspace } from '@/lib/contract/workspace';
import type { Person } from '../actor';
import { everyAuditEntry } from '../audit/list';
import { providersOf } from '../auth/providers/list';
import { sessionsOf } from '../auth/sessions/list';
import { workspacesOf } from '../workspaces/list';
import type { ZipEntry } from '../zip';
import { jsonEntry, linesEntry, textEntry } from './texts';
import { workspaceEntries } from './workspace';

const README = `This archive holds everything about your account.

account.json  your name and address, the browsers you are signed in with, connected providers, your workspaces
acts.ndjson   what you did in each of them in the last 365 days
workspace/    your personal workspace; its own README says what is where

A team workspace is not in it, since it belongs to the team: its admins export it in its settings.
`;

async function* actsIn(workspaces: readonly Workspace[], userId: string): AsyncGenerator<AuditEntry[], void> {
  for (const { id } of workspaces) yield* everyAuditEntry(id, { actor: userId });
}

/** Everything about a person as files, with their personal workspace, which `actor` acts on. */
export async function* accountEntries(actor: Person, account: Account): AsyncGenerator<ZipEntry, void> {
  const workspaces = await workspacesOf(actor);
  yield textEntry('README.txt', README);
  yield jsonEntry('account.json', {
    account,
    sessions: await sessionsOf(actor),
    providers: await providersOf(actor),
    workspaces,
  });
  yield linesEntry('acts.ndjson', actsIn(workspaces, actor.userId));
  yield* workspaceEntries(actor, 'workspace/');
}

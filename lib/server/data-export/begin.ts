import { ApiError } from '@/lib/contract/errors';
import type { Person } from '../actor';
import { recordActs } from '../audit/record';
import { findAccount } from '../auth/account';
import { streamOf } from '../byte-stream';
import { transaction, type Tx } from '../db/client';
import { personalWorkspaceOf } from '../db/workspaces';
import { slug } from '../files/name';
import { limitUse } from '../window-limit';
import { workspaceOf } from '../workspaces/get';
import { writeZip } from '../zip';
import { accountEntries } from './account';
import { workspaceEntries } from './workspace';

/** The limit of exports per person and hour: each export reads everything that the person has. */
const EXPORT_LIMIT = { limit: 20, windowSeconds: 3600 } as const;

/** An archive to send, and its file name. */
interface Archive {
  name: string;
  bytes: ReadableStream<Uint8Array>;
}

const day = () => new Date().toISOString().slice(0, 10);

async function begin(tx: Tx, actor: Person): Promise<void> {
  const { userId, workspaceId } = actor;
  const reason = `At most ${EXPORT_LIMIT.limit} exports an hour`;
  await limitUse(tx, { bucket: `data-exports:${userId}`, ...EXPORT_LIMIT }, reason);
  await recordActs(tx, actor, { action: 'workspace.exported', resourceId: workspaceId });
}

/** Exports the actor's workspace, which only admins and the owner may. Throws `rate_limited`. */
export async function exportWorkspace(actor: Person): Promise<Archive> {
  await transaction((tx) => begin(tx, actor));
  const { name } = await workspaceOf(actor);
  return {
    name: `${slug(name) || 'workspace'}-${day()}.zip`,
    bytes: streamOf(writeZip(workspaceEntries(actor))),
  };
}

/** Exports the account of a person with their personal workspace. Throws `rate_limited`. */
export async function exportAccount(actor: Person): Promise<Archive> {
  const account = await findAccount(actor.userId);
  const personal = await transaction(async (tx): Promise<Person> => {
    const workspaceId = await personalWorkspaceOf(tx, actor.userId);
    if (workspaceId === null) throw new ApiError('not_found', 'This account does not exist any more.');
    const there: Person = { ...actor, workspaceId, role: 'owner' };
    await begin(tx, there);
    return there;
  });
  return { name: `account-${day()}.zip`, bytes: streamOf(writeZip(accountEntries(personal, account))) };
}

import type { LedgerEntry } from '@/lib/contract/credits';
import { LIMITS } from '@/lib/core/limits';
import { listActivity } from '../activity/list';
import type { Actor } from '../actor';
import { everyAuditEntry } from '../audit/list';
import { db } from '../db/client';
import { findFile, pageOfFiles } from '../db/files';
import { pendingInvitesOf } from '../db/invites';
import { activeKeys } from '../db/keys';
import { pageOfLedger } from '../db/ledger';
import { membersOfWorkspace } from '../db/members';
import { toWebhook, webhooksOf } from '../db/webhooks';
import { storeOf } from '../files/blobs';
import { workspaceOf } from '../workspaces/get';
import type { ZipEntry } from '../zip';
import { mascotEntries } from './mascots';
import { jsonEntry, linesEntry, pagesOf, textEntry } from './texts';

const README = `This archive holds everything in a workspace.

workspace.json   its name and plan, members, pending invites, webhooks and API keys: names, never secrets
mascots/         a folder each: mascot.json, every version with its spec, every animation with its clip, canvases
files/           what was uploaded and made, by id
activity.ndjson  every job, newest first: what was asked, how it ended, what it cost
ledger.ndjson    credits, newest first, with the balance after each entry
audit.ndjson     who did what in the last 365 days, newest first

A spec, a clip and a canvas are accepted by the API as they stand here: POST /mascots {"spec"},
POST /mascots/{id}/animations {"clip"}, POST /mascots/{id}/canvases {"graph"}.
`;

/** Ledger entries that one statement reads. */
const LEDGER_PAGE = 1000;
/** Rows of files that one statement reads. */
const FILES_PAGE = 200;

async function* ledgerPages(workspaceId: string): AsyncGenerator<LedgerEntry[], void> {
  for (let before: number | null = null; ;) {
    const page: { entries: LedgerEntry[]; older: number | null } = await pageOfLedger(
      db(),
      workspaceId,
      LEDGER_PAGE,
      before,
    );
    yield page.entries;
    if (page.older === null) return;
    before = page.older;
  }
}

async function* fileEntries(workspaceId: string, root: string): AsyncGenerator<ZipEntry, void> {
  for (let after = ''; ;) {
    const files = await pageOfFiles(db(), workspaceId, after, FILES_PAGE);
    for (const { id } of files) {
      // The file is read again, since it may have been deleted while earlier ones were sent.
      const file = await findFile(db(), workspaceId, id);
      if (!file) continue;
      const { name, bytes, mime, createdAt } = file;
      yield {
        // A name may come from an upload: only its last part is taken.
        path: `${root}files/${id}-${name.replaceAll(/[/\\]/g, '_')}`,
        modified: createdAt,
        isCompressed: !mime.startsWith('image/svg') && !mime.endsWith('json'),
        pieces: storeOf(file).read(file, { first: 0, last: bytes - 1 }),
      };
    }
    const last = files.at(-1);
    if (!last || files.length < FILES_PAGE) return;
    after = last.id;
  }
}

/** Facts of a workspace, its people, and the names of its keys and webhooks. */
async function settingsOf(actor: Actor): Promise<object> {
  const { workspaceId } = actor;
  return {
    workspace: await workspaceOf(actor),
    members: await membersOfWorkspace(db(), workspaceId),
    invites: await pendingInvitesOf(db(), workspaceId, new Date()),
    webhooks: (await webhooksOf(db(), workspaceId)).map(toWebhook),
    keys: await activeKeys(db(), workspaceId),
  };
}

/** Everything in the actor's workspace as files below `root`, read one after the other, without secrets. */
export async function* workspaceEntries(actor: Actor, root = ''): AsyncGenerator<ZipEntry, void> {
  const { workspaceId } = actor;
  yield textEntry(`${root}README.txt`, README);
  yield jsonEntry(`${root}workspace.json`, await settingsOf(actor));
  const jobs = pagesOf((cursor) => listActivity(actor, { cursor, limit: LIMITS.list.max }));
  yield linesEntry(`${root}activity.ndjson`, jobs);
  yield linesEntry(`${root}ledger.ndjson`, ledgerPages(workspaceId));
  yield linesEntry(`${root}audit.ndjson`, everyAuditEntry(workspaceId, {}));
  yield* mascotEntries(actor, root);
  yield* fileEntries(workspaceId, root);
}

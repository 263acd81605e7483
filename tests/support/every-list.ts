import type { MascotSort } from '@/lib/contract/mascot-words';
import { pageOfActivity } from '@/lib/server/db/activity';
import { pageOfAudit } from '@/lib/server/db/audit';
import { listAnimations } from '@/lib/server/db/animations';
import { listCanvases } from '@/lib/server/db/canvases';
import type { Db } from '@/lib/server/db/client';
import { newestDeliveries, pageOfDeliveries } from '@/lib/server/db/deliveries';
import { pendingInvitesOf } from '@/lib/server/db/invites';
import { pageOfJobs } from '@/lib/server/db/jobs';
import { activeKeys } from '@/lib/server/db/keys';
import { pageOfLedger } from '@/lib/server/db/ledger';
import { cursorAfter } from '@/lib/server/db/mascot-order';
import { pageOfMascots } from '@/lib/server/db/mascots';
import { membersOfWorkspace } from '@/lib/server/db/members';
import { liveSessions } from '@/lib/server/db/sessions';
import { listVersions } from '@/lib/server/db/versions';
import { webhooksOf } from '@/lib/server/db/webhooks';
import { workspacesOfPerson } from '@/lib/server/db/workspaces';
import { MANY } from './many-rows';

const { workspaceId, userId, mascotId, webhookId } = MANY;
const NOW = new Date('2026-06-01');
const PAGE = { limit: 20, cursor: Buffer.from('2026-01-01T01:00:00.000Z msc_aaaa').toString('base64url') };

const at = new Date('2026-01-01T01:00:00.000Z');
const after = (sort: MascotSort) => ({
  limit: 20,
  cursor: cursorAfter(sort, { id: 'msc_aaaa', createdAt: at, updatedAt: at, nameStart: 'juniper' }),
});

/** Every list of the product as a query of many rows, by its name. */
export const LISTS: readonly (readonly [string, (tx: Db) => Promise<unknown>])[] = [
  ['mascots', (tx) => pageOfMascots(tx, workspaceId, { limit: 20 })],
  ['mascots after a cursor', (tx) => pageOfMascots(tx, workspaceId, PAGE)],
  ['the oldest mascots', (tx) => pageOfMascots(tx, workspaceId, { ...after('created'), sort: 'created' })],
  ['the last changed mascots', (tx) => pageOfMascots(tx, workspaceId, { ...after('-updated'), sort: '-updated' })],
  ['mascots by name', (tx) => pageOfMascots(tx, workspaceId, { ...after('name'), sort: 'name' })],
  ['variants', (tx) => pageOfMascots(tx, workspaceId, { ...PAGE, variantOf: mascotId })],
  ['jobs', (tx) => pageOfJobs(tx, workspaceId, PAGE)],
  ['jobs of a mascot', (tx) => pageOfJobs(tx, workspaceId, { ...PAGE, mascotId })],
  ['jobs of a status', (tx) => pageOfJobs(tx, workspaceId, { ...PAGE, status: 'failed' })],
  ['jobs of a type', (tx) => pageOfJobs(tx, workspaceId, { ...PAGE, type: 'export' })],
  ['jobs of a type and a status', (tx) => pageOfJobs(tx, workspaceId, { ...PAGE, type: 'edit', status: 'failed' })],
  ['activity', (tx) => pageOfActivity(tx, workspaceId, PAGE, () => ({}))],
  ['failed activity', (tx) => pageOfActivity(tx, workspaceId, { ...PAGE, status: 'failed' }, () => ({}))],
  ['the audit log', (tx) => pageOfAudit(tx, workspaceId, PAGE)],
  ['an action in the audit log', (tx) => pageOfAudit(tx, workspaceId, { ...PAGE, action: 'mascot.deleted' })],
  ['versions', (tx) => listVersions(tx, workspaceId, mascotId)],
  ['animations', (tx) => listAnimations(tx, workspaceId, mascotId)],
  ['canvases', (tx) => listCanvases(tx, workspaceId, mascotId)],
  ['keys', (tx) => activeKeys(tx, workspaceId)],
  ['members', (tx) => membersOfWorkspace(tx, workspaceId)],
  ['invites', (tx) => pendingInvitesOf(tx, workspaceId, NOW)],
  ['webhooks', (tx) => webhooksOf(tx, workspaceId)],
  ['deliveries', (tx) => pageOfDeliveries(tx, webhookId, PAGE)],
  ['the newest deliveries', (tx) => newestDeliveries(tx, workspaceId)],
  ['the ledger', (tx) => pageOfLedger(tx, workspaceId, 25, null)],
  ['sessions', (tx) => liveSessions(tx, userId, NOW)],
  ['workspaces of a person', (tx) => workspacesOfPerson(tx, userId, NOW)],
];

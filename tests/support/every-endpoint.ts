import { and, eq } from 'drizzle-orm';
import { invites, members, sessions } from '@/drizzle/schema';
import type { EndpointId } from '@/lib/contract';
import { exampleId } from '@/lib/contract/ids';
import { DELETION_WORDS } from '@/lib/contract/account-words';
import type { ErrorCode } from '@/lib/contract/errors';
import { db, transaction } from '@/lib/server/db/client';
import { moveToTrash } from '@/lib/server/db/trash';
import { FAILURES } from '@/lib/server/jobs/failure';
import { finish } from '@/lib/server/jobs/finish';
import type { CallerName, TeamFixture } from './team-fixture';
import { makeSession } from './people';
import { fixtureSpec } from './product';
import { formWith } from './uploads';

/**
 * A request that succeeds where it is allowed: what it sends, what it answers, and the cells that differ from the rule.
 */
export interface Sample {
  params?: (team: TeamFixture, caller: CallerName) => Record<string, string> | Promise<Record<string, string>>;
  query?: Record<string, string>;
  body?: (team: TeamFixture) => unknown;
  form?: () => FormData;
  status: number;
  /** Prepares a team for this request alone, so that the request succeeds. */
  ready?: (team: TeamFixture) => Promise<unknown>;
  /** Whether it succeeds only a limited number of times in a team. This is assumed of endpoints that delete. */
  once?: boolean;
  /** Whether the answer waits for a job, which the test must run. */
  waits?: boolean;
  cells?: Partial<Record<CallerName, ErrorCode | number>>;
}

const mascot = ({ mascotId }: TeamFixture) => ({ id: mascotId });
const animation = ({ mascotId, animationId }: TeamFixture) => ({ id: mascotId, animationId });
const canvas = ({ mascotId, canvasId }: TeamFixture) => ({ id: mascotId, canvasId });
const version = ({ mascotId, versionId }: TeamFixture) => ({ id: mascotId, versionId });
const job = ({ jobId }: TeamFixture) => ({ id: jobId });
const webhook = ({ webhookId }: TeamFixture) => ({ id: webhookId });
const delivery = ({ webhookId, deliveryId }: TeamFixture) => ({ id: webhookId, delivery_id: deliveryId });
const member = ({ people }: TeamFixture) => ({ user_id: people.member.userId });
const invite = ({ inviteToken }: TeamFixture) => ({ token: inviteToken });

/** Another session of the caller; for a stranger a session of the owner. */
async function sessionOf({ people }: TeamFixture, caller: CallerName): Promise<{ id: string }> {
  const { userId } = people[caller === 'admin' || caller === 'member' ? caller : 'owner'];
  await makeSession(userId);
  const [row] = await db().select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, userId));
  return { id: row?.id ?? '' };
}

const freeSeat = ({ people, workspaceId }: TeamFixture) =>
  db()
    .delete(members)
    .where(and(eq(members.workspaceId, workspaceId), eq(members.userId, people.member.userId)));

/** The expected cells of an endpoint that needs an object store, on a server without one. */
const storeless: Sample['cells'] = {
  owner: 'invalid_request',
  admin: 'invalid_request',
  member: 'invalid_request',
  key: 'invalid_request',
  'foreign key': 'invalid_request',
  'foreign person': 'invalid_request',
};

/** The expected cells of callers who cannot see a private mascot. */
const unseen: Sample['cells'] = {
  'foreign key': 'not_found',
  'foreign person': 'not_found',
  'expired session': 'not_found',
  nobody: 'not_found',
  'other token': 'forbidden',
};

/** Puts the team's mascot into its trash. */
const intoTrash = ({ workspaceId, mascotId }: TeamFixture) =>
  transaction((tx) => moveToTrash(tx, workspaceId, mascotId));

/** A minimal character sheet of a fox. */
const foxSheet = { sheet_version: 1, name: 'Vixen', subject: { kind: 'fox' } };

/** A clip in which nothing moves. */
const stillClip = { clipVersion: 1, name: 'Still', duration: 1, loop: true, tracks: [], modifiers: [] };

/** One request for each endpoint. A new endpoint without one does not compile. */
export const SAMPLES: Record<EndpointId, Sample> = {
  listMascots: { status: 200 },
  createMascot: { status: 201, body: () => ({ spec: fixtureSpec('fox') }) },
  getMascot: { status: 200, params: mascot },
  updateMascot: { status: 200, params: mascot, body: () => ({ name: 'Vixen' }) },
  deleteMascot: { status: 200, params: mascot },
  listTrash: { status: 200 },
  restoreMascot: { status: 200, params: mascot, ready: intoTrash, once: true },
  eraseMascot: { status: 200, params: mascot, ready: intoTrash, once: true },
  duplicateMascot: { status: 201, params: mascot, body: () => ({}) },
  announcePresence: { status: 200, params: mascot, body: () => ({ page: 'page-of-a-test' }) },
  listTags: { status: 200 },
  replaceTags: { status: 200, params: mascot, body: () => ({ tags: ['Brand', 'Winter'] }) },
  getSpec: { status: 200, params: mascot },
  replaceSpec: { status: 200, params: mascot, body: () => fixtureSpec('fox') },
  replaceSheet: { status: 200, params: mascot, body: () => foxSheet },
  recolorMascot: { status: 200, params: mascot, body: () => ({ palette: { fur: '#3366cc' } }) },
  editMascot: { status: 202, params: mascot, body: () => ({ instruction: 'make it blue' }) },
  createVariant: { status: 202, params: mascot, body: () => ({ name: 'Winter', instruction: 'winter look' }) },
  listVersions: { status: 200, params: mascot },
  restoreVersion: { status: 200, params: version },
  previewMascot: { status: 200, params: mascot, query: { format: 'svg' }, cells: unseen },
  getBundle: { status: 200, params: mascot, query: { only: 'idle' }, cells: unseen },
  shareMascot: { status: 200, params: mascot, body: () => ({}) },
  listAnimations: { status: 200, params: mascot },
  createAnimation: { status: 201, params: mascot, body: () => ({ preset: 'nod' }) },
  createAnimations: { status: 202, params: mascot, body: () => ({ prompts: ['waves hello'] }) },
  getAnimation: { status: 200, params: animation },
  replaceAnimation: { status: 200, params: animation, body: () => ({ clip: stillClip }) },
  deleteAnimation: { status: 200, params: animation },
  suggestAnimations: { status: 200, params: mascot, body: () => ({}), waits: true },
  listCanvases: { status: 200, params: mascot },
  createCanvas: { status: 201, params: mascot, body: () => ({ name: 'Assistant', template: 'ai_agent' }) },
  updateCanvas: { status: 200, params: canvas, body: () => ({ name: 'Helper' }) },
  deleteCanvas: { status: 200, params: canvas },
  listCanvasTemplates: { status: 200 },
  createDirectUpload: { status: 400, body: () => ({ bytes: 1000 }), cells: storeless },
  finishDirectUpload: {
    status: 400,
    params: () => ({ id: exampleId('direct_upload') }),
    body: () => ({}),
    cells: storeless,
  },
  createUpload: { status: 201, form: () => formWith('<svg viewBox="0 0 8 8"><rect width="8" height="8"/></svg>') },
  createExport: { status: 202, params: mascot, body: () => ({ format: 'svg' }) },
  createScene: { status: 202, params: mascot, body: () => ({ prompt: 'a beach' }) },
  analyzeWebsite: { status: 202, body: () => ({ url: 'https://example.com/' }) },
  getFile: { status: 200, params: ({ fileId }) => ({ id: fileId }), cells: { 'other token': 'forbidden' } },
  listJobs: { status: 200 },
  getJob: { status: 200, params: job },
  streamJobEvents: { status: 200, params: job },
  cancelJob: { status: 200, params: job, once: true },
  retryJob: {
    status: 202,
    params: job,
    ready: ({ jobId }) => finish(jobId, 'anyone', { status: 'canceled', failure: FAILURES.canceled }),
  },
  listActivity: { status: 200 },
  getActivity: { status: 200, params: job },
  listPresets: { status: 200 },
  listStyles: { status: 200 },
  listStarters: { status: 200 },
  getOpenApi: { status: 200 },
  listKeys: { status: 200 },
  createKey: { status: 201, body: () => ({ name: 'Site' }) },
  deleteKey: { status: 200, params: ({ keys }) => ({ id: keys.spare.id }) },
  listWebhooks: { status: 200 },
  createWebhook: { status: 201, body: () => ({ url: 'https://93.184.216.34/hook' }) },
  deleteWebhook: { status: 200, params: webhook },
  listDeliveries: { status: 200, params: webhook },
  getDelivery: { status: 200, params: delivery },
  redeliver: { status: 201, params: delivery },
  testWebhook: { status: 201, params: webhook },
  getCredits: { status: 200 },
  getUsage: { status: 200 },
  signIn: { status: 202, once: true, body: ({ stranger }) => ({ email: stranger.email }) },
  getAccount: { status: 200 },
  updateAccount: { status: 200, body: () => ({ name: 'Mira' }) },
  listSessions: { status: 200 },
  deleteSession: { status: 200, params: sessionOf },
  revokeSessions: { status: 200 },
  listProviders: { status: 200 },
  deleteProvider: { status: 200, params: () => ({ provider: 'google' }) },
  getWorkspace: { status: 200 },
  updateWorkspace: { status: 200, body: () => ({ name: 'Burrow' }) },
  deleteWorkspace: { status: 200, cells: { 'foreign person': 'personal_workspace' } },
  listWorkspaces: { status: 200 },
  createWorkspace: { status: 201, body: () => ({ name: 'Second' }) },
  activateWorkspace: { status: 200, params: ({ workspaceId }) => ({ id: workspaceId }) },
  exportAccount: { status: 200 },
  deleteAccount: {
    status: 200,
    once: true,
    body: () => ({ confirm: DELETION_WORDS }),
    cells: { owner: 'owner_must_transfer' },
  },
  exportWorkspace: { status: 200 },
  listAudit: { status: 200 },
  exportAudit: { status: 200 },
  listMembers: { status: 200 },
  updateMember: { status: 200, once: true, params: member, body: () => ({ role: 'admin' }) },
  removeMember: { status: 200, params: member },
  transferOwnership: {
    status: 200,
    once: true,
    body: ({ people }) => ({ user_id: people.member.userId }),
    cells: { 'foreign person': 'personal_workspace' },
  },
  listInvites: { status: 200 },
  createInvite: {
    status: 201,
    body: () => ({ email: 'new@example.com' }),
    ready: async (team) => [await freeSeat(team), await db().delete(invites).where(eq(invites.id, team.inviteId))],
  },
  revokeInvite: { status: 200, params: ({ inviteId }) => ({ id: inviteId }) },
  getInvite: { status: 200, params: invite, cells: { 'foreign person': 200 } },
  acceptInvite: {
    status: 200,
    params: invite,
    cells: {
      owner: 'invite_email_mismatch',
      admin: 'invite_email_mismatch',
      member: 'invite_email_mismatch',
      'foreign person': 200,
    },
    ready: freeSeat,
  },
};

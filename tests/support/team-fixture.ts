import { randomBytes } from 'node:crypto';
import { accounts, invites } from '@/drizzle/schema';
import { createCanvas, type Canvas } from '@/lib/contract/canvas';
import { createExport } from '@/lib/contract/exports';
import type { Job } from '@/lib/contract/job';
import { presetClip } from '@/lib/core/clip/presets';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { Actor } from '@/lib/server/actor';
import { seal, sha256 } from '@/lib/server/crypto';
import { insertAnimation } from '@/lib/server/db/animations';
import { db, transaction } from '@/lib/server/db/client';
import { newId } from '@/lib/server/db/queries/ids';
import { markRevoked } from '@/lib/server/db/keys';
import { insertWebhook } from '@/lib/server/db/webhooks';
import { shareToken } from '@/lib/server/embed/share-token';
import { contentOf } from '@/lib/server/files/content';
import { createKey } from '@/lib/server/keys/create';
import { testWebhook } from '@/lib/server/webhooks/send';
import { keepFile } from './files';
import { call, type Sent } from './http';
import { makePerson, makeSession, makeTeam, type SomePerson } from './people';
import { acceptedSpec, importFixture } from './product';

/** The kinds of callers by their relation to the team. */
export const CALLERS = [
  'owner',
  'admin',
  'member',
  'key',
  'foreign key',
  'foreign person',
  'intruder',
  'revoked key',
  'expired session',
  'nobody',
  'other token',
] as const;
export type CallerName = (typeof CALLERS)[number];

/** A team on the Studio plan with one resource of each kind. */
export interface TeamFixture {
  workspaceId: string;
  people: Record<'owner' | 'admin' | 'member', SomePerson>;
  /** A person outside of the team whom it has invited. */
  stranger: SomePerson;
  keys: Record<'good' | 'revoked' | 'spare', { id: string; key: string }>;
  mascotId: string;
  versionId: string;
  animationId: string;
  canvasId: string;
  jobId: string;
  fileId: string;
  webhookId: string;
  deliveryId: string;
  inviteId: string;
  inviteToken: string;
}

/** The clip of every team's animation. It is cached, since composing a preset takes much longer than storing it. */
let wave: AnimationClip | undefined;

const actorOf = (workspaceId: string): Actor => ({
  kind: 'key',
  workspaceId,
  plan: 'studio',
  role: 'admin',
  userId: null,
  keyId: null,
  sessionId: null,
});

async function makeKeys(workspaceId: string): Promise<TeamFixture['keys']> {
  const actor = actorOf(workspaceId);
  const [good, revoked, spare] = [await createKey(actor), await createKey(actor), await createKey(actor)];
  await markRevoked(db(), workspaceId, revoked.id);
  return { good, revoked, spare };
}

async function invite(workspaceId: string, email: string): Promise<Pick<TeamFixture, 'inviteId' | 'inviteToken'>> {
  const [inviteId, inviteToken] = [newId('invite'), randomBytes(32).toString('base64url')];
  await db()
    .insert(invites)
    .values({
      id: inviteId,
      workspaceId,
      email,
      role: 'member',
      tokenHash: sha256(inviteToken),
      expiresAt: new Date(Date.now() + 3_600_000),
    });
  return { inviteId, inviteToken };
}

/** Makes a webhook with a delivery that is never attempted. */
async function makeWebhook(actor: Actor): Promise<Pick<TeamFixture, 'webhookId' | 'deliveryId'>> {
  const { id } = await insertWebhook(db(), {
    workspaceId: actor.workspaceId,
    url: 'https://example.com/hook',
    events: ['*'],
    secret: seal('webhook-secret', 'whsec_den'),
  });
  return { webhookId: id, deliveryId: (await testWebhook(actor, id)).id };
}

/** Makes a team with a person in each role. With its invite it has one person more than the plan has seats. */
export async function makeTeamFixture(): Promise<TeamFixture> {
  const [owner, admin, member, stranger] = [
    await makePerson(),
    await makePerson(),
    await makePerson(),
    await makePerson('studio'),
  ];
  const workspaceId = await makeTeam([
    [owner, 'owner'],
    [admin, 'admin'],
    [member, 'member'],
  ]);
  for (const { userId } of [owner, admin, member])
    await db().insert(accounts).values({ userId, type: 'oidc', provider: 'google', providerAccountId: userId });
  const keys = await makeKeys(workspaceId);
  const { key } = keys.good;
  const { id: mascotId, version_id: versionId } = await importFixture(key);
  const clip = (wave ??= presetClip(acceptedSpec('fox'), 'wave', { name: 'wave' }));
  const { id: animationId } = await transaction((tx) =>
    insertAnimation(tx, { mascotId, name: 'wave', source: 'preset', preset: 'wave', clip }),
  );
  const { id: canvasId } = (
    await call(createCanvas, { key, params: { id: mascotId }, body: { name: 'Chat', template: 'chatbot' } })
  ).body as Canvas;
  const { id: jobId } = (await call(createExport, { key, params: { id: mascotId }, body: { format: 'svg' } }))
    .body as Job;
  const content = contentOf(new TextEncoder().encode('<svg/>'));
  const file = await keepFile(
    { kind: 'export', mime: 'image/svg+xml', name: 'fox.svg', content },
    { workspaceId, mascotId, jobId },
  );
  return {
    workspaceId,
    people: { owner, admin, member },
    stranger,
    keys,
    mascotId,
    versionId: versionId ?? '',
    animationId,
    canvasId,
    jobId,
    fileId: file.id,
    ...(await makeWebhook(actorOf(workspaceId))),
    ...(await invite(workspaceId, stranger.email)),
  };
}

/** The credentials of a caller. */
export async function credentialsOf(
  team: TeamFixture,
  caller: CallerName,
): Promise<Pick<Sent, 'key' | 'session' | 'headers' | 'query'>> {
  const headers = { 'service-workspace': team.workspaceId };
  switch (caller) {
    case 'owner':
    case 'admin':
    case 'member':
      return { session: await makeSession(team.people[caller].userId), headers };
    case 'key':
      return { key: team.keys.good.key };
    case 'foreign key':
      return { key: team.stranger.key };
    case 'foreign person':
      return { session: await makeSession(team.stranger.userId) };
    case 'intruder':
      return { session: await makeSession(team.stranger.userId), headers };
    case 'revoked key':
      return { key: team.keys.revoked.key };
    case 'expired session':
      return {
        session: await makeSession(team.people.owner.userId, { expires: new Date(Date.now() - 1000) }),
        headers,
      };
    case 'nobody':
      return {};
    case 'other token':
      return { query: { token: shareToken(newId('mascot'), Math.ceil(Date.now() / 1000) + 3600) } };
  }
}

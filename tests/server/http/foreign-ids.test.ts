import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { members, workspaces } from '@/drizzle/schema';
import { ENDPOINTS, type EndpointId } from '@/lib/contract';
import { createAnimation } from '@/lib/contract/animation';
import { getBundle } from '@/lib/contract/embed';
import type { Endpoint } from '@/lib/contract/endpoint';
import { createExport } from '@/lib/contract/exports';
import { listJobs } from '@/lib/contract/job';
import { createMascot } from '@/lib/contract/mascot';
import { getSpec } from '@/lib/contract/mascot-spec';
import { removeMember, transferOwnership, updateMember } from '@/lib/contract/member';
import { previewMascot } from '@/lib/contract/preview';
import { createScene } from '@/lib/contract/scene';
import { activateWorkspace, getWorkspace, updateWorkspace } from '@/lib/contract/workspace';
import { db } from '@/lib/server/db/client';
import { call, codeOf, type Received, type Sent } from '../../support/http';
import { SAMPLES } from '../../support/every-endpoint';
import { openQueue } from '../../support/jobs';
import { makeSession } from '../../support/people';
import { closeProduct } from '../../support/product';
import { makeTeamFixture, type TeamFixture } from '../../support/team-fixture';

let own: TeamFixture;
let other: TeamFixture;
beforeAll(async () => {
  await openQueue();
  [own, other] = [await makeTeamFixture(), await makeTeamFixture()];
});
afterAll(closeProduct);

/** An identifier of the same kind that nobody has. */
const unknownOf = (id: string) => id.replace(/_.+/, `_${'a'.repeat(20)}`);
const answerOf = ({ status, body }: Received) => [status, body];

/** The endpoints that name a resource inside of another. */
const NESTED = (Object.keys(ENDPOINTS) as EndpointId[]).filter(
  (id) => (ENDPOINTS[id].path.match(/\{/g) ?? []).length > 1,
);

describe('a resource inside of another is found through its own alone:', () => {
  test.each(NESTED)('%s', async (id) => {
    const endpoint: Endpoint = ENDPOINTS[id];
    const { params: paramsOf, body } = SAMPLES[id];
    const [mine, theirs] = [await paramsOf?.(own, 'key'), await paramsOf?.(other, 'key')];
    if (!mine || !theirs) throw new Error(`${id} has no sample of its parameters.`);
    const ask = (params: Record<string, string>) =>
      call(endpoint, { key: own.keys.good.key, params, body: body?.(own) });
    const names = Object.keys(mine);
    for (const foreign of names) {
      const mixed = await ask({ ...mine, [foreign]: theirs[foreign] ?? '' });
      const unknown = await ask({ ...mine, [foreign]: unknownOf(theirs[foreign] ?? '') });
      expect(codeOf(mixed), foreign).toBe('not_found');
      expect(answerOf(mixed), foreign).toEqual(answerOf(unknown));
    }
  });

  test('which are those of mascots and of webhooks', () => {
    expect(NESTED.length).toBeGreaterThanOrEqual(8);
  });
});

/** Requests that name something outside of their path: how it is sent, and whose it is. */
const NAMED: [name: string, endpoint: Endpoint, foreign: (team: TeamFixture) => string, sent: (id: string) => Sent][] =
  [
    ['an upload to rebuild', createMascot, ({ fileId }) => fileId, (id) => ({ body: { upload_id: id } })],
    [
      'a reference video',
      createAnimation,
      ({ fileId }) => fileId,
      (id) => ({ params: { id: own.mascotId }, body: { reference_upload_id: id } }),
    ],
    [
      'a version to export',
      createExport,
      ({ versionId }) => versionId,
      (id) => ({ params: { id: own.mascotId }, body: { format: 'png', version_id: id } }),
    ],
    [
      'a motion to export',
      createExport,
      ({ animationId }) => animationId,
      (id) => ({ params: { id: own.mascotId }, body: { format: 'gif', animation: id } }),
    ],
    [
      'a motion of a scene',
      createScene,
      ({ animationId }) => animationId,
      (id) => ({ params: { id: own.mascotId }, body: { prompt: 'a beach', animation: id } }),
    ],
    [
      'a version to read',
      getSpec,
      ({ versionId }) => versionId,
      (id) => ({ params: { id: own.mascotId }, query: { version: id } }),
    ],
    [
      'a version to see',
      previewMascot,
      ({ versionId }) => versionId,
      (id) => ({ params: { id: own.mascotId }, query: { v: id } }),
    ],
    [
      'a motion to see',
      previewMascot,
      ({ animationId }) => animationId,
      (id) => ({ params: { id: own.mascotId }, query: { animation: id } }),
    ],
    [
      'a version to play',
      getBundle,
      ({ versionId }) => versionId,
      (id) => ({ params: { id: own.mascotId }, query: { v: id } }),
    ],
    ['the jobs of a mascot', listJobs, ({ mascotId }) => mascotId, (id) => ({ query: { mascot_id: id } })],
  ];

describe("a request that names another workspace's resource is answered as if there were none:", () => {
  test.each(NAMED)('%s', async (_, endpoint, foreign, sentWith) => {
    const ask = async (id: string) => {
      const answer = await call(endpoint, { key: own.keys.good.key, ...sentWith(id) });
      // A refusal may repeat the identifier that was sent.
      return JSON.parse(JSON.stringify(answerOf(answer)).replaceAll(id, 'the id')) as unknown;
    };
    const id = foreign(other);
    expect(await ask(id)).toEqual(await ask(unknownOf(id)));
  });

  test('a person', async () => {
    const session = await makeSession(own.people.owner.userId);
    const headers = { 'service-workspace': own.workspaceId };
    for (const [endpoint, sentWith] of [
      [updateMember, (id: string) => ({ params: { user_id: id }, body: { role: 'admin' } })],
      [removeMember, (id: string) => ({ params: { user_id: id } })],
      [transferOwnership, (id: string) => ({ body: { user_id: id } })],
      [activateWorkspace, () => ({ params: { id: other.workspaceId } })],
    ] as [Endpoint, (id: string) => Sent][]) {
      const ask = async (id: string) => {
        const answer = await call(endpoint, { session, headers, ...sentWith(id) });
        return [answer.status, codeOf(answer)];
      };
      const id = other.people.member.userId;
      expect((await ask(id))[0], endpoint.id).toBeGreaterThanOrEqual(400);
      expect(await ask(id), endpoint.id).toEqual(await ask(unknownOf(id)));
    }
  });
});

/** What a session is told of a workspace: the status, or the code of a refusal. */
const seen = async (session: string, workspaceId: string, endpoint: Endpoint = getWorkspace, body?: unknown) => {
  const answer = await call(endpoint, { session, body, headers: { 'service-workspace': workspaceId } });
  return answer.status < 400 ? answer.status : codeOf(answer);
};

describe('a session whose person', () => {
  test('has lost a role has lost it at once', async () => {
    const team = await makeTeamFixture();
    const { userId } = team.people.admin;
    const session = await makeSession(userId);
    const rename = () => seen(session, team.workspaceId, updateWorkspace, { name: 'Burrow' });
    expect(await rename()).toBe(200);
    const his = and(eq(members.workspaceId, team.workspaceId), eq(members.userId, userId));
    await db().update(members).set({ role: 'member' }).where(his);
    expect(await rename()).toBe('forbidden');
    await db().delete(members).where(his);
    expect(await seen(session, team.workspaceId)).toBe('forbidden');
  });

  test('names a workspace that is deleted is told the same as of one that never was', async () => {
    const team = await makeTeamFixture();
    const session = await makeSession(team.people.owner.userId);
    expect(await seen(session, team.workspaceId)).toBe(200);
    await db().delete(workspaces).where(eq(workspaces.id, team.workspaceId));
    const gone = await call(getWorkspace, { session, headers: { 'service-workspace': team.workspaceId } });
    const never = await call(getWorkspace, { session, headers: { 'service-workspace': unknownOf(team.workspaceId) } });
    expect(codeOf(gone)).toBe('forbidden');
    expect(answerOf(gone)).toEqual(answerOf(never));
  });
});

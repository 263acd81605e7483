import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { GET, POST } from '@/app/api/v1/[[...rest]]/route';
import { createAnimation } from '@/lib/contract/animation';
import { listPresets } from '@/lib/contract/catalog';
import type { Endpoint } from '@/lib/contract/endpoint';
import { getFile } from '@/lib/contract/file';
import { createInvite } from '@/lib/contract/invite';
import { getJob, streamJobEvents } from '@/lib/contract/job';
import { createKey } from '@/lib/contract/key';
import { getMascot } from '@/lib/contract/mascot';
import { editMascot } from '@/lib/contract/mascot-edit';
import { previewMascot } from '@/lib/contract/preview';
import { getWorkspace } from '@/lib/contract/workspace';
import { makeTeamFixture, type TeamFixture } from '../../support/team-fixture';
import { call, ORIGIN, routeFileOf, type Sent } from '../../support/http';
import { openQueue } from '../../support/jobs';
import { closeProduct } from '../../support/product';

let team: TeamFixture;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await openQueue();
  team = await makeTeamFixture();
});
afterAll(async () => {
  vi.useRealTimers();
  await closeProduct();
});

const NAMES = ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'];
const remaining = (headers: Headers) => Number(headers.get('ratelimit-remaining'));
/** The remaining requests of the limit after this one; the next answer must show one less. */
const left = async () => remaining((await call(getWorkspace, { key: team.keys.good.key })).headers);

function expectTold(headers: Headers, before: number): void {
  expect(NAMES.map((name) => headers.get(name))).toEqual([
    '3000',
    String(before - 1),
    expect.stringMatching(/^([1-9]|[1-5]\d|60)$/),
  ]);
}

const authorized = (method: string, key: string) =>
  new Request(`${ORIGIN}/api/v1/nowhere`, { method, headers: { authorization: `Bearer ${key}` } });

/** Requests with a key, and the status of their answers. */
const ANSWERS: [string, number, Endpoint, () => Sent][] = [
  ['a resource', 200, getMascot, () => ({ params: { id: team.mascotId } })],
  ['what it made', 201, createAnimation, () => ({ params: { id: team.mascotId }, body: { preset: 'nod' } })],
  ['a job', 202, editMascot, () => ({ params: { id: team.mascotId }, body: { instruction: 'make it blue' } })],
  ['a picture', 200, previewMascot, () => ({ params: { id: team.mascotId }, query: { format: 'svg' } })],
  [
    'a picture that it has',
    304,
    previewMascot,
    () => ({ params: { id: team.mascotId }, query: { format: 'svg' }, headers: { 'if-none-match': '*' } }),
  ],
  ['a file', 200, getFile, () => ({ params: { id: team.fileId } })],
  ['a stream', 200, streamJobEvents, () => ({ params: { id: team.jobId } })],
  ['a catalogue that is public', 200, listPresets, () => ({})],
  ['that its body is no JSON', 400, createKey, () => ({ text: '{' })],
  ['that its body is wrong', 400, createKey, () => ({ body: { name: 7 } })],
  ['that a key cannot', 403, createInvite, () => ({ body: { email: 'fox@example.com' } })],
  ['that there is no such thing', 404, getJob, () => ({ params: { id: 'job_aaaaaaaaaaaaaaaaaaaa' } })],
];

describe('every answer to a valid key has rate-limit headers:', () => {
  test.each(ANSWERS)('%s, %d', async (_, status, endpoint, sent) => {
    const before = await left();
    const answer = await call(endpoint, { key: team.keys.good.key, ...sent() });
    expect(answer.status).toBe(status);
    expectTold(answer.headers, before);
    await answer.response.body?.cancel();
  });

  test('an unknown path, 404', async () => {
    for (const ask of [GET, POST]) {
      const before = await left();
      const answer = await ask(authorized(ask === GET ? 'GET' : 'POST', team.keys.good.key));
      expect(answer.status).toBe(404);
      expectTold(answer.headers, before);
    }
  });

  test('a wrong method, 405', async () => {
    const before = await left();
    const answer = await (
      await routeFileOf(getWorkspace)
    ).PUT(authorized('PUT', team.keys.good.key), { params: Promise.resolve({}) });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, PATCH, DELETE, OPTIONS']);
    expectTold(answer.headers, before);
  });

  test('but no answer to a revoked key, which learns nothing of the workspace', async () => {
    const { key } = team.keys.revoked;
    for (const answer of [(await call(getWorkspace, { key })).response, await GET(authorized('GET', key))]) {
      expect([answer.status, NAMES.map((name) => answer.headers.get(name))]).toEqual([401, [null, null, null]]);
    }
  });
});

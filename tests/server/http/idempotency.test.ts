import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { endpoint } from '@/lib/contract/endpoint';
import { ApiError, rateLimited } from '@/lib/contract/errors';
import { createInvite } from '@/lib/contract/invite';
import { createKey, listKeys } from '@/lib/contract/key';
import { removeMember } from '@/lib/contract/member';
import { revokeSessions } from '@/lib/contract/session';
import { accepted } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';
import { db } from '@/lib/server/db/client';
import * as keptAnswers from '@/lib/server/db/idempotency';
import { createKey as makeKey } from '@/lib/server/keys/create';
import { closeTestDatabase, openTestDatabase } from '../../support/database';
import { call, codeOf } from '../../support/http';
import { makePerson, makeSession, makeTeam } from '../../support/people';
import { eventually } from '../../support/eventually';

beforeAll(openTestDatabase);
afterAll(closeTestDatabase);
afterEach(() => {
  vi.useRealTimers();
});

const headers = { 'Idempotency-Key': 'order-1' };
const countOf = async (key: string) => ((await call(listKeys, { key })).body as { data: unknown[] }).data.length;

test('a repeated request gets the first answer, without its one-time secrets', async () => {
  const { key } = await makePerson();
  const first = await call(createKey, { key, headers, body: { name: 'a' } });
  const again = await call(createKey, { key, headers, body: { name: 'a' } });
  expect(first.headers.get('idempotent-replayed')).toBeNull();
  expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
  expect(again.body).toEqual({ ...(first.body as object), key: null });
  expect(again.headers.get('request-id')).not.toBe(first.headers.get('request-id'));
  expect(await countOf(key)).toBe(2);
});

test('the same key with another body is refused', async () => {
  const { key } = await makePerson();
  await call(createKey, { key, headers, body: { name: 'a' } });
  const other = await call(createKey, { key, headers, body: { name: 'b' } });
  expect([other.status, codeOf(other)]).toEqual([400, 'invalid_request']);
});

test('another workspace may use the same key', async () => {
  const [one, two] = [await makePerson(), await makePerson()];
  await call(createKey, { key: one.key, headers, body: { name: 'a' } });
  const other = await call(createKey, { key: two.key, headers, body: { name: 'b' } });
  expect([other.status, other.headers.get('idempotent-replayed')]).toEqual([201, null]);
});

test('keys of different people and of API keys in one workspace are separate', async () => {
  const [one, two] = [await makePerson(), await makePerson()];
  const workspaceId = await makeTeam([
    [one, 'owner'],
    [two, 'admin'],
  ]);
  const { key } = await makeKey({ ...one.actor, workspaceId });
  const all = { ...headers, 'service-workspace': workspaceId };
  const made = [];
  for (const caller of [{ session: one.session }, { session: two.session }, { key }, { session: one.session }])
    made.push(await call(createKey, { ...caller, headers: all, body: { name: 'a' } }));
  expect(made.map((answer) => answer.headers.get('idempotent-replayed'))).toEqual([null, null, null, 'true']);
  const others = await makeSession(two.userId);
  const revoke = (session: string) => call(revokeSessions, { session, headers: { ...all, 'Idempotency-Key': 'out' } });
  expect((await revoke(one.session)).body).toEqual({ revoked: 1 });
  const revoked = await revoke(two.session);
  expect([revoked.headers.get('idempotent-replayed'), revoked.body]).toEqual([null, { revoked: 2 }]);
  expect((await call(listKeys, { session: others })).status).toBe(401);
});

test('the link of an invite is not replayed, and a removed member gets no replay', async () => {
  const [owner, admin] = [await makePerson(), await makePerson()];
  const workspaceId = await makeTeam([
    [owner, 'owner'],
    [admin, 'admin'],
  ]);
  const invite = () =>
    call(createInvite, {
      session: admin.session,
      headers: { ...headers, 'service-workspace': workspaceId },
      body: { email: 'fox@example.com' },
    });
  const first = await invite();
  expect((await invite()).body).toEqual({ ...(first.body as object), invite_url: null });
  expect(
    (
      await call(removeMember, {
        session: owner.session,
        headers: { 'service-workspace': workspaceId },
        params: { user_id: admin.userId },
      })
    ).status,
  ).toBe(200);
  const after = await invite();
  expect([codeOf(after), after.headers.get('idempotent-replayed')]).toEqual(['forbidden', null]);
});

test('ten parallel requests run once, and all get the same answer', async () => {
  const { key } = await makePerson();
  const answers = await Promise.all(Array.from({ length: 10 }, () => call(createKey, { key, headers, body: {} })));
  expect(new Set(answers.map(({ body }) => (body as { id: string }).id)).size).toBe(1);
  expect(answers.filter(({ headers }) => headers.get('idempotent-replayed') === null)).toHaveLength(1);
  expect(await countOf(key)).toBe(2);
});

test('a key can be used for another request after 24 hours', async () => {
  const { key } = await makePerson();
  await call(createKey, { key, headers, body: {} });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 3600 * 1000 + 1000 });
  expect(
    (await call(createKey, { key, headers, body: { name: 'other' } })).headers.get('idempotent-replayed'),
  ).toBeNull();
  expect(await countOf(key)).toBe(3);
});

test('an invalid body does not use up the key', async () => {
  const { key } = await makePerson();
  expect((await call(createKey, { key, headers, body: { name: 1 } })).status).toBe(400);
  expect((await call(createKey, { key, headers, body: { name: 'a' } })).status).toBe(201);
});

test('a malformed key is refused', async () => {
  const { key } = await makePerson();
  for (const bad of ['', 'x'.repeat(256), 'é'])
    expect((await call(createKey, { key, headers: { 'Idempotency-Key': bad }, body: {} })).status).toBe(400);
});

const work = endpoint({
  id: 'work',
  method: 'POST',
  path: '/work',
  tag: 'Test',
  access: 'member',
  summary: '',
  returns: { 202: z.unknown() },
});
const post = (key: string) =>
  new Request('http://localhost:3000/api/v1/work', {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${key}` },
  });
const context = { params: Promise.resolve({}) };

/** Ends a request that is running. */
interface Ends {
  answer: () => void;
  fail: (error: Error) => void;
}

test('a refusal is replayed; after an internal error the request runs again', async () => {
  const failures = [
    new Error('fault'),
    new ApiError('insufficient_credits', 'No credits.', { needed: 10, balance: 0 }),
  ];
  const handler = route(work, async () => {
    const failure = failures.shift();
    if (failure) throw failure;
    return accepted({});
  });
  const { key } = await makePerson();
  const written = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const statuses = [];
  for (let n = 0; n < 3; n += 1) statuses.push((await handler(post(key), context)).status);
  written.mockRestore();
  expect(statuses).toEqual([500, 402, 402]);
});

test('a refusal with a long list of problems is not stored, and the request is refused again', async () => {
  let runs = 0;
  const refusing = (count: number) =>
    route(work, async () => {
      runs += 1;
      const details = Array.from({ length: count }, (_, at) => `parts[${at}].svg: This is no drawing.`);
      throw new ApiError('invalid_request', 'Spec is invalid.', details);
    });
  const [short, long] = [refusing(3), refusing(200)];
  const [one, other] = [await makePerson(), await makePerson()];
  const stored = ({ workspaceId }: typeof one) => keptAnswers.earlierAnswer(db(), workspaceId, 'key order-1');
  const statuses = [];
  for (const [handler, { key }] of [
    [short, one],
    [long, other],
  ] as const)
    for (let n = 0; n < 2; n += 1) statuses.push((await handler(post(key), context)).status);
  expect([statuses, runs]).toEqual([[400, 400, 400, 400], 3]);
  expect([(await stored(one))?.status, await stored(other)]).toEqual([400, null]);
});

test('a rate limit is not replayed: the request runs again with its key once there is room', async () => {
  const failures = [rateLimited('Too many.', { retry_after: 1, limit: 1 })];
  const handler = route(work, async () => {
    const failure = failures.shift();
    if (failure) throw failure;
    return accepted({});
  });
  const { key } = await makePerson();
  const [refused, again] = [await handler(post(key), context), await handler(post(key), context)];
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
  expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([202, null]);
});

test.each([
  ['answers', (end: Ends) => end.answer()],
  ['fails', (end: Ends) => end.fail(new Error('fault'))],
])('a request whose key was taken over leaves it to the later one when it %s', async (_, finish) => {
  const running: Ends[] = [];
  const handler = route(work, async () => {
    const run = running.length + 1;
    await new Promise<void>((answer, fail) => running.push({ answer, fail }));
    return accepted({ run });
  });
  const { key } = await makePerson();
  const written = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const first = handler(post(key), context);
  await eventually(() => expect(running).toHaveLength(1));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 151_000 });
  const second = handler(post(key), context);
  await eventually(() => expect(running).toHaveLength(2));
  if (running[0]) finish(running[0]);
  await first;
  const third = handler(post(key), context);
  // Long enough for the third to have found whatever the first left.
  await Promise.race([third, sleep(250)]);
  running[1]?.answer();
  expect(await (await second).json()).toEqual({ run: 2 });
  expect(await (await third).json()).toEqual({ run: 2 });
  written.mockRestore();
  expect(running).toHaveLength(2);
});

test('a repeated request asks ever more rarely for a first answer that takes long', async () => {
  const ends: (() => void)[] = [];
  const handler = route(work, async () => {
    await new Promise<void>((resolve) => ends.push(resolve));
    return accepted({});
  });
  const { key } = await makePerson();
  const first = handler(post(key), context);
  const asked = vi.spyOn(keptAnswers, 'earlierAnswer');
  const again = handler(post(key), context);
  await sleep(3000);
  const times = asked.mock.calls.length;
  ends[0]?.();
  expect((await again).headers.get('idempotent-replayed')).toBe('true');
  await first;
  // Every 25 ms, it would have been a hundred times.
  expect([times > 2, times < 20]).toEqual([true, true]);
});

test('a request that never ended frees its key after a while', async () => {
  let runs = 0;
  const handler = route(work, () => {
    runs += 1;
    return runs === 1 ? new Promise<never>(() => undefined) : accepted({ runs });
  });
  const { key } = await makePerson();
  void handler(post(key), context);
  await eventually(() => expect(runs).toBe(1));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 151_000 });
  expect(await (await handler(post(key), context)).json()).toEqual({ runs: 2 });
});

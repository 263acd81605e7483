import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, expectTypeOf, test, vi } from 'vitest';
import type { Account } from '@/lib/contract/account';
import { getAccount } from '@/lib/contract/account';
import { previewMascot } from '@/lib/contract/preview';
import { createKey, deleteKey, listKeys, type Key } from '@/lib/contract/key';
import { at, createClient, ServiceError } from '@/lib/client';
import { closeTestDatabase, openTestDatabase } from '../support/database';
import { fetchRoutes } from '../support/fetch';
import { makePerson } from '../support/people';
import { importFixture } from '../support/product';

beforeAll(openTestDatabase);
afterAll(closeTestDatabase);

const baseUrl = 'http://localhost:3000/api/v1/';
const clientOf = (key?: string) => createClient({ baseUrl, key, fetch: fetchRoutes });
const answering = (response: () => Response | Promise<Response>) =>
  createClient({ baseUrl, fetch: async () => response() });
const failureOf = (promise: Promise<unknown>): Promise<ServiceError> =>
  promise.then(
    () => {
      throw new Error('It did not fail.');
    },
    (error: ServiceError) => error,
  );

describe('a call', () => {
  test('goes through the real routes by endpoint', async () => {
    const { key } = await makePerson();
    const client = clientOf(key);
    const made = await client.call(createKey, { body: { name: 'SDK' } });
    const { data } = await client.call(listKeys);
    expectTypeOf(data).toEqualTypeOf<Key[]>();
    expect(data.map(({ name }) => name)).toContain('SDK');
    expect(await client.call(deleteKey, { params: { id: made.id } })).toEqual({
      id: made.id,
      object: 'key',
      deleted: true,
    });
  });

  test('goes by address, with the types of the endpoint and nothing loaded', async () => {
    const { key } = await makePerson();
    const { data } = await clientOf(key).call(at('GET /keys'));
    expectTypeOf(data).toEqualTypeOf<Key[]>();
    expect(data).toHaveLength(1);
    expectTypeOf(clientOf().call<typeof getAccount>).returns.resolves.toEqualTypeOf<Account>();
  });

  test('with an idempotency key runs once', async () => {
    const { key } = await makePerson();
    const client = clientOf(key);
    const [first, again] = [
      await client.call(createKey, { idempotencyKey: 'a' }),
      await client.call(createKey, { idempotencyKey: 'a' }),
    ];
    expect(again).toEqual({ ...first, key: null });
  });

  test('sends a file as a form, with its name or without', async () => {
    const { key } = await makePerson();
    const svg = '<svg viewBox="0 0 4 4"><rect width="4" height="4"/></svg>';
    for (const source of [
      new File([svg], 'fox.svg', { type: 'image/svg+xml' }),
      new Blob([Buffer.from(svg)]),
      new Blob([svg], { type: 'image/png' }),
    ]) {
      expect(await clientOf(key).upload(source)).toMatchObject({ kind: 'upload', mime: 'image/svg+xml' });
    }
    const [first, again] = [
      await clientOf(key).upload(new Blob([svg]), 'a'),
      await clientOf(key).upload(new Blob([svg]), 'a'),
    ];
    expect(again).toEqual(first);
    expect(await failureOf(clientOf(key).upload(new Blob(['GIF89a'])))).toMatchObject({
      status: 400,
      code: 'invalid_request',
      details: [expect.stringMatching(/^file: /)],
    });
    expect(await failureOf(clientOf(key).upload({ url: 'https://127.0.0.1/fox.png' }))).toMatchObject({
      status: 400,
      details: [expect.stringMatching(/^url: /)],
    });
  });

  test('sends a film before the motion that is made after it, unless it was sent already', async () => {
    const { key } = await makePerson();
    const { id } = await importFixture(key);
    const film = new Blob([readFileSync(join(import.meta.dirname, '../fixtures/uploads/film.webm'))]);
    const { job } = await clientOf(key).animateFromVideo(id, film, { name: 'After a film', duration: 2 });
    expect(job).toMatchObject({ type: 'animate', mascot_id: id });
    const { id: sent } = await clientOf(key).upload(film);
    expect((await clientOf(key).animateFromVideo(id, sent)).job).toMatchObject({ type: 'animate' });
    expect(await failureOf(clientOf(key).animateFromVideo(id, 'file_unknown'))).toMatchObject({
      status: 400,
      details: ['reference_upload_id: There is no such upload in this workspace.'],
    });
  });

  test('throws what the service refuses', async () => {
    const error = await failureOf(clientOf('lr_sk_wrong').call(listKeys));
    expect(error).toBeInstanceOf(ServiceError);
    expect(error).toMatchObject({ name: 'ServiceError', status: 401, code: 'unauthorized', details: null });
    const { key } = await makePerson();
    expect(await failureOf(clientOf(key).call(createKey, { body: { name: '' } }))).toMatchObject({
      status: 400,
      code: 'invalid_request',
      details: [expect.stringMatching(/^name: /)],
    });
  });

  test("throws http_error where the answer is not the service's", async () => {
    expect(
      await failureOf(answering(() => new Response('<h1>Bad gateway</h1>', { status: 502 })).call(listKeys)),
    ).toMatchObject({ status: 502, code: 'http_error', details: '<h1>Bad gateway</h1>' });
    expect(
      await failureOf(answering(() => Promise.reject(new TypeError('fetch failed'))).call(listKeys)),
    ).toMatchObject({ status: 0, code: 'http_error', cause: new TypeError('fetch failed') });
  });

  test('fills addresses', () => {
    expect(
      clientOf().urlOf(previewMascot, { params: { id: 'msc_a' }, query: { size: 64, format: 'svg', t: undefined } }),
    ).toBe('http://localhost:3000/api/v1/mascots/msc_a/preview?size=64&format=svg');
  });

  test('gives a file as a blob, also one that is JSON', async () => {
    const client = answering(() => Response.json({ v: '5.7.0' }));
    expect(await (await client.call(at('GET /files/{id}'), { params: { id: 'file_a' } })).text()).toBe('{"v":"5.7.0"}');
  });

  test('gives bytes as a blob', async () => {
    const client = answering(() => new Response(new Uint8Array(3), { headers: { 'content-type': 'image/png' } }));
    expect((await client.call(at('GET /files/{id}'), { params: { id: 'file_a' } })).size).toBe(3);
  });

  test('stops when told to', async () => {
    const stopped = AbortSignal.abort(new Error('stopped'));
    const client = createClient({ baseUrl, fetch: (_, init) => Promise.reject(init?.signal?.reason as Error) });
    expect(await failureOf(client.call(listKeys, { signal: stopped }))).toEqual(new Error('stopped'));
  });
});

const job = (status: string, changes: object = {}) => ({
  id: 'job_a',
  object: 'job',
  type: 'export',
  status,
  mascot_id: null,
  result: null,
  error: null,
  cost_usd: 0,
  created_at: '',
  started_at: null,
  finished_at: null,
  ...changes,
});

const done = (status: string, changes: object) =>
  answering(() => Response.json(job(status, changes))).resultOf('job_a');

describe('waiting for a job', () => {
  test('asks until it has ended, and gives it however it ended', async () => {
    const answers = [job('queued'), job('running'), job('failed', { error: 'No.' })];
    const asked: string[] = [];
    const client = createClient({
      baseUrl,
      fetch: async (input) => {
        asked.push(String(input));
        return Response.json(answers.shift());
      },
    });
    expect(await client.waitForJob('job_a')).toMatchObject({ status: 'failed', error: 'No.' });
    expect(asked).toEqual(Array.from({ length: 3 }, () => 'http://localhost:3000/api/v1/jobs/job_a?wait=120'));
  });

  test('for its result throws job_failed when it did not succeed', async () => {
    expect(await done('succeeded', { result: { file: 1 } })).toEqual({ file: 1 });
    expect(await failureOf(done('failed', { error: 'AI service error: no' }))).toMatchObject({
      status: 500,
      code: 'job_failed',
      message: 'AI service error: no',
    });
    expect(await failureOf(done('canceled', { error: 'Canceled' }))).toMatchObject({ code: 'job_failed' });
  });

  test('throws timeout when it takes too long', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const client = answering(() => {
      vi.advanceTimersByTime(10_000);
      return Response.json(job('running'));
    });
    const error = await failureOf(client.waitForJob('job_a', { timeoutMs: 15_000 }));
    vi.useRealTimers();
    expect(error).toMatchObject({ status: 408, code: 'timeout' });
  });
});

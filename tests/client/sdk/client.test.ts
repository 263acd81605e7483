import { readFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { at, createClient, verifyWebhook, type Key, type Mascot } from '@/lib/client/sdk';
import { createClient as createNodeClient } from '@/lib/client/sdk/node';
import { closeTestDatabase, openTestDatabase } from '../../support/database';
import { fetchRoutes } from '../../support/fetch';
import { makePerson } from '../../support/people';
import { fixtureSpec } from '../../support/product';

beforeAll(() => {
  vi.stubEnv('OUTBOUND_ALLOW', '127.0.0.1:9');
  return openTestDatabase();
});
afterAll(closeTestDatabase);
afterEach(() => vi.unstubAllGlobals());

const baseUrl = 'http://localhost:3000/api/v1';
const clientOfSomebody = async () =>
  createNodeClient({ baseUrl, key: (await makePerson('studio')).key, fetch: fetchRoutes });
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="3" fill="#e08030"/></svg>';

test('a mascot is imported, listed, renamed, recoloured, moved, shared and deleted', async () => {
  const client = await clientOfSomebody();
  const { id, palette } = await client.mascots.import(fixtureSpec('fox'), 'Fox');
  expect((await client.mascots.list({ limit: 1 })).data.map((mascot) => mascot.id)).toEqual([id]);
  expect((await client.mascots.update(id, { name: 'Reynard' })).name).toBe('Reynard');
  const token = palette[0]?.name ?? '';
  expect((await client.mascots.recolor(id, { [token]: '#123456' })).palette[0]).toEqual({
    name: token,
    color: '#123456',
  });
  const wave = await client.animations.create(id, { preset: 'wave' });
  expect(wave).toMatchObject({ object: 'animation', preset: 'wave' });
  expect((await client.animations.get(id, wave.id)).clip?.tracks.length).toBeGreaterThan(0);
  expect((await client.animations.list(id)).data).toHaveLength(1);
  const clip = { clipVersion: 1 as const, name: 'Still', duration: 3, loop: true, tracks: [], modifiers: [] };
  const still = await client.animations.replace(id, wave.id, { clip }, { ifMatch: wave.updated_at });
  expect([still.id, still.name, still.duration]).toEqual([wave.id, 'wave', 3]);
  expect((await client.animations.delete(id, wave.id)).deleted).toBe(true);
  expect(await client.mascots.share(id, { ttl_seconds: 60 })).toMatchObject({
    bundle_url: expect.stringContaining(`/mascots/${id}/bundle?token=`),
  });
  expect(Object.keys((await client.mascots.bundle(id, { only: 'wave' })).clips)).toEqual(['wave']);
  const [newest, first] = (await client.mascots.versions(id)).data;
  expect(newest?.source).toBe('recolor');
  expect((await client.mascots.restore(id, first?.id ?? '')).palette).toEqual(palette);
  const spec = await client.mascots.spec(id, { version: newest?.id });
  expect((await client.mascots.replaceSpec(id, spec)).mascot.palette[0]?.color).toBe('#123456');
  expect((await client.mascots.get(id, { include: 'spec' })).spec?.parts.length).toBeGreaterThan(3);
  const canvas = await client.canvases.create(id, { name: 'Chat', template: 'chatbot' });
  expect((await client.canvases.update(id, canvas.id, { name: 'Talk', graph: canvas.graph })).name).toBe('Talk');
  expect((await client.canvases.list(id)).data).toHaveLength(1);
  expect((await client.canvases.delete(id, canvas.id)).object).toBe('canvas');
  expect(await client.mascots.delete(id)).toEqual({ id, object: 'mascot', deleted: true });
}, 90_000);

test('a save that is behind is a conflict, which names what is current', async () => {
  const client = await clientOfSomebody();
  const { id, version_id: base } = await client.mascots.import(fixtureSpec('fox'));
  const ifMatch = base ?? '';
  const saved = await client.mascots.recolor(id, { fur: '#123456' }, { ifMatch });
  const behind = { status: 412, code: 'conflict', details: { current: saved.version_id } };
  await expect(client.mascots.recolor(id, { fur: '#654321' }, { ifMatch })).rejects.toMatchObject(behind);
  await expect(client.mascots.replaceSpec(id, fixtureSpec('fox'), { ifMatch })).rejects.toMatchObject(behind);
  const canvas = await client.canvases.create(id, { name: 'Chat', template: 'chatbot' });
  const renamed = await client.canvases.update(id, canvas.id, { name: 'Talk' }, { ifMatch: canvas.updated_at });
  await expect(
    client.canvases.update(id, canvas.id, { name: 'Late' }, { ifMatch: canvas.updated_at }),
  ).rejects.toMatchObject({ status: 412, code: 'conflict', details: { current: renamed.updated_at } });
});

test('the account and the catalogue are read', async () => {
  const client = await clientOfSomebody();
  const made = await client.keys.create({ name: 'SDK' });
  expect((await client.keys.list()).data.map(({ name }) => name)).toContain('SDK');
  expect((await client.keys.delete(made.id)).deleted).toBe(true);
  expect((await client.workspace.get()).plan).toBe('studio');
  expect((await client.workspace.members()).data).toHaveLength(1);
  expect((await client.workspace.credits()).balance).toBe(10_000);
  expect((await client.workspace.usage()).jobs).toBe(0);
  expect((await client.catalog.presets()).data).toHaveLength(15);
  expect((await client.catalog.styles()).data.length).toBeGreaterThan(3);
  expect((await client.canvases.templates()).data.map(({ id }) => id)).toContain('ai_agent');
});

test('any endpoint is called by its address', async () => {
  const client = await clientOfSomebody();
  const { data } = await client.call('GET /keys');
  expectTypeOf(data).toEqualTypeOf<Key[]>();
  expect(data).toHaveLength(1);
  expectTypeOf(await client.call(at('GET /mascots'), { query: { limit: 1 } }))
    .toHaveProperty('data')
    .toEqualTypeOf<Mascot[]>();
  expect(client.urlOf('GET /mascots/{id}/preview', { params: { id: 'msc_a' }, query: { size: 64 } })).toBe(
    `${baseUrl}/mascots/msc_a/preview?size=64`,
  );
  expect(client.mascots.previewUrl('msc_a', { format: 'svg' })).toBe(`${baseUrl}/mascots/msc_a/preview?format=svg`);
  expect(client.files.url({ id: 'file_a' }, 'fox.gif')).toBe(`${baseUrl}/files/file_a?download=fox.gif`);
});

test('lists are walked page by page', async () => {
  const client = await clientOfSomebody();
  for (const name of ['A', 'B', 'C']) await client.mascots.import(fixtureSpec('blob'), name);
  const names: string[] = [];
  for await (const { name } of client.mascots.all({ limit: 2 })) names.push(name);
  expect(names).toEqual(['C', 'B', 'A']);
  for await (const job of client.jobs.all()) expect.unreachable(job.id);
});

test('a job that is canceled ends its events and its waiting', async () => {
  const client = await clientOfSomebody();
  const { mascot, job } = await client.mascots.create({ prompt: 'a calm owl' });
  expect(mascot.status).toBe('generating');
  expect((await client.jobs.list({ status: 'queued' })).data.map(({ id }) => id)).toEqual([job.id]);
  await client.jobs.cancel(job.id);
  const types: string[] = [];
  for await (const event of client.jobs.events(job.id)) types.push(event.type);
  expect(types).toEqual(['queued', 'finished']);
  expect(await client.jobs.wait(job.id)).toMatchObject({ id: job.id, status: 'canceled', result: null });
  await expect(client.jobs.result(job)).rejects.toMatchObject({ status: 500, code: 'job_failed', message: 'Canceled' });
});

test('a picture is sent and rebuilt in one call, whatever it is in, or by what is known of it', async () => {
  const client = await clientOfSomebody();
  const picture = new Blob([PICTURE]);
  const sent = await client.mascots.rebuild(picture, { name: 'Dot' }, { idempotencyKey: 'a dot' });
  expect(sent).toMatchObject({
    mascot: { name: 'Dot', source: 'svg', status: 'generating' },
    job: { type: 'reconstruct' },
  });
  expect(await client.mascots.rebuild(picture, { name: 'Dot' }, { idempotencyKey: 'a dot' })).toEqual(sent);
  const { id } = await client.uploads.create(picture);
  expect((await client.mascots.rebuild({ upload_id: id })).job.type).toBe('reconstruct');
  await expect(client.mascots.rebuild('https://127.0.0.1/fox.png')).rejects.toMatchObject({
    code: 'invalid_request',
    details: [expect.stringMatching(/^image_url: /)],
  });
  const film = join(import.meta.dirname, '../../fixtures/uploads/film.webm');
  const { id: mascotId } = await client.mascots.import(fixtureSpec('fox'));
  expect((await client.animations.createFromVideo(mascotId, film, { name: 'After a film' })).job).toMatchObject({
    type: 'animate',
    mascot_id: mascotId,
  });
  const { id: filmId } = await client.uploads.create(readFileSync(film));
  expect((await client.animations.createFromVideo(mascotId, { upload_id: filmId })).job.type).toBe('animate');
});

describe('the key', () => {
  const key = 'lr_sk_abcdefghijklmnopqrstuvwxyz012345';

  test('is seen in nothing of the client, nor in its errors', async () => {
    const client = createClient({
      baseUrl,
      key,
      retries: 0,
      fetch: () => Promise.reject(new TypeError('fetch failed')),
    });
    const error: unknown = await client.mascots.list().catch((failure: unknown) => failure);
    expect(
      `${JSON.stringify(client)}${inspect(client, { depth: 9, showHidden: true })}` +
        `${inspect(error, { depth: 9 })}${JSON.stringify(error)}`,
    ).not.toContain('lr_sk_');
  });

  test('is refused in a browser, unless that is meant; a session is not', () => {
    vi.stubGlobal('window', { document: {} });
    expect(() => createClient({ baseUrl, key })).toThrow(
      'An API key in a browser can be read by whoever opens the page',
    );
    expect(createClient({ baseUrl, key, dangerouslyAllowBrowser: true }).mascots).toBeDefined();
    expect(createClient({ baseUrl }).mascots).toBeDefined();
  });
});

test('webhooks are made, tried, looked at, sent again and deleted', async () => {
  const client = await clientOfSomebody();
  const made = await client.webhooks.create({ url: 'http://127.0.0.1:9/hooks', events: ['job.failed'] });
  expect(made.secret).toMatch(/^whsec_/);
  const { id, type } = await client.webhooks.test(made.id);
  expect(type).toBe('job.failed');
  const { request } = await client.webhooks.delivery(made.id, id);
  const event = await verifyWebhook({ payload: request.body, signature: request.headers, secret: made.secret });
  expect(event).toMatchObject({ type: 'job.failed', data: { object: 'job', status: 'failed' } });
  await client.webhooks.redeliver(made.id, id);
  expect((await client.webhooks.deliveries(made.id, { limit: 1 })).data).toHaveLength(1);
  const all: string[] = [];
  for await (const delivery of client.webhooks.allDeliveries(made.id)) all.push(delivery.type);
  expect(all).toEqual(['job.failed', 'job.failed']);
  expect((await client.webhooks.list()).data.map(({ url }) => url)).toEqual(['http://127.0.0.1:9/hooks']);
  expect(await client.webhooks.delete(made.id)).toEqual({ id: made.id, object: 'webhook', deleted: true });
});

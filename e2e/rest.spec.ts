import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, request, test, type APIRequestContext } from '@playwright/test';
import { readAnimated, shareOf } from './support/decode';

let api: APIRequestContext;

test.beforeAll(async ({ baseURL }) => {
  const key = await readFile(join(process.env.E2E_DATA_DIR ?? '', 'local-api-key'), 'utf8');
  api = await request.newContext({ baseURL, extraHTTPHeaders: { Authorization: `Bearer ${key.trim()}` } });
});
test.afterAll(() => api.dispose());

async function post(path: string, data: unknown) {
  const answer = await api.post(`/api/v1${path}`, { data });
  return { status: answer.status(), body: await answer.json() };
}

const ended = async (job: string) => (await api.get(`/api/v1/jobs/${job}?wait=60`)).json();

test('the whole path with a key', async () => {
  const made = await post('/mascots', { prompt: 'a cheerful orange fox barista with a green apron' });
  expect(made.status).toBe(202);
  const { mascot, job } = made.body;
  expect(mascot).toMatchObject({ object: 'mascot', status: 'generating', source: 'prompt' });
  expect(await ended(job.id)).toMatchObject({ status: 'succeeded', error: null, result: { fidelity: null, mascot: { id: mascot.id, status: 'ready' } } });

  const events = await (await api.get(`/api/v1/jobs/${job.id}/events`)).text();
  const types = [...events.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data ?? '{}').type);
  expect(types[0]).toBe('queued');
  expect(types.at(-1)).toBe('finished');
  expect(types.filter((type) => type === 'draft').length).toBeGreaterThan(2);

  expect((await post(`/mascots/${mascot.id}/animations`, { preset: 'wave' })).status).toBe(201);
  const recolored = await post(`/mascots/${mascot.id}/recolor`, { palette: { apron: '#7c3aed' } });
  expect(recolored.body.palette).toContainEqual({ name: 'apron', color: '#7c3aed' });

  for (const format of ['gif', 'webp'] as const) {
    const exported = await post(`/mascots/${mascot.id}/exports`, { format, animation: 'wave', size: 256 });
    const { result } = await ended(exported.body.id);
    const bytes = await (await api.get(result.file.url)).body();
    expect(bytes.length).toBe(result.file.bytes);
    expect(await readAnimated(bytes)).toMatchObject({ width: 256, height: 256, alpha: true });
  }
  const still = await ended((await post(`/mascots/${mascot.id}/exports`, { format: 'png' })).body.id);
  const png = await (await api.get(still.result.file.url)).body();
  expect(await shareOf(png, '#7c3aed')).toBeGreaterThan(0.01);
});

const credits = async () => (await api.get('/api/v1/credits')).json();

test('credits are held, spent and given back to the last one', async () => {
  const before = await credits();
  const { body } = await post('/mascots', { prompt: 'a green dragon' });
  await ended(body.job.id);
  const after = await credits();
  expect(before.balance - after.balance).toBe(10);
  expect(after.held).toBe(before.held);
});

test('bad requests say what is wrong and where', async () => {
  const short = await post('/mascots', { prompt: 'x', colour: 'red' });
  expect(short.status).toBe(400);
  expect(short.body.error.code).toBe('invalid_request');
  expect(short.body.error.details.map((line: string) => line.split(':')[0]).sort()).toEqual(['colour', 'prompt']);
  const nowhere = await api.get('/api/v1/nothing-here');
  expect([nowhere.status(), (await nowhere.json()).error.code]).toEqual([404, 'not_found']);
  const method = await api.delete('/api/v1/mascots');
  expect([method.status(), method.headers().allow?.includes('POST')]).toEqual([405, true]);
});

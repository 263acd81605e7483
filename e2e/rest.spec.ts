import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, request, test, type APIRequestContext } from '@playwright/test';
import { readAnimated, shareOf } from './support/decode';
import { endOf } from './support/person';

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

const ended = (job: string) => endOf(api, job);

test('the whole path through the REST API with an API key', async () => {
  const made = await post('/mascots', { prompt: 'a cheerful orange fox barista with a green apron' });
  expect(made.status).toBe(202);
  const { mascot, job } = made.body;
  expect(mascot).toMatchObject({ object: 'mascot', status: 'generating', source: 'prompt' });
  expect(await ended(job.id)).toMatchObject({
    status: 'succeeded',
    error: null,
    result: { fidelity: null, mascot: { id: mascot.id, status: 'ready' } },
  });

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

test('credits are reserved, charged and refunded exactly', async () => {
  const before = await credits();
  const { body } = await post('/mascots', { prompt: 'a green dragon' });
  await ended(body.job.id);
  const after = await credits();
  expect(before.balance - after.balance).toBe(10);
  expect(after.held).toBe(before.held);
});

test('an uploaded picture becomes an animated mascot', async () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 240"><g fill="none" stroke="#c07838" ' +
    'stroke-linecap="round"><path stroke-width="18" d="M70 120L24 160M130 120L176 160"/><path stroke-width="22" ' +
    'd="M78 170L72 226M122 170L128 226"/></g>' +
    '<ellipse cx="100" cy="150" rx="40" ry="46" fill="#c07838"/><ellipse cx="100" cy="60" rx="52" ry="46" ' +
    'fill="#e09048"/><circle cx="80" cy="56" r="8" fill="#201810"/><circle cx="120" cy="56" r="8" ' +
    'fill="#201810"/></svg>';
  const sent = await api.post('/api/v1/uploads', {
    multipart: { file: { name: 'tan-bear.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) } },
  });
  const {
    body: { mascot, job },
  } = await post('/mascots', { upload_id: (await sent.json()).id });
  const { result } = await ended(job.id);
  expect(result.mascot).toMatchObject({ id: mascot.id, name: 'Tan bear', status: 'ready', source: 'svg' });
  expect(result.fidelity).toBeGreaterThan(0.95);
  expect(result.mascot.parts.map(({ id }: { id: string }) => id)).toEqual(
    expect.arrayContaining(['arm_left', 'arm_right', 'eye_left', 'eye_right']),
  );
  const exported = await post(`/mascots/${mascot.id}/exports`, { format: 'gif', animation: 'wave', size: 96, fps: 10 });
  const gif = await ended(exported.body.id);
  expect((await readAnimated(await (await api.get(gif.result.file.url)).body())).frames).toBeGreaterThan(10);
});

test('invalid requests get an error that names the field and the problem', async () => {
  const short = await post('/mascots', { prompt: 'x', colour: 'red' });
  expect(short.status).toBe(400);
  expect(short.body.error.code).toBe('invalid_request');
  expect(short.body.error.details.map((line: string) => line.split(':')[0]).sort()).toEqual(['colour', 'prompt']);
  const nowhere = await api.get('/api/v1/nothing-here');
  expect([nowhere.status(), (await nowhere.json()).error.code]).toEqual([404, 'not_found']);
  const method = await api.delete('/api/v1/mascots');
  expect([method.status(), method.headers().allow?.includes('POST')]).toEqual([405, true]);
});

test('the built-in artist edits, varies, animates, suggests and composes from prompts', async () => {
  const {
    body: { mascot, job },
  } = await post('/mascots', { prompt: 'an orange fox' });
  await ended(job.id);
  const path = `/mascots/${mascot.id}`;
  const done = async ({ body }: Awaited<ReturnType<typeof post>>) => {
    const end = await ended((body.job ?? body).id);
    expect(end).toMatchObject({ status: 'succeeded', error: null });
    return end.result;
  };
  const edited = await done(await post(`${path}/edit`, { instruction: 'make the ears darker and add a red scarf' }));
  expect(edited.summary).toMatch(/ears.*scarf/i);
  expect(edited.mascot.parts.map(({ id }: { id: string }) => id)).toContain('scarf');
  const { animation } = await done(
    await post(`${path}/animations`, { prompt: 'jumps twice, then waves with the left hand and winks' }),
  );
  expect(animation).toMatchObject({ source: 'prompt', mascot_id: mascot.id });
  const variant = await done(await post(`${path}/variants`, { name: 'Space fox', instruction: 'as an astronaut' }));
  expect(variant.mascot).toMatchObject({
    name: 'Space fox',
    variant_of: mascot.id,
    animations: [{ name: animation.name }],
  });
  const gif = await done(
    await post(`/mascots/${variant.mascot.id}/exports`, {
      format: 'gif',
      animation: animation.name,
      size: 96,
      fps: 10,
    }),
  );
  expect((await readAnimated(await (await api.get(gif.file.url)).body())).frames).toBeGreaterThan(10);
  const { body: suggested } = await post(`${path}/suggestions`, { use_case: 'onboarding' });
  expect(suggested).toMatchObject({ type: 'suggest', status: 'succeeded' });
  const again = await done(await post(`${path}/animations`, { prompt: suggested.result.suggestions[0].prompt }));
  expect(again.animation.duration).toBeGreaterThan(0.3);
  const scene = await done(await post(`${path}/scenes`, { prompt: 'at the beach at sunset', size: 'banner' }));
  expect(scene.svg).toContain('viewBox="0 0 1500 500"');
  expect(await (await api.get(scene.png.url)).body()).toHaveProperty('length', scene.png.bytes);
});

test('a path with dots cannot escape its directory', async ({ baseURL }) => {
  const key = (await readFile(join(process.env.E2E_DATA_DIR ?? '', 'local-api-key'), 'utf8')).trim();
  const {
    body: { mascot, job },
  } = await post('/mascots', { prompt: 'a green dragon' });
  await ended(job.id);
  const { hostname, port, host } = new URL(baseURL ?? '');
  for (const segment of ['..', '%2e%2e', '.%2E', '..\\', '../']) {
    const socket = connect(Number(port), hostname);
    const asked = `DELETE /api/v1/mascots/${mascot.id}/canvases/${segment} HTTP/1.1`;
    const head = [asked, `Host: ${host}`, `Authorization: Bearer ${key}`, 'Connection: close'];
    socket.end(`${head.join('\r\n')}\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"invalid_request"/);
  }
  expect((await api.get(`/api/v1/mascots/${mascot.id}`)).status()).toBe(200);
});

import { afterAll, beforeAll, expect, expectTypeOf, test, vi } from 'vitest';
import { createClient, type AnalyzeResult, type ExportResult, type SceneResult } from '@/lib/client/sdk';
import { HANDLERS } from '@/lib/server/handlers';
import { startWorker, stopWorker } from '@/lib/server/jobs/worker';
import { openTestDatabase } from '../../support/database';
import { fetchRoutes } from '../../support/fetch';
import { makePerson } from '../../support/people';
import { closeProduct } from '../../support/product';
import { serveSites, type SiteServer } from '../../support/sites';

let sites: SiteServer;
let client: ReturnType<typeof createClient>;

beforeAll(async () => {
  await openTestDatabase();
  await startWorker(HANDLERS);
  sites = await serveSites();
  vi.stubEnv('OUTBOUND_ALLOW', sites.host);
  client = createClient({ baseUrl: 'http://localhost:3000/api/v1', key: (await makePerson('studio')).key, fetch: fetchRoutes });
});
afterAll(async () => {
  await stopWorker(0);
  sites.close();
  await closeProduct();
});

test('a website becomes three concepts, and one of them a mascot as it is', async () => {
  const { brand, concepts } = await client.websites.analyzeAndWait(sites.address('/vet/'));
  expectTypeOf<{ brand: typeof brand; concepts: typeof concepts }>().toEqualTypeOf<AnalyzeResult>();
  expect(brand).toMatchObject({ name: 'Pawsome Vets', industry: 'pet care', url: sites.address('/vet/') });
  const [{ prompt, style, name, palette }] = concepts;
  const { mascot } = await client.mascots.createAndWait({ prompt, style });
  expect(mascot).toMatchObject({ name, status: 'ready', palette: expect.arrayContaining(palette) });
});

test('each kind of job ends with what it makes, and tells of it meanwhile', async () => {
  const heard: string[] = [];
  const { mascot, fidelity } = await client.mascots.createAndWait({ prompt: 'a calm owl' }, {
    onEvent: ({ type }) => heard.push(type), onProgress: ({ text }) => expect(text).not.toBe(''), onDraft: (draft) => expect(draft).toHaveProperty('spec.parts'),
  });
  expect([mascot.status, fidelity]).toEqual(['ready', null]);
  expect(heard).toEqual(expect.arrayContaining(['queued', 'started', 'progress', 'draft', 'finished']));
  const { id } = mascot;
  expect(await client.mascots.editAndWait(id, { instruction: 'make the eyes bigger' })).toMatchObject({ mascot: { id }, version_id: expect.stringMatching(/^ver_/), summary: expect.any(String) });
  expect((await client.mascots.createVariantAndWait(id, { name: 'Night owl', instruction: 'in dark blue' })).mascot).toMatchObject({ variant_of: id, name: 'Night owl' });
  expect(await client.animations.createAndWait(id, { prompt: 'nods twice', name: 'Yes' })).toMatchObject({ object: 'animation', name: 'Yes', source: 'prompt' });
  expect((await client.animations.createBatchAndWait(id, { prompts: ['waves', 'jumps'] })).map(({ source }) => source)).toEqual(['prompt', 'prompt']);
  expect((await client.animations.suggest(id, { use_case: 'onboarding' })).length).toBeGreaterThanOrEqual(3);
  const scene = await client.scenes.createAndWait(id, { prompt: 'at the beach', size: 'square' });
  expectTypeOf(scene).toEqualTypeOf<SceneResult>();
  expect(scene.svg).toMatch(/^<svg/);
  const made = await client.exports.createAndWait(id, { format: 'png', size: 64 });
  expectTypeOf(made).toEqualTypeOf<ExportResult>();
  expect((await client.files.get(made.file)).size).toBe(made.file.bytes);
});

test('a job that fails is thrown by what waits for it with its error, and given by its wait', async () => {
  const job = await client.websites.analyze(sites.address('/nowhere/'));
  const ended = await client.jobs.wait(job.id, { onEvent: () => undefined });
  expect(ended).toMatchObject({ id: job.id, status: 'failed', result: null });
  await expect(client.jobs.result(ended)).rejects.toMatchObject({ status: 500, code: 'job_failed', message: ended.error, details: ended });
});

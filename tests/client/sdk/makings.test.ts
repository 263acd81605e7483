import { afterAll, beforeAll, expect, expectTypeOf, test, vi } from 'vitest';
import { createClient, type AnalyzeResult, type Animation } from '@/lib/client/sdk';
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
  sites = await serveSites();
  vi.stubEnv('OUTBOUND_ALLOW', sites.host);
  await openTestDatabase();
  await startWorker(HANDLERS);
  client = createClient({
    baseUrl: 'http://localhost:3000/api/v1',
    key: (await makePerson('studio')).key,
    fetch: fetchRoutes,
  });
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

test('who waits for a job hears of it meanwhile, and gets what it made', async () => {
  const heard: string[] = [];
  const { mascot, fidelity } = await client.mascots.createAndWait(
    { prompt: 'a calm owl' },
    {
      onEvent: ({ type }) => heard.push(type),
      onProgress: ({ text }) => expect(text).not.toBe(''),
      onDraft: (draft) => expect(draft).toHaveProperty('spec.parts'),
    },
  );
  expect([mascot.status, fidelity]).toEqual(['ready', null]);
  expect(heard).toEqual(expect.arrayContaining(['queued', 'started', 'progress', 'draft', 'finished']));
  const motions = await client.animations.createBatchAndWait(mascot.id, { prompts: ['waves', 'jumps'] });
  expectTypeOf(motions).toEqualTypeOf<Animation[]>();
  expect(motions.map(({ source }) => source)).toEqual(['prompt', 'prompt']);
});

test('a job that fails is thrown by what waits for it with its error, and given by its wait', async () => {
  const job = await client.websites.analyze(sites.address('/nowhere/'));
  const ended = await client.jobs.wait(job.id, { onEvent: () => undefined });
  expect(ended).toMatchObject({ id: job.id, status: 'failed', result: null });
  await expect(client.jobs.result(ended)).rejects.toMatchObject({
    status: 500,
    code: 'job_failed',
    message: ended.error,
    details: ended,
  });
});

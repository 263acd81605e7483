import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createClient } from '@/lib/client';
import type { AnalyzeResult } from '@/lib/contract/analyze';
import { HANDLERS } from '@/lib/server/handlers';
import { drainUntilIdle } from '@/lib/server/jobs/drain';
import { fetchRoutes } from '../support/fetch';
import { openQueue } from '../support/jobs';
import { makePerson } from '../support/people';
import { closeProduct } from '../support/product';
import { serveSites, type SiteServer } from '../support/sites';

let sites: SiteServer;

beforeAll(async () => {
  await openQueue();
  sites = await serveSites();
  vi.stubEnv('OUTBOUND_ALLOW', sites.host);
});
afterAll(async () => {
  sites.close();
  await closeProduct();
});

test('a website becomes three concepts, and one of them a mascot as it is', async () => {
  const client = createClient({ baseUrl: 'http://localhost:3000/api/v1', key: (await makePerson('studio')).key, fetch: fetchRoutes });
  const { id } = await client.analyze(sites.address('/vet/'));
  await drainUntilIdle(HANDLERS);
  const { brand, concepts } = (await client.resultOf(id)) as AnalyzeResult;
  expect(brand).toMatchObject({ name: 'Pawsome Vets', industry: 'pet care', url: sites.address('/vet/') });
  for (const { prompt, style, name, palette } of concepts) {
    const { mascot, job } = await client.designMascot({ prompt, style });
    await drainUntilIdle(HANDLERS);
    expect(await client.resultOf(job.id)).toMatchObject({ mascot: { id: mascot.id, name, status: 'ready', palette: expect.arrayContaining(palette) } });
  }
});

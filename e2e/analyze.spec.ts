import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, request, test, type APIRequestContext } from '@playwright/test';
import { serveSites, type SiteServer } from '../tests/support/sites';

let api: APIRequestContext;
let sites: SiteServer;

test.beforeAll(async ({ baseURL }) => {
  const key = await readFile(join(process.env.E2E_DATA_DIR ?? '', 'local-api-key'), 'utf8');
  api = await request.newContext({ baseURL, extraHTTPHeaders: { Authorization: `Bearer ${key.trim()}` } });
  sites = await serveSites({}, Number(process.env.E2E_SITES_PORT));
});
test.afterAll(async () => {
  await api.dispose();
  sites.close();
});

const ended = async (job: string) => (await api.get(`/api/v1/jobs/${job}?wait=60`)).json();

test('a website becomes a brand and three concepts, and one of them a mascot', async () => {
  const begun = await api.post('/api/v1/analyze', { data: { url: sites.address('/bakery/') } });
  expect(begun.status()).toBe(202);
  const { id } = await begun.json();
  const job = await ended(id);
  expect(job).toMatchObject({ type: 'analyze', status: 'succeeded', mascot_id: null, error: null });
  const { brand, concepts } = job.result;
  expect(brand).toMatchObject({ name: 'Crust & Crumb', industry: 'bakery', fonts: ['Nunito', 'Fraunces'], logo_url: sites.address('/bakery/logo.svg') });
  expect(brand.colors[0]).toEqual({ name: 'Rust', color: '#b4552d', role: 'primary' });
  expect(concepts).toHaveLength(3);

  const [{ prompt, style, palette, archetype }] = concepts;
  const made = await (await api.post('/api/v1/mascots', { data: { prompt, style } })).json();
  const { result } = await ended(made.job.id);
  expect(result.mascot).toMatchObject({ status: 'ready', name: concepts[0].name });
  expect(result.mascot.palette).toEqual(expect.arrayContaining(palette));
  expect((await (await api.get(`/api/v1/mascots/${made.mascot.id}/spec`)).json()).archetype).toBe(archetype);
});

test('a page that cannot be read costs nothing and says why', async () => {
  const before = await (await api.get('/api/v1/credits')).json();
  const { id } = await (await api.post('/api/v1/analyze', { data: { url: sites.address('/nowhere') } })).json();
  expect(await ended(id)).toMatchObject({ status: 'failed', error: `There is no page at this address: ${sites.host} answered with status 404.` });
  expect((await (await api.get('/api/v1/credits')).json()).balance).toBe(before.balance);
});

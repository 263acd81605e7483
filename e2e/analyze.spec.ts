import { expect, request, test, type APIRequestContext } from '@playwright/test';
import { serveSites, type SiteServer } from '../tests/support/sites';
import { endOf, ORIGIN, signInBy } from './support/person';
import { SITES_PORT } from './support/ports';

let api: APIRequestContext;
let sites: SiteServer;

test.beforeAll(async ({ baseURL }) => {
  // A workspace of its own, because balances are compared.
  const somebody = await request.newContext({ baseURL, extraHTTPHeaders: { origin: ORIGIN } });
  await signInBy(somebody);
  const { key } = await (await somebody.post('/api/v1/keys', { data: {} })).json();
  await somebody.dispose();
  api = await request.newContext({ baseURL, extraHTTPHeaders: { Authorization: `Bearer ${key}` } });
  sites = await serveSites({}, SITES_PORT);
});
test.afterAll(async () => {
  await api.dispose();
  sites.close();
});

const ended = (job: string) => endOf(api, job);

test('analyses a website into a brand and three concepts, and draws one of them', async () => {
  const begun = await api.post('/api/v1/analyze', { data: { url: sites.address('/bakery/') } });
  expect(begun.status()).toBe(202);
  const { id } = await begun.json();
  const job = await ended(id);
  expect(job).toMatchObject({ type: 'analyze', status: 'succeeded', mascot_id: null, error: null });
  const { brand, concepts } = job.result;
  expect(brand).toMatchObject({
    name: 'Crust & Crumb',
    industry: 'bakery',
    fonts: ['Nunito', 'Fraunces'],
    logo_url: sites.address('/bakery/logo.svg'),
  });
  expect(brand.colors[0]).toEqual({ name: 'Rust', color: '#b4552d', role: 'primary' });
  expect(concepts).toHaveLength(3);

  const [{ prompt, style, palette, archetype }] = concepts;
  const made = await (await api.post('/api/v1/mascots', { data: { prompt, style } })).json();
  const { result } = await ended(made.job.id);
  expect(result.mascot).toMatchObject({ status: 'ready', name: concepts[0].name });
  expect(result.mascot.palette).toEqual(expect.arrayContaining(palette));
  expect((await (await api.get(`/api/v1/mascots/${made.mascot.id}/spec`)).json()).archetype).toBe(archetype);
});

test('an unreadable page is not charged, and the error names the reason', async () => {
  const before = await (await api.get('/api/v1/credits')).json();
  const { id } = await (await api.post('/api/v1/analyze', { data: { url: sites.address('/nowhere') } })).json();
  expect(await ended(id)).toMatchObject({
    status: 'failed',
    error: `There is no page at this address: ${sites.host} answered with status 404.`,
  });
  expect((await (await api.get('/api/v1/credits')).json()).balance).toBe(before.balance);
});

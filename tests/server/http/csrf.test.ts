import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { NAMES } from '@/lib/contract/legacy';
import { closeTestDatabase, openTestDatabase } from '../../support/database';
import { makePerson, type SomePerson } from '../../support/people';

let person: SomePerson;
beforeAll(async () => {
  await openTestDatabase();
  person = await makePerson();
});
afterAll(closeTestDatabase);
afterEach(() => {
  vi.unstubAllEnvs();
});

/** The site of the page that sends a request, as a browser reports it in headers. */
const SITES: [string, Record<string, string>, 'ours' | 'another' | 'unsaid'][] = [
  ['same-origin', { origin: 'https://liverig.example', 'sec-fetch-site': 'same-origin' }, 'ours'],
  ['same-origin, by Origin alone', { origin: 'https://liverig.example' }, 'ours'],
  ['same-origin, by Sec-Fetch-Site alone', { 'sec-fetch-site': 'same-origin' }, 'ours'],
  ['same-origin, its origin hidden', { origin: 'null', 'sec-fetch-site': 'same-origin' }, 'ours'],
  ['same-site', { origin: 'https://www.liverig.example', 'sec-fetch-site': 'same-site' }, 'another'],
  ['same-site, by Sec-Fetch-Site alone', { 'sec-fetch-site': 'same-site' }, 'another'],
  ['the same host without TLS', { origin: 'http://liverig.example', 'sec-fetch-site': 'cross-site' }, 'another'],
  ['another port', { origin: 'https://liverig.example:8443' }, 'another'],
  ['cross-site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 'another'],
  ['cross-site, by Origin alone', { origin: 'https://evil.example' }, 'another'],
  ['cross-site, by Sec-Fetch-Site alone', { 'sec-fetch-site': 'cross-site' }, 'another'],
  ['a look-alike', { origin: 'https://liverig.example.evil.example' }, 'another'],
  ['Origin against Sec-Fetch-Site', { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }, 'another'],
  [
    'cross-site, with the host it would like to have',
    { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
    'another',
  ],
  ['cross-site, with a host of its own', { origin: 'https://evil.example', host: 'evil.example' }, 'another'],
  ['none', { 'sec-fetch-site': 'none' }, 'another'],
  ['missing', {}, 'unsaid'],
  ['null Origin', { origin: 'null' }, 'another'],
  ['null Origin of another site', { origin: 'null', 'sec-fetch-site': 'cross-site' }, 'another'],
  ['no origin at all', { origin: 'file://' }, 'another'],
];

/** Loads the modules again for each test, since they read `APP_URL` once. */
async function modules(appUrl: string) {
  vi.resetModules();
  vi.stubEnv('APP_URL', appUrl);
  return { ...(await import('@/lib/server/http/csrf')), ...(await import('@/lib/server/http/authenticate')) };
}

const codeOf = async (work: () => unknown) => {
  try {
    await work();
    return 'passes';
  } catch (error) {
    return (error as { code: string }).code;
  }
};

const request = (headers: Record<string, string>, method = 'POST') =>
  new Request('https://liverig.example/api/v1/mascots', { method, headers: { host: 'liverig.example', ...headers } });
const cookie = () => ({ cookie: `${NAMES.secureCookiePrefix}${NAMES.sessionCookie}=${person.session}` });
const key = () => ({ authorization: `Bearer ${person.key}` });

describe('a write', () => {
  let server: Awaited<ReturnType<typeof modules>>;
  beforeEach(async () => {
    server = await modules('https://liverig.example');
  });

  test.each(SITES)('by cookie from %s', async (_, headers, site) => {
    const expected = site === 'ours' ? 'passes' : 'csrf_failed';
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      expect(await codeOf(() => server.authenticate(request({ ...headers, ...cookie() }, method)))).toBe(expected);
  });

  test.each(SITES)('by key, with and without a cookie, from %s passes', async (_, headers) => {
    expect(await codeOf(() => server.authenticate(request({ ...headers, ...key() })))).toBe('passes');
    expect(await codeOf(() => server.authenticate(request({ ...headers, ...key(), ...cookie() })))).toBe('passes');
  });

  test.each(SITES)("by a cookie of nobody from %s is nobody's", async (_, headers) => {
    const { actor } = await server.authenticate(
      request({ ...headers, cookie: `${NAMES.secureCookiePrefix}${NAMES.sessionCookie}=x` }),
    );
    expect(actor).toBeNull();
  });

  test.each(SITES)('by a form without a cookie from %s', async (_, headers, site) => {
    expect(await codeOf(() => server.refuseOtherSites(request(headers)))).toBe(
      site === 'another' ? 'csrf_failed' : 'passes',
    );
  });
});

describe('a read', () => {
  test('by cookie is accepted from every site', async () => {
    const server = await modules('https://liverig.example');
    for (const [, headers] of SITES)
      for (const method of ['GET', 'HEAD', 'OPTIONS']) {
        expect(
          await codeOf(() => server.checkOrigin(new Request('https://liverig.example/', { method, headers }))),
        ).toBe('passes');
      }
  });
});

describe('without TLS', () => {
  test.each([
    ['http://localhost:3000', 'localhost:3000', 'passes'],
    ['http://127.0.0.1:3000', '127.0.0.1:3000', 'passes'],
    ['http://[::1]:3000', '[::1]:3000', 'passes'],
    ['http://mascots.lan:8000', 'mascots.lan:8000', 'passes'],
    ['http://mascots.lan:8001', 'mascots.lan:8001', 'csrf_failed'],
    ['http://192.168.1.5:3000', '192.168.1.5:3000', 'csrf_failed'],
    ['http://rebound.example:3000', 'rebound.example:3000', 'csrf_failed'],
    ['http://localhost.rebound.example:3000', 'localhost.rebound.example:3000', 'csrf_failed'],
    ['http://localhost:8080', 'localhost:3000', 'csrf_failed'],
    ['http://evil.example', 'localhost:3000', 'csrf_failed'],
    ['null', 'localhost:3000', 'csrf_failed'],
    ['not an origin', 'localhost:3000', 'csrf_failed'],
  ])('a page of %s may write to %s: %s', async (origin, host, expected) => {
    vi.stubEnv('ALLOWED_HOSTS', 'mascots.lan:8000');
    const server = await modules('http://localhost:3000');
    const headers = { origin, host, 'x-forwarded-host': URL.canParse(origin) ? new URL(origin).host : origin };
    expect(await codeOf(() => server.checkOrigin(new Request(`http://${host}/`, { method: 'POST', headers })))).toBe(
      expected,
    );
  });
});

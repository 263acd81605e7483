import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { accounts, users } from '@/drizzle/schema';
import { db } from '@/lib/server/db/client';
import { Browser } from '../../support/browser';
import { removeDataDir } from '../../support/data-dir';
import { closeTestDatabase, openTestDatabase } from '../../support/database';
import { startGoogle, type FakeGoogle } from '../../support/identity-providers';

let google: FakeGoogle;
beforeAll(async () => {
  await openTestDatabase();
  google = await startGoogle();
  const settings = {
    AUTH_GOOGLE_ID: 'liverig',
    AUTH_GOOGLE_SECRET: 'google secret',
    AUTH_GOOGLE_ISSUER: google.url,
    OUTBOUND_ALLOW: new URL(google.url).host,
  };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
});
afterAll(async () => {
  await google.stop();
  await closeTestDatabase();
  removeDataDir();
});

let logged: string[];
beforeEach(() => {
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((line: unknown) => void logged.push(String(line)));
});
afterEach(() => vi.restoreAllMocks());

/** A Google account, whose ID token has these claims besides or instead. */
function googler(claims: Record<string, unknown> = {}): void {
  const email = `${randomBytes(5).toString('hex')}@example.com`;
  google.claims = { sub: randomBytes(8).toString('hex'), email, email_verified: true, name: 'Ada', ...claims };
}

const begin = async (browser: Browser) => browser.visit(await browser.press('sign-in', 'google'));
const everybody = async () => [await db().$count(users), await db().$count(accounts)];
const [FAILED, EXPIRED] = ['failed', 'expired'].map((error) => `/sign-in?error=${error}&provider=google`);

test('the addresses that a provider gets are those of APP_URL, whatever hosts a request names', async () => {
  const browser = new Browser();
  const forged: Record<string, string>[] = [
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    { forwarded: 'host=evil.example;proto=https' },
    { 'x-original-host': 'evil.example', 'x-rewrite-url': 'https://evil.example/' },
  ];
  for (const headers of forged) {
    const answer = await browser.press('sign-in', 'google', undefined, { origin: browser.origin, ...headers });
    const { origin, searchParams } = new URL(answer.headers.get('location') ?? '');
    expect([origin, searchParams.get('redirect_uri')]).toEqual([
      new URL(google.url).origin,
      'http://localhost:3000/api/auth/callback/google',
    ]);
  }
});

test('each flow has a state and a proof of its own', async () => {
  const asked = [];
  for (let n = 0; n < 2; n += 1) {
    const answer = await new Browser().press('sign-in', 'google');
    asked.push(new URL(answer.headers.get('location') ?? '').searchParams);
  }
  const [one, two] = asked;
  for (const name of ['state', 'code_challenge']) {
    expect(one?.get(name)?.length).toBeGreaterThanOrEqual(43);
    expect(one?.get(name)).not.toBe(two?.get(name));
  }
  expect([one?.get('code_challenge_method'), one?.get('response_type')]).toEqual(['S256', 'code']);
});

describe('a callback signs nobody in', () => {
  const before = { people: [0, 0] };
  beforeEach(async () => {
    before.people = await everybody();
  });
  const refuses = async (browser: Browser, back: URL, location = FAILED) => {
    const answer = await browser.arrive(back);
    expect([answer.status, answer.headers.get('location'), browser.session]).toEqual([303, location, '']);
    expect(await everybody()).toEqual(before.people);
  };

  test('with the code of a flow in another browser, put into its own flow', async () => {
    googler();
    const [victim, thief] = [new Browser(), new Browser()];
    const stolen = await begin(thief);
    const back = await begin(victim);
    back.searchParams.set('code', stolen.searchParams.get('code') ?? '');
    await refuses(victim, back);
  });

  test.each([
    ['for another client', { aud: 'another-client' }],
    ['for several clients, of which another asked', { aud: ['liverig', 'another'], azp: 'another' }],
    ['of another issuer', { iss: 'https://evil.example' }],
    ['that has expired', { exp: Math.floor(Date.now() / 1000) - 3600 }],
    ['that is not valid yet', { nbf: Math.floor(Date.now() / 1000) + 3600 }],
    ['with a nonce that nobody asked for', { nonce: 'planted' }],
    ['without a subject', { sub: undefined }],
    ['whose subject is no text', { sub: 7 }],
  ])('with an ID token %s', async (_, claims) => {
    googler(claims);
    const browser = new Browser();
    await refuses(browser, await begin(browser));
    expect(logged.join()).toContain('sign_in.failed');
  });

  test('of another issuer than the one that it was sent to', async () => {
    googler();
    const browser = new Browser();
    const back = await begin(browser);
    back.searchParams.set('iss', 'https://evil.example');
    await refuses(browser, back);
  });

  test('with its state given twice, or as that of another flow', async () => {
    googler();
    const browser = new Browser();
    const twice = await begin(browser);
    twice.searchParams.append('state', 'other');
    await refuses(browser, twice, EXPIRED);
    const other = await begin(browser);
    other.searchParams.set('state', 'other');
    await refuses(browser, other, EXPIRED);
  });

  test('and shows nothing of what a provider says about its error', async () => {
    googler();
    const browser = new Browser();
    const back = await begin(browser);
    back.search = new URLSearchParams({
      error: '<script>alert(1)</script>',
      error_description: 'Call 555 now',
      error_uri: 'https://evil.example',
      state: back.searchParams.get('state') ?? '',
    }).toString();
    await refuses(browser, back);
  });
});

test('a page to return to comes from the form alone: not from the callback, its cookies or its provider', async () => {
  googler();
  const browser = new Browser();
  const back = await begin(browser);
  for (const name of ['callbackUrl', 'next', 'redirect', 'returnTo', 'redirect_uri'])
    back.searchParams.set(name, 'https://evil.example/');
  for (const name of ['authjs.callback', 'authjs.callback-url', 'next-auth.callback-url'])
    browser.jar.set(name, encodeURIComponent('https://evil.example/'));
  const answer = await browser.arrive(back);
  expect([answer.headers.get('location'), browser.session.length > 20]).toEqual(['/mascots', true]);
});

test('claims of a provider other than subject, name and address change nothing', async () => {
  googler({
    id: 'usr_planted',
    userId: 'usr_planted',
    role: 'owner',
    emailVerified: true,
    image: 'javascript:alert(1)',
  });
  const browser = new Browser();
  expect(await browser.go('sign-in', 'google')).toBe('/mascots');
  const people = await db().select().from(users);
  expect(people.some(({ id }) => id === 'usr_planted')).toBe(false);
  expect(JSON.stringify(people)).not.toContain('javascript:');
});

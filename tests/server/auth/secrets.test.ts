import { removeDataDir } from '../../support/data-dir';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { signIn, updateAccount } from '@/lib/contract/account';
import { createKey, type NewKey } from '@/lib/contract/key';
import { NAMES } from '@/lib/contract/legacy';
import { db } from '@/lib/server/db/client';
import { rowsOf } from '@/lib/server/db/queries/rows';
import { Browser } from '../../support/browser';
import { closeTestDatabase, openTestDatabase } from '../../support/database';
import { call } from '../../support/http';
import { startGitHub, startGoogle, type FakeGitHub, type FakeGoogle } from '../../support/identity-providers';
import { confirm, fieldsOf, lastMailTo, linkFor, linkIn } from '../../support/sign-in';

const ORIGIN = 'https://liverig.example';
let google: FakeGoogle;
let github: FakeGitHub;
beforeAll(async () => {
  await openTestDatabase();
  [google, github] = [await startGoogle(), await startGitHub()];
  const variables = {
    APP_URL: ORIGIN,
    AUTH_GOOGLE_ID: 'liverig',
    AUTH_GOOGLE_SECRET: 'google secret',
    AUTH_GITHUB_ID: 'liverig',
    AUTH_GITHUB_SECRET: 'github secret',
    AUTH_GOOGLE_ISSUER: google.url,
    AUTH_GITHUB_URL: github.url,
    OUTBOUND_ALLOW: [google, github].map(({ url }) => new URL(url).host).join(),
  };
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
});
afterAll(async () => {
  github.stop();
  await google.stop();
  await closeTestDatabase();
  removeDataDir();
});

/** Every row of every table, as text. */
async function everything(): Promise<Map<string, string>> {
  const tables = await rowsOf<{ name: string }>(
    db(),
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const texts = await Promise.all(
    tables.map(
      async ({ name }) =>
        [name, JSON.stringify(await rowsOf(db(), sql`select * from ${sql.identifier(name)}`))] as const,
    ),
  );
  return new Map(texts);
}

const browser = new Browser(ORIGIN);
const secrets: Record<string, string> = {};
const cookies: string[] = [];

/** Stores the cookies of an answer, and records their `Set-Cookie` headers. */
function keep(response: Response): Response {
  cookies.push(...response.headers.getSetCookie());
  return browser.keep(response);
}

const own = () => ({
  origin: ORIGIN,
  host: new URL(ORIGIN).host,
  cookie: `${NAMES.secureCookiePrefix}${NAMES.sessionCookie}=${browser.session}`,
});

test('after every kind of sign-in and a new key, no row of any table has a usable secret', async () => {
  const link = await linkFor('ada@example.com');
  secrets.link = link.searchParams.get('token') ?? '';
  await call(signIn, { body: { email: 'ada@example.com' } });
  secrets.unusedLink = linkIn(lastMailTo('ada@example.com')?.text).searchParams.get('token') ?? '';
  keep(await confirm(fieldsOf(link)));
  secrets.session = browser.session;

  google.claims = { sub: 'g', email: 'ada@example.com', email_verified: true };
  github.user = {
    id: 7,
    login: 'ada',
    name: null,
    email: null,
    emails: [{ email: 'ada@example.com', primary: true, verified: true }],
  };
  for (const provider of ['google', 'github'] as const) {
    const away = keep(await browser.press('connect', provider));
    secrets[`${provider} flow`] = browser.jar.get('__Host-authjs.pkce') ?? '';
    const back = await browser.visit(away);
    secrets[`${provider} code`] = back.searchParams.get('code') ?? '';
    expect(keep(await browser.arrive(back)).headers.get('location')).toBe('/account');
  }
  const elsewhere = new Browser(ORIGIN);
  expect(await elsewhere.go('sign-in', 'google')).toBe('/mascots');
  secrets.secondSession = elsewhere.session;
  expect((await call(updateAccount, { body: { name: 'Ada' }, headers: own() })).status).toBe(200);
  secrets.key = ((await call(createKey, { body: {}, headers: own() })).body as NewKey).key;

  expect(Object.entries(secrets).filter(([, secret]) => secret.length < 16)).toEqual([]);
  const rows = await everything();
  expect([...rows].filter(([, text]) => text !== '[]').map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'users',
      'accounts',
      'sessions',
      'verification_tokens',
      'keys',
      'members',
      'workspaces',
      'rate_windows',
    ]),
  );
  for (const [name, secret] of Object.entries(secrets))
    for (const [table, text] of rows)
      expect(`${table} holds the ${name}: ${text.includes(secret)}`).toBe(`${table} holds the ${name}: false`);
  expect([...rows.values()].join('')).not.toMatch(/gho_|eyJ/);
});

test('over https every cookie is `__Host-`, Secure, SameSite and HttpOnly', () => {
  expect(new Set(cookies.map((cookie) => cookie.split('=')[0]))).toEqual(
    new Set(['__Host-authjs.session-token', '__Host-liverig.flow', '__Host-authjs.state', '__Host-authjs.pkce']),
  );
  for (const cookie of cookies) {
    expect(cookie).toMatch(/^__Host-[\w.-]+=[^;]*; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax; Secure$/);
  }
});

test('over https a session cookie with the plain http name is ignored', async () => {
  expect(
    (
      await call(updateAccount, {
        body: { name: 'x' },
        headers: { ...own(), cookie: `${NAMES.sessionCookie}=${browser.session}` },
      })
    ).status,
  ).toBe(401);
});

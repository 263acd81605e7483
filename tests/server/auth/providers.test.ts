import { removeDataDir } from '../../support/data-dir';
import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { accounts, creditEntries, sessions, users, workspaces } from '@/drizzle/schema';
import { getAccount, type Account } from '@/lib/contract/account';
import { deleteProvider, listProviders } from '@/lib/contract/provider';
import { problemText } from '@/lib/server/auth/problems';
import { db } from '@/lib/server/db/client';
import { Browser } from '../../support/browser';
import { closeTestDatabase, openTestDatabase } from '../../support/database';
import { call, codeOf } from '../../support/http';
import { startGitHub, startGoogle, type FakeGitHub, type FakeGoogle } from '../../support/identity-providers';
import { confirm, fieldsOf, linkFor } from '../../support/sign-in';

let google: FakeGoogle;
let github: FakeGitHub;
beforeAll(async () => {
  await openTestDatabase();
  [google, github] = [await startGoogle(), await startGitHub()];
  const keys = {
    AUTH_GOOGLE_ID: 'liverig',
    AUTH_GOOGLE_SECRET: 'google secret',
    AUTH_GITHUB_ID: 'liverig',
    AUTH_GITHUB_SECRET: 'github secret',
  };
  const places = {
    AUTH_GOOGLE_ISSUER: google.url,
    AUTH_GITHUB_URL: github.url,
    OUTBOUND_ALLOW: [google, github].map(({ url }) => new URL(url).host).join(),
  };
  for (const [name, value] of Object.entries({ ...keys, ...places })) vi.stubEnv(name, value);
});
afterAll(async () => {
  github.stop();
  await google.stop();
  await closeTestDatabase();
  removeDataDir();
});
beforeEach(() => {
  Object.assign(google, { denies: false, fails: false });
});
afterEach(() => {
  vi.useRealTimers();
});

const someEmail = () => `${randomBytes(5).toString('hex')}@example.com`;

/** A new Google account with this verified address. */
function googler(email = someEmail(), more: Record<string, unknown> = {}): string {
  google.claims = { sub: randomBytes(8).toString('hex'), email, email_verified: true, name: 'Ada', ...more };
  return email;
}

/** A new GitHub account with these addresses. */
function githubber(emails: FakeGitHub['user']['emails'], email: string | null = null): void {
  github.user = { id: randomBytes(4).readUInt32BE(), login: 'ada', name: null, email, emails };
}

const whoIs = async (browser: Browser) => (await call(getAccount, { session: browser.session })).body as Account;
const rowsOf = (userId: string) => db().select().from(accounts).where(eq(accounts.userId, userId));
const peopleAt = (email: string) => db().select().from(users).where(eq(users.email, email));

/** A browser that is signed in by mail. */
async function mailed(email = someEmail()): Promise<Browser> {
  const browser = new Browser();
  browser.keep(await confirm(fieldsOf(await linkFor(email))));
  return browser;
}

describe('signing in with Google', () => {
  test('for the first time creates an account and its personal workspace with credits', async () => {
    const email = googler();
    const browser = new Browser();
    expect(await browser.go('sign-in', 'google')).toBe('/mascots');
    const { id, ...account } = await whoIs(browser);
    expect(account).toMatchObject({ email, name: 'Ada' });
    const [workspace] = await db().select().from(workspaces).where(eq(workspaces.personalOf, id));
    expect(workspace).toMatchObject({ plan: 'free' });
    expect(
      await db()
        .select()
        .from(creditEntries)
        .where(eq(creditEntries.workspaceId, workspace?.id ?? '')),
    ).toHaveLength(1);
    expect(
      (await db().select().from(sessions).where(eq(sessions.userId, id))).map(({ userAgent }) => userAgent),
    ).toEqual(['Browser 1']);
  });

  test('stores none of its tokens, and leaves only the session cookie', async () => {
    googler();
    const browser = new Browser();
    await browser.go('sign-in', 'google');
    expect([...browser.jar.keys()]).toEqual(['authjs.session-token']);
    const [row, ...more] = await rowsOf((await whoIs(browser)).id);
    expect(more).toEqual([]);
    expect(row).toMatchObject({ provider: 'google', type: 'oidc', providerAccountId: google.claims.sub });
    expect([
      row?.access_token,
      row?.refresh_token,
      row?.id_token,
      row?.scope,
      row?.token_type,
      row?.expires_at,
      row?.session_state,
    ]).toEqual([null, null, null, null, null, null, null]);
  });

  test('signs in to the account with the same verified address, and connects it', async () => {
    const email = someEmail();
    const { id } = await whoIs(await mailed(email));
    googler(email.toUpperCase());
    const browser = new Browser();
    await browser.go('sign-in', 'google');
    expect((await whoIs(browser)).id).toBe(id);
    expect(await rowsOf(id)).toHaveLength(1);
    // The provider account is connected now, so its address may change.
    google.claims.email = someEmail();
    const later = new Browser();
    await later.go('sign-in', 'google');
    expect((await whoIs(later)).id).toBe(id);
  });

  test.each([[false], ['false'], ['true'], [1], [null], [undefined]])(
    'with an unverified address (%j) is refused, with or without an account here',
    async (verified) => {
      const known = someEmail();
      const { id } = await whoIs(await mailed(known));
      for (const email of [known, someEmail()]) {
        googler(email, { email_verified: verified });
        const browser = new Browser();
        expect(await browser.go('sign-in', 'google')).toBe('/sign-in?error=unverified&provider=google');
        expect([...browser.jar]).toEqual([]);
        expect(await peopleAt(email)).toHaveLength(email === known ? 1 : 0);
      }
      expect(await rowsOf(id)).toEqual([]);
    },
  );

  test.each([undefined, '', 'nonsense', 'a@b', 'ada@exämple.com', `${'x'.repeat(250)}@example.com`])(
    'with the address %j is refused',
    async (email) => {
      googler('', { email });
      expect(await new Browser().go('sign-in', 'google')).toBe('/sign-in?error=unverified&provider=google');
    },
  );

  test.each([
    ['/mascots/new?x=1', '/mascots/new?x=1'],
    ['/invite/abc', '/invite/abc'],
    ['//evil.example', '/mascots'],
    ['/\\evil.example', '/mascots'],
    ['javascript:alert(1)', '/mascots'],
    ['https://evil.example', '/mascots'],
  ])('on the way to %s ends at %s', async (next, end) => {
    googler();
    expect(await new Browser().go('sign-in', 'google', next)).toBe(end);
  });

  test('in two browsers at once creates one account', async () => {
    const email = googler();
    const browsers = [new Browser(), new Browser(), new Browser()];
    const ends = await Promise.all(browsers.map((browser) => browser.go('sign-in', 'google')));
    expect(await peopleAt(email)).toHaveLength(1);
    expect(ends).toContain('/mascots');
    for (const browser of browsers) if (browser.session) expect((await whoIs(browser)).email).toBe(email);
  });

  test('ends the previous session of the browser, of any person', async () => {
    const browser = await mailed();
    const before = browser.session;
    const email = googler();
    await browser.go('sign-in', 'google');
    expect((await whoIs(browser)).email).toBe(email);
    expect(codeOf(await call(getAccount, { session: before }))).toBe('unauthorized');
  });
});

describe('signing in with GitHub', () => {
  test('uses the primary verified address, not that of the public profile', async () => {
    const [mine, victim] = [someEmail(), someEmail()];
    const { id } = await whoIs(await mailed(victim));
    githubber(
      [
        { email: victim, primary: false, verified: true },
        { email: mine, primary: true, verified: true },
      ],
      victim,
    );
    const browser = new Browser();
    expect(await browser.go('sign-in', 'github')).toBe('/mascots');
    expect(await whoIs(browser)).toMatchObject({ email: mine, name: 'ada' });
    expect(await rowsOf(id)).toEqual([]);
    expect(github.secrets.at(-1)).toBe('liverig:github+secret');
  });

  test('with an unverified primary address is refused', async () => {
    const victim = someEmail();
    await mailed(victim);
    for (const emails of [
      [
        { email: victim, primary: true, verified: false },
        { email: someEmail(), primary: false, verified: true },
      ],
      [{ email: victim, primary: false, verified: true }],
      [],
    ]) {
      githubber(emails, victim);
      expect(await new Browser().go('sign-in', 'github')).toBe('/sign-in?error=unverified&provider=github');
    }
  });

  test('signs in to the account that Google created with the same address', async () => {
    const email = googler();
    const first = new Browser();
    await first.go('sign-in', 'google');
    githubber([{ email, primary: true, verified: true }]);
    const second = new Browser();
    await second.go('sign-in', 'github');
    expect((await whoIs(second)).id).toBe((await whoIs(first)).id);
  });
});

const providers = async (session: string) =>
  ((await call(listProviders, { session })).body as { data: unknown[] }).data;
const shown = (googleIs: boolean, githubIs: boolean) => [
  { object: 'provider', id: 'google', title: 'Google', available: true, connected: googleIs },
  { object: 'provider', id: 'github', title: 'GitHub', available: true, connected: githubIs },
];

describe('connecting a provider', () => {
  test('of any address adds it to the signed-in account, and it can sign in to that account', async () => {
    const browser = await mailed();
    const before = browser.session;
    const { id } = await whoIs(browser);
    expect(await providers(before)).toEqual(shown(false, false));
    googler();
    expect(await browser.go('connect', 'google')).toBe('/account');
    expect(browser.session).toBe(before);
    expect(await providers(before)).toEqual(shown(true, false));
    const elsewhere = new Browser();
    expect(await elsewhere.go('sign-in', 'google')).toBe('/mascots');
    expect((await whoIs(elsewhere)).id).toBe(id);
  });

  test('requires a verified address, as does every sign-in with it', async () => {
    const browser = await mailed();
    const { id } = await whoIs(browser);
    googler(someEmail(), { email_verified: false });
    expect(await browser.go('connect', 'google')).toBe('/account?error=unverified&provider=google');
    expect(await rowsOf(id)).toEqual([]);
    google.claims = { ...google.claims, email_verified: true };
    expect(await browser.go('connect', 'google')).toBe('/account');
    google.claims = { ...google.claims, email_verified: false };
    expect(await new Browser().go('sign-in', 'google')).toBe('/sign-in?error=unverified&provider=google');
  });

  test('twice changes nothing', async () => {
    const browser = await mailed();
    googler();
    for (let times = 0; times < 2; times += 1) expect(await browser.go('connect', 'google')).toBe('/account');
    expect(await rowsOf((await whoIs(browser)).id)).toHaveLength(1);
  });

  test('that is connected to another person is refused', async () => {
    googler();
    const owner = new Browser();
    await owner.go('sign-in', 'google');
    const other = await mailed();
    expect(await other.go('connect', 'google')).toBe('/account?error=taken&provider=google');
    expect(await rowsOf((await whoIs(other)).id)).toEqual([]);
    expect(await rowsOf((await whoIs(owner)).id)).toHaveLength(1);
  });

  test('requires a session at its start and at its end', async () => {
    expect((await new Browser().press('connect', 'google')).headers.get('location')).toBe('/sign-in?next=%2Faccount');
    const browser = await mailed();
    googler();
    const back = await browser.visit(await browser.press('connect', 'google'));
    browser.jar.delete('authjs.session-token');
    expect((await browser.arrive(back)).headers.get('location')).toBe('/sign-in?error=signed_out&provider=google');
  });

  test('is refused if another person has signed in meanwhile', async () => {
    const [browser, other] = [await mailed(), await mailed()];
    googler();
    const back = await browser.visit(await browser.press('connect', 'google'));
    browser.jar.set('authjs.session-token', other.session);
    expect((await browser.arrive(back)).headers.get('location')).toBe('/sign-in?error=signed_out&provider=google');
    expect(await rowsOf((await whoIs(other)).id)).toEqual([]);
  });

  test('can be started only by a page of ours', async () => {
    const browser = await mailed();
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'null' },
    ];
    for (const headers of foreign) {
      for (const form of ['connect', 'sign-in'] as const)
        expect((await browser.press(form, 'google', undefined, headers)).status).toBe(403);
    }
    expect((await browser.press('connect', 'google', undefined, {})).status).toBe(403);
  });
});

describe('disconnecting a provider', () => {
  test('removes it from the account, which a mail link still opens', async () => {
    const email = googler();
    const browser = new Browser();
    await browser.go('sign-in', 'google');
    const { id } = await whoIs(browser);
    const gone = await call(deleteProvider, { session: browser.session, params: { provider: 'google' } });
    expect(gone.body).toEqual({ id: 'google', object: 'provider', deleted: true });
    expect(await providers(browser.session)).toEqual(shown(false, false));
    expect((await whoIs(await mailed(email))).id).toBe(id);
    // Its address has changed, so it matches no account.
    google.claims.email = someEmail();
    const stranger = new Browser();
    await stranger.go('sign-in', 'google');
    expect((await whoIs(stranger)).id).not.toBe(id);
  });

  test('that is not connected or unknown is not found', async () => {
    const { session } = await mailed();
    for (const provider of ['google', 'github', 'email', 'facebook', '__proto__'])
      expect(codeOf(await call(deleteProvider, { session, params: { provider } }))).toBe('not_found');
  });
});

const begin = async (browser: Browser) => browser.visit(await browser.press('sign-in', 'google', '/account'));
const refused = async (browser: Browser, back: URL) => {
  const answer = await browser.arrive(back);
  expect([answer.status, browser.session]).toEqual([303, '']);
  return answer.headers.get('location');
};

describe('the callback of a provider', () => {
  test('with an error leads to the sign-in page with a message', async () => {
    googler();
    google.denies = true;
    const end = await new Browser().go('sign-in', 'google', '/account');
    expect(end).toBe('/sign-in?error=denied&provider=google&next=%2Faccount');
    const { searchParams } = new URL(end ?? '', 'http://x');
    expect(problemText(searchParams.get('error') ?? '', searchParams.get('provider') ?? '')).toBe(
      'You did not let Google tell who you are. Try again, or ask for a link by e-mail.',
    );
  });

  test('with a wrong or missing state, or in another browser, is refused', async () => {
    googler();
    const [browser, thief] = [new Browser(), new Browser()];
    const back = await begin(browser);
    expect(await refused(thief, back)).toBe('/sign-in?error=expired&provider=google');
    await begin(thief);
    expect(await refused(thief, back)).toBe('/sign-in?error=expired&provider=google&next=%2Faccount');
    const stateless = new URL(back);
    stateless.searchParams.delete('state');
    expect(await refused(browser, stateless)).toBe('/sign-in?error=expired&provider=google&next=%2Faccount');
  });

  test('works once', async () => {
    googler();
    const browser = new Browser();
    const back = await begin(browser);
    const jar = new Map(browser.jar);
    expect((await browser.arrive(back)).headers.get('location')).toBe('/account');
    const again = new Browser();
    for (const [name, value] of jar) again.jar.set(name, value);
    expect(await refused(again, back)).toBe('/sign-in?error=failed&provider=google&next=%2Faccount');
  });

  test('is refused after 15 minutes', async () => {
    googler();
    const browser = new Browser();
    const back = await begin(browser);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 60_000 });
    expect(await refused(browser, back)).toBe('/sign-in?error=expired&provider=google');
  });

  test('for the flow of another provider, or a forged one, is refused', async () => {
    googler();
    const browser = new Browser();
    const back = await begin(browser);
    expect(await refused(browser, new URL(back.href.replace('/google', '/github')))).toBe(
      '/sign-in?error=expired&provider=github',
    );
    const victim = await mailed();
    const forger = new Browser();
    const forgers = await begin(forger);
    const [text = '', proof] = (forger.jar.get('liverig.flow') ?? '').split('.');
    const flow = { ...JSON.parse(Buffer.from(text, 'base64url').toString()), userId: (await whoIs(victim)).id };
    for (const signed of [proof, '', '0'.repeat(64)]) {
      forger.jar.set('liverig.flow', `${Buffer.from(JSON.stringify(flow)).toString('base64url')}.${signed}`);
      expect(await refused(forger, forgers)).toBe('/sign-in?error=expired&provider=google');
    }
  });

  test('of an unreachable provider leads to a message', async () => {
    googler();
    google.fails = true;
    expect(await new Browser().go('sign-in', 'google')).toBe('/sign-in?error=failed&provider=google');
    expect(problemText('failed', 'google')).toBe(
      'Google could not be reached or did not answer as it should. Try again, or ask for a link by e-mail.',
    );
  });

  test('of an unknown provider is not found', async () => {
    for (const name of ['email', 'facebook', '__proto__']) {
      expect(
        (await new Browser().arrive(new URL(`http://localhost:3000/api/auth/callback/${name}?code=x`))).status,
      ).toBe(404);
      expect((await new Browser().press('sign-in', name)).status).toBe(404);
    }
  });
});

test('the message for an unknown problem is a sentence without the text from the URL', () => {
  expect(problemText('<script>', 'x')).toBe('Signing in did not work. Try again.');
  expect(problemText('constructor', '__proto__')).toBe('Signing in did not work. Try again.');
  expect(problemText('denied', '<b>')).toBe(
    'You did not let the provider tell who you are. Try again, or ask for a link by e-mail.',
  );
  expect(problemText(undefined, 'google')).toBeNull();
});

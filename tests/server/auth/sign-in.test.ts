import { dataDir, removeDataDir } from '../../support/data-dir';
import { randomBytes } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import ConfirmPage from '@/app/(auth)/sign-in/confirm/page';
import { GET as getAuth } from '@/app/api/auth/[...nextauth]/route';
import { POST as postLink } from '@/app/api/auth/link/route';
import { POST as postSignOut } from '@/app/api/auth/sign-out/route';
import { creditEntries, members, sessions, users, verificationTokens, workspaces } from '@/drizzle/schema';
import { getAccount, signIn } from '@/lib/contract/account';
import { sha256 } from '@/lib/server/crypto';
import { localSignInLink } from '@/lib/server/auth/sign-in';
import { db } from '@/lib/server/db/client';
import { closeTestDatabase, openTestDatabase } from '../../support/database';
import { call, codeOf, detailsOf, ORIGIN, type Received } from '../../support/http';
import { confirm, fieldsOf, lastMailTo, linkFor, linkIn, nowhere, outbox, sessionOf } from '../../support/sign-in';

beforeAll(openTestDatabase);
afterAll(async () => {
  await closeTestDatabase();
  removeDataDir();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Posts the sign-in form as a browser without scripts does. Gives the status and the `Location`. */
const sendForm = async (fields: Record<string, string>, headers: Record<string, string> = {}) => {
  const { status, headers: answered } = await postLink(
    new Request(`${ORIGIN}/api/auth/link`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { host: new URL(ORIGIN).host, ...headers },
    }),
    nowhere,
  );
  return [status, answered.get('location')];
};

describe('a sign-in link', () => {
  test('is mailed; its confirmation creates an account, a workspace with credits and a session', async () => {
    const link = await linkFor('Ada@Example.com');
    expect(`${link.origin}${link.pathname}`).toBe(`${ORIGIN}/sign-in/confirm`);
    expect(lastMailTo('ada@example.com')).toMatchObject({
      subject: 'Sign in to Liverig',
      html: expect.stringContaining('/sign-in/confirm'),
      sent_at: expect.any(String),
    });
    const response = await confirm(fieldsOf(link), { 'user-agent': 'Browser 1' });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/mascots']);
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    const token = sessionOf(response);
    expect((await call(getAccount, { session: token })).body).toMatchObject({
      object: 'account',
      email: 'ada@example.com',
    });

    const [user] = await db().select().from(users).where(eq(users.email, 'ada@example.com'));
    expect(user?.emailVerified).toBeInstanceOf(Date);
    const [workspace] = await db()
      .select()
      .from(workspaces)
      .where(eq(workspaces.personalOf, user?.id ?? ''));
    expect(workspace).toMatchObject({ plan: 'free' });
    const [member] = await db()
      .select()
      .from(members)
      .where(eq(members.userId, user?.id ?? ''));
    expect(member).toMatchObject({ role: 'owner', workspaceId: workspace?.id });
    const grants = await db()
      .select()
      .from(creditEntries)
      .where(eq(creditEntries.workspaceId, workspace?.id ?? ''));
    expect(grants).toMatchObject([{ kind: 'grant', credits: 200, plan: 'free' }]);
    const rows = await db()
      .select()
      .from(sessions)
      .where(eq(sessions.userId, user?.id ?? ''));
    expect(rows).toMatchObject([
      { sessionToken: sha256(token), id: expect.stringMatching(/^ses_/), userAgent: 'Browser 1' },
    ]);
  });

  test('is stored only as a hash', async () => {
    const link = await linkFor('hash@example.com');
    const [row] = await db()
      .select()
      .from(verificationTokens)
      .where(eq(verificationTokens.identifier, 'hash@example.com'));
    expect(row?.token).toMatch(/^[0-9a-f]{64}$/);
    expect(row?.token).not.toBe(link.searchParams.get('token'));
  });

  test('works once', async () => {
    const link = await linkFor('once@example.com');
    expect(sessionOf(await confirm(fieldsOf(link)))).not.toBe('');
    const again = await confirm(fieldsOf(link));
    expect([again.status, again.headers.get('location'), sessionOf(again)]).toEqual([303, '/sign-in?error=link', '']);
  });

  test('that is confirmed twice at once signs in once', async () => {
    const link = await linkFor('twice@example.com');
    const answers = await Promise.all([confirm(fieldsOf(link)), confirm(fieldsOf(link))]);
    expect(answers.filter((answer) => sessionOf(answer) !== '')).toHaveLength(1);
  });

  test('signs in to the same account the next time', async () => {
    await confirm(fieldsOf(await linkFor('back@example.com')));
    await confirm(fieldsOf(await linkFor('BACK@example.com')));
    expect(await db().select().from(users).where(eq(users.email, 'back@example.com'))).toHaveLength(1);
  });

  test('is mailed for a form posted without scripts; an invalid form redirects back to the page', async () => {
    expect(await sendForm({ email: ' plain@example.com', next: '/account' })).toEqual([
      303,
      '/sign-in?sent=plain%40example.com&next=%2Faccount',
    ]);
    const response = await confirm(fieldsOf(linkIn(lastMailTo('plain@example.com')?.text)));
    expect([response.headers.get('location'), sessionOf(response) === '']).toEqual(['/account', false]);
    expect(await sendForm({ email: 'nobody' })).toEqual([303, '/sign-in?email=nobody&error=mail']);
    expect(await sendForm({})).toEqual([400, null]);
    expect(await sendForm({ email: 'other@example.com' }, { origin: 'https://other.example' })).toEqual([403, null]);
    expect(lastMailTo('other@example.com')).toBeUndefined();
  });

  test('works for exactly 15 minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const asked = Date.now();
    const [soon, late] = [await linkFor('late@example.com'), await linkFor('late@example.com')];
    vi.setSystemTime(asked + 15 * 60_000);
    expect(sessionOf(await confirm(fieldsOf(soon)))).not.toBe('');
    vi.setSystemTime(asked + 15 * 60_000 + 1);
    expect(sessionOf(await confirm(fieldsOf(late)))).toBe('');
  });

  test('is used up by the post of its form, not by opening its page', async () => {
    expect(Object.keys(await import('@/app/api/auth/confirm/route'))).toEqual(['POST']);
    const link = await linkFor('looked@example.com');
    for (let times = 0; times < 20; times += 1) await ConfirmPage({ searchParams: Promise.resolve(fieldsOf(link)) });
    expect(sessionOf(await confirm(fieldsOf(link)))).not.toBe('');
  });

  test('stays valid after another is requested; each works once', async () => {
    const [first, second] = [await linkFor('two@example.com'), await linkFor('two@example.com')];
    for (const link of [second, first]) expect(sessionOf(await confirm(fieldsOf(link)))).not.toBe('');
    for (const link of [second, first]) expect(sessionOf(await confirm(fieldsOf(link)))).toBe('');
  });

  test('for an account that has been deleted meanwhile creates a new one', async () => {
    await confirm(fieldsOf(await linkFor('gone@example.com')));
    const link = await linkFor('gone@example.com');
    const [before] = await db().delete(users).where(eq(users.email, 'gone@example.com')).returning();
    expect((await call(getAccount, { session: sessionOf(await confirm(fieldsOf(link))) })).body).not.toMatchObject({
      id: before?.id,
    });
  });

  test('signs in to its own address and ends the previous session of the browser', async () => {
    const before = sessionOf(await confirm(fieldsOf(await linkFor('before@example.com'))));
    for (const email of ['after@example.com', 'before@example.com']) {
      const kept = sessionOf(await confirm(fieldsOf(await linkFor('before@example.com'))));
      const after = sessionOf(
        await confirm(fieldsOf(await linkFor(email)), { cookie: `authjs.session-token=${kept}` }),
      );
      expect((await call(getAccount, { session: after })).body).toMatchObject({ email });
      expect(codeOf(await call(getAccount, { session: kept }))).toBe('unauthorized');
    }
    expect((await call(getAccount, { session: before })).status).toBe(200);
  });

  test.each([
    ['/mascots/new?from=link', '/mascots/new?from=link'],
    ['/invite/abc', '/invite/abc'],
    [undefined, '/mascots'],
    ['//evil.example', '/mascots'],
    ['/\\evil.example', '/mascots'],
    ['javascript:alert(1)', '/mascots'],
    ['https://evil.example/', '/mascots'],
  ])('requested on the way to %s leads to %s', async (next, end) => {
    const link = await linkFor(`${randomBytes(4).toString('hex')}@example.com`, next);
    expect((await confirm(fieldsOf(link))).headers.get('location')).toBe(end);
  });

  test('leads to no other site, also with a changed URL', async () => {
    const link = await linkFor('open@example.com');
    expect((await confirm({ ...fieldsOf(link), next: '//evil.example' })).headers.get('location')).toBe('/mascots');
  });

  test('does not sign in to another address', async () => {
    const link = await linkFor('mine@example.com');
    expect(sessionOf(await confirm({ ...fieldsOf(link), email: 'yours@example.com' }))).toBe('');
  });

  test('cannot be used up by another site', async () => {
    const link = await linkFor('csrf@example.com');
    const refused = await confirm(fieldsOf(link), { origin: 'https://evil.example' });
    expect(refused.status).toBe(403);
    expect(sessionOf(await confirm(fieldsOf(link), { origin: ORIGIN }))).not.toBe('');
  });

  test('without its fields is invalid', async () => {
    expect((await confirm({ token: 'x' })).status).toBe(400);
    expect((await confirm({})).status).toBe(400);
  });

  test('is shown to a local caller while it is valid', async () => {
    const link = await linkFor('local@example.com');
    expect(await localSignInLink('Local@example.com')).toBe(link.href);
    expect(await localSignInLink('nobody@example.com')).toBeNull();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 60_000 + 1000 });
    expect(await localSignInLink('local@example.com')).toBeNull();
  });

  test('is not used up by requests to the routes of Auth.js, which are closed', async () => {
    const link = await linkFor('looked-at@example.com');
    for (const path of [
      'callback/email',
      'callback',
      'callback/email/more',
      'signin/email',
      'session',
      'csrf',
      'providers',
      'error',
    ]) {
      const address = new URL(`/api/auth/${path}${link.search}`, ORIGIN);
      const params = Promise.resolve({ nextauth: path.split('/') });
      const response = await getAuth(new Request(address, { headers: { host: address.host } }), { params });
      expect([path, response.status, response.headers.getSetCookie()]).toEqual([path, 404, []]);
    }
    expect(sessionOf(await confirm(fieldsOf(link)))).not.toBe('');
  });

  test('is written to the outbox with permissions for its owner only', () => {
    const [name = ''] = readdirSync(join(dataDir, 'outbox'));
    expect(statSync(join(dataDir, 'outbox', name)).mode & 0o777).toBe(0o600);
  });
});

const askOften = () => call(signIn, { body: { email: 'often@example.com' } });
const askFrom = (n: number, ip: string) =>
  call(signIn, { body: { email: `n${n}-${ip.length}@example.com` }, headers: { 'x-forwarded-for': ip } });

const addressOf = (length: number) => `${'x'.repeat(length - '@example.com'.length)}@example.com`;
const plain = ({ status, body, headers }: Received) => [
  status,
  body,
  [...headers].filter(([name]) => name !== 'request-id'),
];
/** The text of a mail without its address and link. */
const shape = (to: string) =>
  lastMailTo(to)
    ?.text.replaceAll(encodeURIComponent(to), '…')
    .replace(/token=[\w-]{43}/, 'token=…');

describe('requesting a link', () => {
  test.each([
    ['plus+tag@example.com', 'plus+tag@example.com'],
    ['UPPER.Case@EXAMPLE.COM', 'upper.case@example.com'],
    ["o'brien_1-2@sub.example.co.uk", "o'brien_1-2@sub.example.co.uk"],
    ['a@b.co', 'a@b.co'],
    ['xn@xn--bcher-kva.example', 'xn@xn--bcher-kva.example'],
    [`a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.example`, null],
  ])('for %s is accepted', async (email, normal) => {
    const before = outbox().length;
    expect((await call(signIn, { body: { email } })).status).toBe(202);
    expect(
      outbox()
        .slice(before)
        .map(({ to }) => to),
    ).toEqual([normal ?? email]);
  });

  test('accepts an address of 254 characters, and not of 255', async () => {
    expect((await call(signIn, { body: { email: addressOf(254) } })).status).toBe(202);
    expect(codeOf(await call(signIn, { body: { email: addressOf(255) } }))).toBe('invalid_request');
  });

  test.each([
    ' ada@example.com',
    'ada@example.com ',
    'ada @example.com',
    'ada@example',
    'ada@@example.com',
    'ada@example.com@evil.example',
    'ada',
    '',
    '@example.com',
    'ada@',
    'a..b@example.com',
    '.ada@example.com',
    'ada@example.com\r\nBcc: eve@evil.example',
    'ada@example.com\nSubject: x',
    'ada@example.com%0d%0aBcc:eve@evil.example',
    'ada@example.com,eve@evil.example',
    'ada@example.com;eve@evil.example',
    'Ada <ada@example.com>',
    '"ada"@example.com',
    '"a@evil.example"@example.com',
    'ada@[127.0.0.1]',
    'adä@example.com',
    'ada@exämple.com',
    'ada＠example.com',
    'ada@example。com',
    '\u0000ada@example.com',
    'ada(comment)@example.com',
  ])('for %j is refused, and nothing is mailed', async (email) => {
    const before = outbox().length;
    expect(codeOf(await call(signIn, { body: { email } }))).toBe('invalid_request');
    expect(outbox()).toHaveLength(before);
  });

  test('has the same answer for known and unknown addresses', async () => {
    await confirm(fieldsOf(await linkFor('known@example.com')));
    const before = outbox().length;
    const [known, unknown] = [
      await call(signIn, { body: { email: 'known@example.com' } }),
      await call(signIn, { body: { email: 'unknown@example.com' } }),
    ];
    expect(plain(known)).toEqual(plain(unknown));
    expect(
      outbox()
        .slice(before)
        .map(({ subject }) => subject),
    ).toEqual(['Sign in to Liverig', 'Sign in to Liverig']);
    expect(shape('known@example.com')).toBe(shape('unknown@example.com'));
  });

  test('requires an e-mail address', async () => {
    for (const body of [{}, { email: 'x' }, { email: 1 }, { email: 'a@b.example', more: 1 }])
      expect(codeOf(await call(signIn, { body }))).toBe('invalid_request');
  });

  test('is limited to 5 per address in 15 minutes', async () => {
    for (let n = 0; n < 5; n += 1) expect((await askOften()).status).toBe(202);
    const refused = await askOften();
    expect([refused.status, codeOf(refused)]).toEqual([429, 'rate_limited']);
    const { retry_after: seconds } = detailsOf(refused) as { retry_after: number };
    expect(refused.headers.get('retry-after')).toBe(String(seconds));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
    expect((await askOften()).status).toBe(202);
  });

  test('is limited to 30 per network in 15 minutes', async () => {
    const answers = await Promise.all(
      Array.from({ length: 31 }, (_, n) => askFrom(n, `2001:db8:1:2::${n.toString(16)}`)),
    );
    expect(answers.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1);
    expect((await askFrom(99, '2001:db8:1:3::1')).status).toBe(202);
  });
});

describe('signing out', () => {
  test('ends the session and clears the cookie', async () => {
    const token = sessionOf(await confirm(fieldsOf(await linkFor('out@example.com'))));
    const leave = (headers: Record<string, string> = {}) =>
      postSignOut(
        new Request(`${ORIGIN}/api/auth/sign-out`, {
          method: 'POST',
          headers: { cookie: `authjs.session-token=${token}`, ...headers },
        }),
        nowhere,
      );
    expect((await leave({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await call(getAccount, { session: token })).status).toBe(200);
    const response = await leave({ 'sec-fetch-site': 'same-origin' });
    expect([response.status, response.headers.get('location'), sessionOf(response)]).toEqual([303, '/sign-in', '']);
    expect(codeOf(await call(getAccount, { session: token }))).toBe('unauthorized');
  });
});

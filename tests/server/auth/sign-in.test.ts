import { dataDir, removeDataDir } from '../../support/data-dir';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { POST as postSignOut } from '@/app/api/auth/sign-out/route';
import { creditEntries, members, sessions, users, verificationTokens, workspaces } from '@/drizzle/schema';
import { getAccount, signIn } from '@/lib/contract/account';
import { sha256 } from '@/lib/server/crypto';
import { localSignInLink } from '@/lib/server/auth/sign-in';
import { db } from '@/lib/server/db/client';
import { closeTestDatabase, openTestDatabase } from '../../support/database';
import { call, codeOf, detailsOf, ORIGIN } from '../../support/http';
import { confirm, fieldsOf, lastMailTo, linkFor, nowhere, sessionOf } from '../../support/sign-in';

beforeAll(openTestDatabase);
afterAll(async () => { await closeTestDatabase(); removeDataDir(); });
afterEach(() => { vi.useRealTimers(); });

describe('a sign-in link', () => {
  test('is mailed, and its confirmation makes the account, its personal workspace with credits, and a session', async () => {
    const link = await linkFor('Ada@Example.com');
    expect(`${link.origin}${link.pathname}`).toBe(`${ORIGIN}/sign-in/confirm`);
    expect(lastMailTo('ada@example.com')).toMatchObject({ subject: 'Sign in to Liverig', html: expect.stringContaining('/sign-in/confirm'), sent_at: expect.any(String) });
    const response = await confirm(fieldsOf(link), { 'user-agent': 'Browser 1' });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/mascots']);
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    const token = sessionOf(response);
    expect((await call(getAccount, { session: token })).body).toMatchObject({ object: 'account', email: 'ada@example.com' });

    const [user] = await db().select().from(users).where(eq(users.email, 'ada@example.com'));
    expect(user?.emailVerified).toBeInstanceOf(Date);
    const [workspace] = await db().select().from(workspaces).where(eq(workspaces.personalOf, user?.id ?? ''));
    expect(workspace).toMatchObject({ plan: 'free' });
    const [member] = await db().select().from(members).where(eq(members.userId, user?.id ?? ''));
    expect(member).toMatchObject({ role: 'owner', workspaceId: workspace?.id });
    const grants = await db().select().from(creditEntries).where(eq(creditEntries.workspaceId, workspace?.id ?? ''));
    expect(grants).toMatchObject([{ kind: 'grant', credits: 200, plan: 'free' }]);
    const rows = await db().select().from(sessions).where(eq(sessions.userId, user?.id ?? ''));
    expect(rows).toMatchObject([{ sessionToken: sha256(token), id: expect.stringMatching(/^ses_/), userAgent: 'Browser 1' }]);
  });

  test('is kept only as a hash', async () => {
    const link = await linkFor('hash@example.com');
    const [row] = await db().select().from(verificationTokens).where(eq(verificationTokens.identifier, 'hash@example.com'));
    expect(row?.token).toMatch(/^[0-9a-f]{64}$/);
    expect(row?.token).not.toBe(link.searchParams.get('token'));
  });

  test('works once', async () => {
    const link = await linkFor('once@example.com');
    expect(sessionOf(await confirm(fieldsOf(link)))).not.toBe('');
    const again = await confirm(fieldsOf(link));
    expect([again.status, again.headers.get('location'), sessionOf(again)]).toEqual([303, '/sign-in?error=link', '']);
  });

  test('signs one in when confirmed twice at the same time', async () => {
    const link = await linkFor('twice@example.com');
    const answers = await Promise.all([confirm(fieldsOf(link)), confirm(fieldsOf(link))]);
    expect(answers.filter((answer) => sessionOf(answer) !== '')).toHaveLength(1);
  });

  test('signs in to the same account the next time', async () => {
    await confirm(fieldsOf(await linkFor('back@example.com')));
    await confirm(fieldsOf(await linkFor('BACK@example.com')));
    expect(await db().select().from(users).where(eq(users.email, 'back@example.com'))).toHaveLength(1);
  });

  test('is refused after 15 minutes', async () => {
    const link = await linkFor('late@example.com');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 60_000 + 1000 });
    expect(sessionOf(await confirm(fieldsOf(link)))).toBe('');
  });

  test('does not sign in to another address', async () => {
    const link = await linkFor('mine@example.com');
    expect(sessionOf(await confirm({ ...fieldsOf(link), email: 'yours@example.com' }))).toBe('');
  });

  test('is not used up from another site', async () => {
    const link = await linkFor('csrf@example.com');
    const refused = await confirm(fieldsOf(link), { origin: 'https://evil.example' });
    expect(refused.status).toBe(403);
    expect(sessionOf(await confirm(fieldsOf(link), { origin: ORIGIN }))).not.toBe('');
  });

  test('without its fields is invalid', async () => {
    expect((await confirm({ token: 'x' })).status).toBe(400);
    expect((await confirm({})).status).toBe(400);
  });

  test('is offered on this machine while it is fresh', async () => {
    const link = await linkFor('local@example.com');
    expect(await localSignInLink('Local@example.com')).toBe(link.href);
    expect(await localSignInLink('nobody@example.com')).toBeNull();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 60_000 + 1000 });
    expect(await localSignInLink('local@example.com')).toBeNull();
  });

  test('lies in the outbox for its owner alone to read', () => {
    const [name = ''] = readdirSync(join(dataDir, 'outbox'));
    expect(statSync(join(dataDir, 'outbox', name)).mode & 0o777).toBe(0o600);
  });
});

const askOften = () => call(signIn, { body: { email: 'often@example.com' } });
const askFrom = (n: number, ip: string) => call(signIn, { body: { email: `n${n}-${ip.length}@example.com` }, headers: { 'x-forwarded-for': ip } });

describe('asking for a link', () => {
  test('needs an e-mail address', async () => {
    for (const body of [{}, { email: 'x' }, { email: 1 }, { email: 'a@b.example', more: 1 }]) expect(codeOf(await call(signIn, { body }))).toBe('invalid_request');
  });

  test('is limited to 5 an address in 15 minutes', async () => {
    for (let n = 0; n < 5; n += 1) expect((await askOften()).status).toBe(202);
    const refused = await askOften();
    expect([refused.status, codeOf(refused)]).toEqual([429, 'rate_limited']);
    const { retry_after: seconds } = detailsOf(refused) as { retry_after: number };
    expect(refused.headers.get('retry-after')).toBe(String(seconds));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
    expect((await askOften()).status).toBe(202);
  });

  test('is limited to 30 a network in 15 minutes', async () => {
    const answers = await Promise.all(Array.from({ length: 31 }, (_, n) => askFrom(n, `2001:db8:1:2::${n.toString(16)}`)));
    expect(answers.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1);
    expect((await askFrom(99, '2001:db8:1:3::1')).status).toBe(202);
  });
});

describe('signing out', () => {
  test('ends the session and clears the cookie', async () => {
    const token = sessionOf(await confirm(fieldsOf(await linkFor('out@example.com'))));
    const leave = (headers: Record<string, string> = {}) =>
      postSignOut(new Request(`${ORIGIN}/api/auth/sign-out`, { method: 'POST', headers: { cookie: `authjs.session-token=${token}`, ...headers } }), nowhere);
    expect((await leave({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await call(getAccount, { session: token })).status).toBe(200);
    const response = await leave({ 'sec-fetch-site': 'same-origin' });
    expect([response.status, response.headers.get('location'), sessionOf(response)]).toEqual([303, '/sign-in', '']);
    expect(codeOf(await call(getAccount, { session: token }))).toBe('unauthorized');
  });
});

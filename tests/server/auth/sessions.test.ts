import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { eq } from 'drizzle-orm';
import { sessions } from '@/drizzle/schema';
import { getAccount, updateAccount } from '@/lib/contract/account';
import { deleteSession, listSessions, revokeSessions, type Session } from '@/lib/contract/session';
import { noteIdleUses } from '@/lib/server/auth/last-use';
import { sha256 } from '@/lib/server/crypto';
import { db } from '@/lib/server/db/client';
import { cleanUp } from '@/lib/server/cleanup';
import { closeTestDatabase, openTestDatabase } from '../../support/database';
import { call, codeOf } from '../../support/http';
import { makePerson, makeSession, type SomePerson } from '../../support/people';

let person: SomePerson;
beforeAll(openTestDatabase);
afterAll(closeTestDatabase);
beforeEach(async () => {
  person = await makePerson();
});
afterEach(() => {
  vi.useRealTimers();
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const list = async (session: string) => ((await call(listSessions, { session })).body as { data: Session[] }).data;
const idOf = async (session: string) => (await list(session)).find(({ current }) => current)?.id ?? '';
const works = async (session: string) => (await call(getAccount, { session })).status === 200;

const CHROME =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 ' +
  'Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 ' +
  'Mobile/15E148 Safari/604.1';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0';

describe('the account', () => {
  test('is renamed', async () => {
    const { session } = person;
    expect((await call(getAccount, { session })).body).toMatchObject({ name: null });
    expect((await call(updateAccount, { session, body: { name: '  Ada Lovelace ' } })).body).toMatchObject({
      id: person.userId,
      name: 'Ada Lovelace',
      email: person.email,
    });
    expect((await call(getAccount, { session })).body).toMatchObject({ name: 'Ada Lovelace' });
  });

  test('has a name of 1 to 80 characters', async () => {
    for (const body of [
      {},
      { name: '' },
      { name: '   ' },
      { name: 'x'.repeat(81) },
      { name: null },
      { name: 'x', email: 'y@example.com' },
    ]) {
      expect(codeOf(await call(updateAccount, { session: person.session, body }))).toBe('invalid_request');
    }
    expect((await call(updateAccount, { session: person.session, body: { name: 'x'.repeat(80) } })).status).toBe(200);
  });
});

const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR);

describe('the list of signed-in browsers', () => {
  test('describes each, the current one first, then by last use', async () => {
    await makeSession(person.userId, { userAgent: FIREFOX, lastUsedAt: hoursAgo(30) });
    await makeSession(person.userId, { userAgent: SAFARI, lastUsedAt: hoursAgo(3) });
    const session = await makeSession(person.userId, { userAgent: CHROME, lastUsedAt: hoursAgo(50) });
    await makeSession(person.userId, { userAgent: 'curl/8.5.0', lastUsedAt: hoursAgo(40) });
    await makeSession(person.userId, { expires: hoursAgo(1) });
    await makeSession((await makePerson()).userId);
    const all = await list(session);
    expect(all.map(({ browser, current }) => [browser, current])).toEqual([
      ['Chrome on macOS', true],
      [null, false],
      ['Safari on iOS', false],
      ['Firefox on Windows', false],
      [null, false],
    ]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(5);
    expect(JSON.stringify(all)).not.toContain(sha256(session));
  });

  test('is refused to API keys', async () => {
    expect(codeOf(await call(listSessions, { key: person.key }))).toBe('session_required');
    expect(codeOf(await call(listSessions))).toBe('unauthorized');
  });
});

describe('revoking', () => {
  test('a browser signs it out at once, and no other', async () => {
    const other = await makeSession(person.userId);
    const id = await idOf(other);
    const revoked = await call(deleteSession, { session: person.session, params: { id } });
    expect([revoked.body, revoked.headers.get('set-cookie')]).toEqual([{ id, object: 'session', deleted: true }, null]);
    expect([await works(other), await works(person.session)]).toEqual([false, true]);
    expect(codeOf(await call(deleteSession, { session: person.session, params: { id } }))).toBe('not_found');
  });

  test('the current browser also clears its cookie', async () => {
    const revoked = await call(deleteSession, { session: person.session, params: { id: await idOf(person.session) } });
    expect(revoked.headers.get('set-cookie')).toMatch(/^authjs\.session-token=; Path=\/; Expires=Thu, 01 Jan 1970/);
    expect(await works(person.session)).toBe(false);
  });

  test('the browser of another person is not found', async () => {
    const stranger = await makePerson();
    const [foreign, unknown] = await Promise.all(
      [await idOf(stranger.session), 'ses_aaaaaaaaaaaaaaaaaaaa'].map((id) =>
        call(deleteSession, { session: person.session, params: { id } }),
      ),
    );
    expect([foreign?.status, foreign?.body]).toEqual([404, unknown?.body]);
    expect(await works(stranger.session)).toBe(true);
  });

  test('all signs out everywhere, also the current browser', async () => {
    const others = [await makeSession(person.userId), await makeSession(person.userId)];
    const stranger = await makePerson();
    await makeSession(person.userId, { expires: new Date(Date.now() - 1) });
    const answer = await call(revokeSessions, { session: person.session });
    expect(answer.body).toEqual({ revoked: 3 });
    expect(answer.headers.get('set-cookie')).toMatch(/^authjs\.session-token=; /);
    for (const session of [...others, person.session]) expect(await works(session)).toBe(false);
    expect(await works(stranger.session)).toBe(true);
  });

  test('in twenty parallel requests succeeds once', async () => {
    const id = await idOf(await makeSession(person.userId));
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => call(deleteSession, { session: person.session, params: { id } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

const rowOf = async (session: string) =>
  (
    await db()
      .select()
      .from(sessions)
      .where(eq(sessions.sessionToken, sha256(session)))
  )[0];

/** Signs a person in now. The test then sets the clock. */
async function start() {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-01-01T00:00:00Z') });
  const session = await makeSession(person.userId, {
    lastUsedAt: new Date(),
    expires: new Date(Date.now() + 30 * DAY),
  });
  const begun = Date.now();
  return {
    session,
    goTo: (ms: number) => {
      vi.setSystemTime(begun + ms);
    },
  };
}

describe('a session lasts 30 days from its last use', () => {
  test('not a moment longer', async () => {
    const { session, goTo } = await start();
    goTo(30 * DAY - 1);
    expect(await works(session)).toBe(true);
    const unused = await start();
    unused.goTo(30 * DAY);
    expect(codeOf(await call(getAccount, { session: unused.session }))).toBe('unauthorized');
  });

  test('also from a use within an hour of the last recorded one', async () => {
    const { session, goTo } = await start();
    goTo(59 * MINUTE);
    expect(await works(session)).toBe(true);
    expect((await rowOf(session))?.lastUsedAt).toEqual(new Date('2030-01-01T00:00:00Z'));
    goTo(2 * HOUR);
    await cleanUp();
    expect((await rowOf(session))?.lastUsedAt).toEqual(new Date('2030-01-01T00:59:00Z'));
    goTo(30 * DAY + 59 * MINUTE - 1);
    expect(await works(session)).toBe(true);
  });

  test('and not longer from such a use', async () => {
    const { session, goTo } = await start();
    goTo(59 * MINUTE);
    await works(session);
    goTo(2 * HOUR);
    await cleanUp();
    goTo(30 * DAY + 59 * MINUTE);
    expect(await works(session)).toBe(false);
  });

  test('also if the server stops right after the use', async () => {
    const { session, goTo } = await start();
    goTo(20 * MINUTE);
    await works(session);
    await noteIdleUses(new Date());
    goTo(30 * DAY + 20 * MINUTE - 1);
    expect(await works(session)).toBe(true);
  });

  test('a later use that another instance recorded is kept', async () => {
    const { session, goTo } = await start();
    goTo(20 * MINUTE);
    await works(session);
    const id = (await rowOf(session))?.id ?? '';
    await db()
      .update(sessions)
      .set({ lastUsedAt: new Date(Date.now() + HOUR), expires: new Date(Date.now() + HOUR + 30 * DAY) })
      .where(eq(sessions.id, id));
    goTo(5 * HOUR);
    await cleanUp();
    expect((await rowOf(session))?.lastUsedAt).toEqual(new Date('2030-01-01T01:20:00Z'));
  });

  test('with one write an hour while it is used, and a cookie that lasts as long', async () => {
    const { session, goTo } = await start();
    let noted = 0;
    for (let minutes = 10; minutes <= 240; minutes += 10) {
      goTo(minutes * MINUTE);
      const cookie = (await call(getAccount, { session })).headers.get('set-cookie');
      if (cookie === null) continue;
      noted += 1;
      const expires = new Date(/Expires=([^;]+)/.exec(cookie)?.[1] ?? '');
      expect(expires.getTime()).toBe(Date.now() + 30 * DAY + HOUR);
    }
    expect(noted).toBe(4);
  });

  test('a forged write from another site is not a use', async () => {
    const { session, goTo } = await start();
    goTo(2 * HOUR);
    expect(
      codeOf(await call(updateAccount, { session, body: { name: 'x' }, headers: { origin: 'https://evil.example' } })),
    ).toBe('csrf_failed');
    await noteIdleUses(new Date());
    expect((await rowOf(session))?.lastUsedAt).toEqual(new Date('2030-01-01T00:00:00Z'));
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { keys, sessions } from '@/drizzle/schema';
import { deleteKey, listKeys } from '@/lib/contract/key';
import { getAccount } from '@/lib/contract/account';
import { signOut } from '@/lib/server/auth/session';
import { sha256 } from '@/lib/server/crypto';
import { db } from '@/lib/server/db/client';
import { insertKey } from '@/lib/server/db/keys';
import { closeTestDatabase, openTestDatabase } from '../../support/database';
import { call, codeOf } from '../../support/http';
import { makePerson, makeSession, makeTeam } from '../../support/people';

beforeAll(openTestDatabase);
afterAll(closeTestDatabase);

describe('an API key', () => {
  test('acts on its workspace as an admin', async () => {
    const { key, keyId } = await makePerson();
    const { status, body } = await call(listKeys, { key });
    expect(status).toBe(200);
    expect(body).toMatchObject({ object: 'list', data: [{ id: keyId, prefix: key.slice(0, 12) }] });
  });

  test('with the prefix from before the rename works', async () => {
    const { workspaceId } = await makePerson();
    const key = `mf_sk_${'x'.repeat(32)}`;
    await insertKey(db(), { workspaceId, name: 'old', prefix: key.slice(0, 12), hash: sha256(key) });
    expect((await call(listKeys, { key })).status).toBe(200);
  });

  test('that is missing, unknown, revoked or malformed is unauthorized', async () => {
    const { key, keyId } = await makePerson();
    expect(codeOf(await call(listKeys))).toBe('unauthorized');
    expect(codeOf(await call(listKeys, { key: `lr_sk_${'0'.repeat(32)}` }))).toBe('unauthorized');
    expect(codeOf(await call(listKeys, { headers: { authorization: `Basic ${key}` } }))).toBe('unauthorized');
    expect(codeOf(await call(listKeys, { headers: { authorization: 'Bearer' } }))).toBe('unauthorized');
    expect((await call(deleteKey, { key, params: { id: keyId } })).status).toBe(200);
    const after = await call(listKeys, { key });
    expect(after.status).toBe(401);
    expect(after.headers.get('www-authenticate')).toBe('Bearer');
  });

  test('has a null last use until it is used', async () => {
    const { key, keyId } = await makePerson();
    const [before] = await db().select().from(keys).where(eq(keys.id, keyId));
    expect(before?.lastUsedAt).toBeNull();
    await call(listKeys, { key });
    const [after] = await db().select().from(keys).where(eq(keys.id, keyId));
    expect(after?.lastUsedAt).toBeInstanceOf(Date);
  });

  test('cannot choose another workspace', async () => {
    const [first, second] = [await makePerson(), await makePerson()];
    const { body } = await call(listKeys, { key: first.key, headers: { 'service-workspace': second.workspaceId } });
    expect(body).toMatchObject({ data: [{ id: first.keyId }] });
  });
});

describe('a session', () => {
  test('acts as the person in the personal workspace', async () => {
    const person = await makePerson();
    expect((await call(getAccount, { session: person.session })).body).toMatchObject({
      id: person.userId,
      email: person.email,
    });
    expect((await call(listKeys, { session: person.session })).body).toMatchObject({ data: [{ id: person.keyId }] });
  });

  test('is refused after its expiry', async () => {
    const { userId } = await makePerson();
    const session = await makeSession(userId, { expires: new Date(Date.now() - 1000) });
    expect(codeOf(await call(getAccount, { session }))).toBe('unauthorized');
  });

  test('lasts 30 days from its last use', async () => {
    const { userId } = await makePerson();
    const session = await makeSession(userId, {
      lastUsedAt: new Date(Date.now() - 2 * 3600 * 1000),
      expires: new Date(Date.now() + 60_000),
    });
    const { headers } = await call(getAccount, { session });
    expect(headers.get('set-cookie')).toContain(`authjs.session-token=${session}; Path=/; Expires=`);
    const [row] = await db()
      .select()
      .from(sessions)
      .where(eq(sessions.sessionToken, sha256(session)));
    expect(row?.expires.getTime()).toBeGreaterThan(Date.now() + 29.9 * 24 * 3600 * 1000);
    expect((await call(getAccount, { session })).headers.get('set-cookie')).toBeNull();
  });

  test.each(['Service-Workspace', 'MascotForge-Workspace'])(
    'chooses one of its workspaces by the header %s',
    async (header) => {
      const [owner, other] = [await makePerson(), await makePerson()];
      const team = await makeTeam([[owner, 'owner']]);
      expect((await call(listKeys, { session: owner.session, headers: { [header]: team } })).body).toMatchObject({
        data: [],
      });
      const refused = await call(listKeys, { session: other.session, headers: { [header]: team } });
      expect([refused.status, codeOf(refused)]).toEqual([403, 'forbidden']);
    },
  );
});

const inTeam = (session: string, header: string) =>
  call(listKeys, { session, headers: { 'service-workspace': header } });

describe('sessions that send requests at the same time', () => {
  test('each act as their own person, in the workspace that their request names', async () => {
    const [first, second] = [await makePerson(), await makePerson()];
    const team = await makeTeam([[first, 'owner']]);
    const answers = await Promise.all([
      call(listKeys, { session: first.session }),
      call(listKeys, { session: second.session }),
      inTeam(first.session, team),
      inTeam(second.session, team),
      call(listKeys, { session: 'nobody' }),
      inTeam(second.session, `"\\'{null}`),
      inTeam(second.session, ''),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 403, 401, 403, 403]);
    expect(
      answers.slice(0, 3).map(({ body }) => (body as { data: { id: string }[] }).data.map(({ id }) => id)),
    ).toEqual([[first.keyId], [second.keyId], []]);
  });

  test('are refused as soon as they have signed out', async () => {
    const { session } = await makePerson();
    const before = [call(getAccount, { session }), call(getAccount, { session })];
    expect((await Promise.all(before)).map(({ status }) => status)).toEqual([200, 200]);
    await signOut(session);
    const after = [call(getAccount, { session }), call(getAccount, { session })];
    expect((await Promise.all(after)).map(({ status }) => status)).toEqual([401, 401]);
  });
});

describe('roles', () => {
  test('a member cannot see keys', async () => {
    const [owner, member] = [await makePerson(), await makePerson()];
    const team = await makeTeam([
      [owner, 'owner'],
      [member, 'member'],
    ]);
    const refused = await call(listKeys, { session: member.session, headers: { 'service-workspace': team } });
    expect([refused.status, codeOf(refused)]).toEqual([403, 'forbidden']);
  });

  test('an admin can see keys', async () => {
    const [owner, admin] = [await makePerson(), await makePerson()];
    const team = await makeTeam([
      [owner, 'owner'],
      [admin, 'admin'],
    ]);
    expect((await call(listKeys, { session: admin.session, headers: { 'service-workspace': team } })).status).toBe(200);
  });

  test('a key has no account', async () => {
    const { key } = await makePerson();
    const refused = await call(getAccount, { key });
    expect([refused.status, codeOf(refused)]).toEqual([403, 'session_required']);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '@/lib/contract/access';
import { listMembers, removeMember, transferOwnership, updateMember, type Member } from '@/lib/contract/member';
import { listKeys } from '@/lib/contract/key';
import { getWorkspace, type Workspace } from '@/lib/contract/workspace';
import { transaction } from '@/lib/server/db/client';
import { newId } from '@/lib/server/db/queries/ids';
import { createKey } from '@/lib/server/keys/create';
import { welcome } from '@/lib/server/workspaces/welcome';
import { closeTestDatabase, openTestDatabase } from '../../support/database';
import { call, codeOf } from '../../support/http';
import { makePerson, makeTeam, type SomePerson } from '../../support/people';

beforeAll(openTestDatabase);
afterAll(closeTestDatabase);

const at = (workspace: string) => ({ headers: { 'Service-Workspace': workspace } });

/** A team of one owner, two admins and two members: more than any plan seats, as after a change to a smaller one. */
async function team() {
  const people = {
    owner: await makePerson(),
    admin: await makePerson(),
    otherAdmin: await makePerson(),
    member: await makePerson(),
    otherMember: await makePerson(),
  };
  const roles: Record<keyof typeof people, Role> = {
    owner: 'owner',
    admin: 'admin',
    otherAdmin: 'admin',
    member: 'member',
    otherMember: 'member',
  };
  const id = await makeTeam(
    (Object.keys(people) as (keyof typeof people)[]).map((name) => [people[name], roles[name]]),
  );
  return { id, ...people };
}

async function rolesIn(id: string, { session }: SomePerson): Promise<Record<string, Role>> {
  const { data } = (await call(listMembers, { session, ...at(id) })).body as { data: Member[] };
  return Object.fromEntries(data.map(({ user_id, role }) => [user_id, role]));
}

const setRole = (id: string, by: SomePerson, who: SomePerson, role: unknown) =>
  call(updateMember, { session: by.session, params: { user_id: who.userId }, body: { role }, ...at(id) });
const take = (id: string, by: SomePerson, who: SomePerson) =>
  call(removeMember, { session: by.session, params: { user_id: who.userId }, ...at(id) });
const give = (id: string, by: SomePerson, who: SomePerson) =>
  call(transferOwnership, { session: by.session, body: { user_id: who.userId }, ...at(id) });

describe('the people of a workspace', () => {
  test('can be listed by admins, the owner and keys, the owner first', async () => {
    const { id, owner, admin, member } = await team();
    for (const { session } of [owner, admin]) {
      const { body } = await call(listMembers, { session, ...at(id) });
      const { data } = body as { data: Member[] };
      expect(data).toHaveLength(5);
      expect(data[0]).toEqual({
        object: 'member',
        user_id: owner.userId,
        email: owner.email,
        name: null,
        role: 'owner',
        joined_at: expect.any(String),
      });
    }
    expect(codeOf(await call(listMembers, { session: member.session, ...at(id) }))).toBe('forbidden');
    expect((await call(listMembers, { key: owner.key })).body).toMatchObject({
      data: [{ user_id: owner.userId, role: 'owner' }],
    });
  });

  test('are sorted by ownership, then by the time of joining', async () => {
    const [first, second] = [await makePerson(), await makePerson()];
    const id = await makeTeam([
      [first, 'admin'],
      [second, 'owner'],
    ]);
    const { data } = (await call(listMembers, { session: first.session, ...at(id) })).body as { data: Member[] };
    expect(data.map(({ user_id }) => user_id)).toEqual([second.userId, first.userId]);
  });
});

test('the owner of a local installation is listed like any other', async () => {
  const { workspaceId } = await transaction((tx) =>
    welcome(tx, { email: 'local@localhost', name: 'Local owner', image: null, emailVerified: null }),
  );
  const { key } = await createKey({ ...(await makePerson()).actor, workspaceId });
  expect((await call(listMembers, { key })).body).toMatchObject({
    data: [{ email: 'local@localhost', role: 'owner' }],
  });
});

describe('a role', () => {
  test('can be changed by admins and the owner', async () => {
    const { id, owner, admin, member, otherMember } = await team();
    expect((await setRole(id, admin, member, 'admin')).body).toEqual({
      object: 'member',
      user_id: member.userId,
      email: member.email,
      name: null,
      role: 'admin',
      joined_at: expect.any(String),
    });
    expect((await setRole(id, owner, member, 'member')).body).toMatchObject({ role: 'member' });
    expect((await setRole(id, owner, otherMember, 'member')).body).toMatchObject({ role: 'member' });
    expect(await rolesIn(id, owner)).toMatchObject({ [member.userId]: 'member', [otherMember.userId]: 'member' });
  });

  test('of an admin can be changed only by the owner or the admin', async () => {
    const { id, owner, admin, otherAdmin } = await team();
    expect(codeOf(await setRole(id, admin, otherAdmin, 'member'))).toBe('forbidden');
    expect(codeOf(await setRole(id, admin, otherAdmin, 'admin'))).toBe('forbidden');
    expect((await setRole(id, owner, otherAdmin, 'member')).status).toBe(200);
    expect((await setRole(id, admin, admin, 'member')).status).toBe(200);
    // Their previous role no longer counts.
    expect(codeOf(await setRole(id, admin, otherAdmin, 'admin'))).toBe('forbidden');
  });

  test('of the owner cannot be changed, not even by the owner', async () => {
    const { id, owner, admin } = await team();
    for (const by of [owner, admin]) {
      const refused = await setRole(id, by, owner, 'member');
      expect([refused.status, codeOf(refused)]).toEqual([409, 'owner_role']);
    }
    expect(await rolesIn(id, owner)).toMatchObject({ [owner.userId]: 'owner' });
  });

  test('is member or admin: ownership is not given this way', async () => {
    const { id, owner, member } = await team();
    for (const role of ['owner', 'guest', '', null, undefined])
      expect(codeOf(await setRole(id, owner, member, role))).toBe('invalid_request');
  });

  test('of the caller is checked first, so that a member does not learn who is in the workspace', async () => {
    const { id, owner, member } = await team();
    const unknown = { ...member, userId: newId('user') };
    for (const who of [owner, unknown]) {
      expect(codeOf(await setRole(id, member, who, 'admin'))).toBe('forbidden');
      expect(codeOf(await take(id, member, who))).toBe('forbidden');
      expect(codeOf(await give(id, member, who))).toBe('forbidden');
    }
  });

  test('of a person outside is answered like that of an unknown person', async () => {
    const { id, owner } = await team();
    const [stranger, nobody] = [await makePerson(), { ...owner, userId: newId('user') }];
    for (const act of [
      (who: SomePerson) => setRole(id, owner, who, 'admin'),
      (who: SomePerson) => take(id, owner, who),
      (who: SomePerson) => give(id, owner, who),
    ]) {
      const [foreign, unknown] = [await act(stranger), await act(nobody)];
      expect([foreign.status, foreign.body]).toEqual([404, unknown.body]);
    }
  });
});

describe('leaving', () => {
  test('is possible for members and admins, who then have no access', async () => {
    const { id, owner, admin, member } = await team();
    for (const person of [member, admin]) {
      expect((await take(id, person, person)).body).toEqual({ id: person.userId, object: 'member', deleted: true });
      expect(codeOf(await call(getWorkspace, { session: person.session, ...at(id) }))).toBe('forbidden');
    }
    expect(Object.keys(await rolesIn(id, owner))).toHaveLength(3);
    expect((await call(getWorkspace, { session: owner.session, ...at(id) })).body).toMatchObject({
      seats: { members: 3 },
    });
  });

  test('is refused for the owner, who must transfer the ownership first', async () => {
    const { id, owner, admin } = await team();
    for (const [workspace, by] of [
      [id, owner],
      [id, admin],
      [owner.workspaceId, owner],
    ] as const) {
      const refused = await take(workspace, by, owner);
      expect([refused.status, codeOf(refused)]).toEqual([409, 'owner_must_transfer']);
    }
  });
});

describe('removing', () => {
  test('members is possible for admins and the owner, admins for the owner only', async () => {
    const { id, owner, admin, otherAdmin, member, otherMember } = await team();
    expect(codeOf(await take(id, member, otherMember))).toBe('forbidden');
    expect(codeOf(await take(id, admin, otherAdmin))).toBe('forbidden');
    expect((await take(id, admin, member)).status).toBe(200);
    expect((await take(id, owner, otherMember)).status).toBe(200);
    expect((await take(id, owner, otherAdmin)).status).toBe(200);
    expect(await rolesIn(id, owner)).toEqual({ [owner.userId]: 'owner', [admin.userId]: 'admin' });
    expect(codeOf(await take(id, owner, member))).toBe('not_found');
  });

  test('and every other change of members is refused for keys', async () => {
    const { key, userId } = await makePerson();
    expect(codeOf(await call(removeMember, { key, params: { user_id: userId } }))).toBe('session_required');
    expect(codeOf(await call(updateMember, { key, params: { user_id: userId }, body: { role: 'admin' } }))).toBe(
      'session_required',
    );
    expect(codeOf(await call(transferOwnership, { key, body: { user_id: userId } }))).toBe('session_required');
  });
});

describe('a transfer', () => {
  test('makes a member the owner and the caller an admin', async () => {
    const { id, owner, admin, member } = await team();
    expect(codeOf(await give(id, admin, member))).toBe('forbidden');
    const transferred = await give(id, owner, member);
    expect([transferred.status, transferred.body]).toMatchObject([200, { id, object: 'workspace', role: 'admin' }]);
    expect(await rolesIn(id, owner)).toMatchObject({ [owner.userId]: 'admin', [member.userId]: 'owner' });
    expect(codeOf(await give(id, owner, member))).toBe('forbidden');
    expect((await call(getWorkspace, { session: member.session, ...at(id) })).body as Workspace).toMatchObject({
      role: 'owner',
    });
    expect((await call(listKeys, { session: owner.session, ...at(id) })).status).toBe(200);
    expect((await take(id, owner, owner)).status).toBe(200);
  });

  test('requires another member: neither the owner nor a person outside', async () => {
    const { id, owner } = await team();
    expect(codeOf(await give(id, owner, owner))).toBe('owner_role');
    expect(codeOf(await give(id, owner, await makePerson()))).toBe('not_found');
    expect(codeOf(await call(transferOwnership, { session: owner.session, body: {}, ...at(id) }))).toBe(
      'invalid_request',
    );
  });

  test('of a personal workspace is refused', async () => {
    const { owner, member } = await team();
    const refused = await give(owner.workspaceId, owner, member);
    expect([refused.status, codeOf(refused)]).toEqual([409, 'personal_workspace']);
  });
});

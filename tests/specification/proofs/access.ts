import { expect } from 'vitest';
import { eq } from 'drizzle-orm';
import { keys, sessions } from '@/drizzle/schema';
import { getAccount } from '@/lib/contract/account';
import { getCredits } from '@/lib/contract/credits';
import type { Endpoint } from '@/lib/contract/endpoint';
import { createInvite, listInvites, revokeInvite } from '@/lib/contract/invite';
import { createKey, deleteKey, listKeys, type NewKey } from '@/lib/contract/key';
import { createMascot, getMascot, listMascots, type Mascot } from '@/lib/contract/mascot';
import { editMascot } from '@/lib/contract/mascot-edit';
import { listMembers, removeMember, transferOwnership, updateMember } from '@/lib/contract/member';
import { deleteWorkspace, getWorkspace, updateWorkspace, type Workspace } from '@/lib/contract/workspace';
import { createWebhook, listWebhooks } from '@/lib/contract/webhook';
import { createExport } from '@/lib/contract/exports';
import { createAnimation } from '@/lib/contract/animation';
import { sha256 } from '@/lib/server/crypto';
import { db } from '@/lib/server/db/client';
import { credentialsOf, makeTeamFixture, type CallerName, type TeamFixture } from '../../support/team-fixture';
import { call, type Sent } from '../../support/http';
import { fixtureSpec } from '../../support/product';
import { byName, told } from '../proof';

const as = async (team: TeamFixture, caller: CallerName, endpoint: Endpoint, sent: Sent = {}) =>
  told(await call(endpoint, { ...(await credentialsOf(team, caller)), ...sent }));
const hook = { body: { url: 'http://127.0.0.1:9/hook' } };
const user = (team: TeamFixture, who: keyof TeamFixture['people']): Sent => ({
  params: { user_id: team.people[who].userId },
});
const idFor = async (sent: Sent) => ((await call(getWorkspace, sent)).body as Workspace).id;
const workspaceOf = async (team: TeamFixture, caller: CallerName) =>
  (await call(getWorkspace, await credentialsOf(team, caller))).body as Workspace;

/** Each row that compares a session and a key. */
export const credentialRow = byName({
  Who: async (team) => {
    expect(await as(team, 'owner', getAccount)).toBe(200);
    expect(await as(team, 'key', getAccount)).toBe('session_required');
  },
  'Carried by': async (team) => {
    const { key } = team.keys.good;
    expect([
      await as(team, 'owner', listMascots),
      told(await call(listMascots, { headers: { authorization: `Bearer ${key}` } })),
      told(await call(listMascots, { headers: { authorization: key } })),
    ]).toEqual([200, 200, 'unauthorized']);
  },
  Workspace: async (team) => {
    const { session } = await credentialsOf(team, 'owner');
    expect(await idFor({ session, headers: { 'Service-Workspace': team.workspaceId } })).toBe(team.workspaceId);
    expect(await idFor({ session, headers: { 'MascotForge-Workspace': team.workspaceId } })).toBe(team.workspaceId);
    expect(await idFor({ session })).toBe(team.people.owner.workspaceId);
    expect(
      await idFor({ key: team.keys.good.key, headers: { 'Service-Workspace': team.people.owner.workspaceId } }),
    ).toBe(team.workspaceId);
  },
  Powers: async (team) => {
    expect((await workspaceOf(team, 'member')).role).toBe('member');
    expect((await workspaceOf(team, 'key')).role).toBe('admin');
    for (const endpoint of [listMascots, getCredits, listKeys, listWebhooks])
      expect(await as(team, 'key', endpoint)).toBe(200);
    for (const endpoint of [listInvites, updateWorkspace])
      expect(await as(team, 'key', endpoint, { body: endpoint.method === 'GET' ? undefined : { plan: 'free' } })).toBe(
        'session_required',
      );
  },
  Lifetime: async (team) => {
    expect([await as(team, 'expired session', getAccount), await as(team, 'revoked key', listMascots)]).toEqual([
      'unauthorized',
      'unauthorized',
    ]);
    const { key, id } = (await call(createKey, { key: team.keys.good.key, body: {} })).body as NewKey;
    const [row] = await db().select().from(keys).where(eq(keys.id, id));
    expect([key, JSON.stringify(row).includes(key.slice(12)), JSON.stringify(row).includes(sha256(key))]).toEqual([
      expect.stringMatching(/^lr_sk_[A-Za-z0-9]{32}$/),
      false,
      true,
    ]);
    await call(deleteKey, { key, params: { id } });
    expect(told(await call(listMascots, { key }))).toBe('unauthorized');
    const { session = '' } = await credentialsOf(team, 'owner');
    await db()
      .delete(sessions)
      .where(eq(sessions.sessionToken, sha256(session)));
    expect(told(await call(getAccount, { session }))).toBe('unauthorized');
  },
});

async function characters(team: TeamFixture, caller: CallerName): Promise<void> {
  const credentials = await credentialsOf(team, caller);
  const { id } = (await call(createMascot, { ...credentials, body: { spec: fixtureSpec('fox') } })).body as Mascot;
  const on = async (endpoint: Endpoint, body: unknown) =>
    told(await call(endpoint, { ...credentials, params: { id }, body }));
  expect([
    await on(editMascot, { instruction: 'make it blue' }),
    await on(createAnimation, { preset: 'wave' }),
    await on(createExport, { format: 'svg' }),
    await on(getMascot, undefined),
  ]).toEqual([202, 201, 202, 200]);
}

/** Each role, with what it can and what it cannot; each in a team of its own, for people change places. */
export const roleRow = byName({
  Owner: async () => {
    const team = await makeTeamFixture();
    await characters(team, 'owner');
    expect([
      await as(team, 'admin', updateWorkspace, { body: { plan: 'maker' } }),
      await as(team, 'owner', updateWorkspace, { body: { plan: 'maker' } }),
    ]).toEqual(['forbidden', 200]);
    expect([
      await as(team, 'admin', deleteWorkspace),
      await as(team, 'admin', transferOwnership, { body: user(team, 'admin').params }),
    ]).toEqual(['forbidden', 'forbidden']);
    expect(await as(team, 'owner', transferOwnership, { body: user(team, 'admin').params })).toBe(200);
    expect([(await workspaceOf(team, 'owner')).role, (await workspaceOf(team, 'admin')).role]).toEqual([
      'admin',
      'owner',
    ]);
    expect([await as(team, 'owner', deleteWorkspace), await as(team, 'admin', deleteWorkspace)]).toEqual([
      'forbidden',
      200,
    ]);
  },
  Admin: async () => {
    const team = await makeTeamFixture();
    await characters(team, 'admin');
    expect([
      await as(team, 'admin', createKey, { body: {} }),
      await as(team, 'admin', createWebhook, hook),
      await as(team, 'admin', listInvites),
    ]).toEqual([201, 201, 200]);
    expect(await as(team, 'admin', updateMember, { ...user(team, 'member'), body: { role: 'admin' } })).toBe(200);
    expect(await as(team, 'admin', updateMember, { ...user(team, 'member'), body: { role: 'member' } })).toBe(
      'forbidden',
    );
    expect(await as(team, 'owner', updateMember, { ...user(team, 'member'), body: { role: 'member' } })).toBe(200);
    expect([
      await as(team, 'admin', removeMember, user(team, 'member')),
      await as(team, 'admin', revokeInvite, { params: { id: team.inviteId } }),
      await as(team, 'admin', createInvite, { body: { email: 'new@example.com' } }),
    ]).toEqual([200, 200, 201]);
  },
  Member: async () => {
    const team = await makeTeamFixture();
    await characters(team, 'member');
    const refused = [listKeys, createKey, listWebhooks, createWebhook, listMembers, listInvites, createInvite];
    for (const endpoint of refused)
      expect(
        await as(team, 'member', endpoint, {
          body: endpoint.method === 'GET' ? undefined : { ...hook.body, email: 'new@example.com' },
        }),
        endpoint.id,
      ).toBe('forbidden');
    expect(await as(team, 'member', removeMember, user(team, 'member'))).toBe(200);
  },
});

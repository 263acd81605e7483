import { expect } from 'vitest';
import { eq } from 'drizzle-orm';
import { keys, sessions } from '@/drizzle/schema';
import { getAccount } from '@/lib/contract/account';
import { getCredits } from '@/lib/contract/credits';
import type { Endpoint } from '@/lib/contract/endpoint';
import { createInvite, listInvites, revokeInvite } from '@/lib/contract/invite';
import { createKey, deleteKey, listKeys, type NewKey } from '@/lib/contract/key';
import { createMascot, editMascot, getMascot, listMascots, type Mascot } from '@/lib/contract/mascot';
import { listMembers, removeMember, transferOwnership, updateMember } from '@/lib/contract/member';
import { deleteWorkspace, getWorkspace, updateWorkspace, type Workspace } from '@/lib/contract/workspace';
import { createWebhook, listWebhooks } from '@/lib/contract/webhook';
import { createExport } from '@/lib/contract/exports';
import { createAnimation } from '@/lib/contract/animation';
import { sha256 } from '@/lib/server/crypto';
import { db } from '@/lib/server/db/client';
import { credentialsOf, makeDen, type CallerName, type Den } from '../../support/den';
import { call, type Sent } from '../../support/http';
import { fixtureSpec } from '../../support/product';
import { byName, told } from '../proof';

const as = async (den: Den, caller: CallerName, endpoint: Endpoint, sent: Sent = {}) => told(await call(endpoint, { ...await credentialsOf(den, caller), ...sent }));
const hook = { body: { url: 'http://127.0.0.1:9/hook' } };
const user = (den: Den, who: keyof Den['people']): Sent => ({ params: { user_id: den.people[who].userId } });
const idFor = async (sent: Sent) => ((await call(getWorkspace, sent)).body as Workspace).id;
const workspaceOf = async (den: Den, caller: CallerName) => (await call(getWorkspace, await credentialsOf(den, caller))).body as Workspace;

/** Each row that compares a session and a key. */
export const credentialRow = byName({
  Who: async (den) => {
    expect(await as(den, 'owner', getAccount)).toBe(200);
    expect(await as(den, 'key', getAccount)).toBe('session_required');
  },
  'Carried by': async (den) => {
    const { key } = den.keys.good;
    expect([await as(den, 'owner', listMascots), told(await call(listMascots, { headers: { authorization: `Bearer ${key}` } })), told(await call(listMascots, { headers: { authorization: key } }))]).toEqual([200, 200, 'unauthorized']);
  },
  Workspace: async (den) => {
    const { session } = await credentialsOf(den, 'owner');
    expect(await idFor({ session, headers: { 'Service-Workspace': den.workspaceId } })).toBe(den.workspaceId);
    expect(await idFor({ session, headers: { 'MascotForge-Workspace': den.workspaceId } })).toBe(den.workspaceId);
    expect(await idFor({ session })).toBe(den.people.owner.workspaceId);
    expect(await idFor({ key: den.keys.good.key, headers: { 'Service-Workspace': den.people.owner.workspaceId } })).toBe(den.workspaceId);
  },
  Powers: async (den) => {
    expect((await workspaceOf(den, 'member')).role).toBe('member');
    expect((await workspaceOf(den, 'key')).role).toBe('admin');
    for (const endpoint of [listMascots, getCredits, listKeys, listWebhooks]) expect(await as(den, 'key', endpoint)).toBe(200);
    for (const endpoint of [listInvites, updateWorkspace]) expect(await as(den, 'key', endpoint, { body: endpoint.method === 'GET' ? undefined : { plan: 'free' } })).toBe('session_required');
  },
  Lifetime: async (den) => {
    expect([await as(den, 'expired session', getAccount), await as(den, 'revoked key', listMascots)]).toEqual(['unauthorized', 'unauthorized']);
    const { key, id } = (await call(createKey, { key: den.keys.good.key, body: {} })).body as NewKey;
    const [row] = await db().select().from(keys).where(eq(keys.id, id));
    expect([key, JSON.stringify(row).includes(key.slice(12)), JSON.stringify(row).includes(sha256(key))]).toEqual([expect.stringMatching(/^lr_sk_[A-Za-z0-9]{32}$/), false, true]);
    await call(deleteKey, { key, params: { id } });
    expect(told(await call(listMascots, { key }))).toBe('unauthorized');
    const { session = '' } = await credentialsOf(den, 'owner');
    await db().delete(sessions).where(eq(sessions.sessionToken, sha256(session)));
    expect(told(await call(getAccount, { session }))).toBe('unauthorized');
  },
});

async function characters(den: Den, caller: CallerName): Promise<void> {
  const credentials = await credentialsOf(den, caller);
  const { id } = (await call(createMascot, { ...credentials, body: { spec: fixtureSpec('fox') } })).body as Mascot;
  const on = async (endpoint: Endpoint, body: unknown) => told(await call(endpoint, { ...credentials, params: { id }, body }));
  expect([await on(editMascot, { instruction: 'make it blue' }), await on(createAnimation, { preset: 'wave' }), await on(createExport, { format: 'svg' }), await on(getMascot, undefined)]).toEqual([202, 201, 202, 200]);
}

/** Each role, with what it can and what it cannot; each in a den of its own, for people change places. */
export const roleRow = byName({
  Owner: async () => {
    const den = await makeDen();
    await characters(den, 'owner');
    expect([await as(den, 'admin', updateWorkspace, { body: { plan: 'maker' } }), await as(den, 'owner', updateWorkspace, { body: { plan: 'maker' } })]).toEqual(['forbidden', 200]);
    expect([await as(den, 'admin', deleteWorkspace), await as(den, 'admin', transferOwnership, { body: user(den, 'admin').params })]).toEqual(['forbidden', 'forbidden']);
    expect(await as(den, 'owner', transferOwnership, { body: user(den, 'admin').params })).toBe(200);
    expect([(await workspaceOf(den, 'owner')).role, (await workspaceOf(den, 'admin')).role]).toEqual(['admin', 'owner']);
    expect([await as(den, 'owner', deleteWorkspace), await as(den, 'admin', deleteWorkspace)]).toEqual(['forbidden', 200]);
  },
  Admin: async () => {
    const den = await makeDen();
    await characters(den, 'admin');
    expect([await as(den, 'admin', createKey, { body: {} }), await as(den, 'admin', createWebhook, hook), await as(den, 'admin', listInvites)]).toEqual([201, 201, 200]);
    expect(await as(den, 'admin', updateMember, { ...user(den, 'member'), body: { role: 'admin' } })).toBe(200);
    expect(await as(den, 'admin', updateMember, { ...user(den, 'member'), body: { role: 'member' } })).toBe('forbidden');
    expect(await as(den, 'owner', updateMember, { ...user(den, 'member'), body: { role: 'member' } })).toBe(200);
    expect([await as(den, 'admin', removeMember, user(den, 'member')), await as(den, 'admin', revokeInvite, { params: { id: den.inviteId } }), await as(den, 'admin', createInvite, { body: { email: 'new@example.com' } })]).toEqual([200, 200, 201]);
  },
  Member: async () => {
    const den = await makeDen();
    await characters(den, 'member');
    const refused = [listKeys, createKey, listWebhooks, createWebhook, listMembers, listInvites, createInvite];
    for (const endpoint of refused) expect(await as(den, 'member', endpoint, { body: endpoint.method === 'GET' ? undefined : { ...hook.body, email: 'new@example.com' } }), endpoint.id).toBe('forbidden');
    expect(await as(den, 'member', removeMember, user(den, 'member'))).toBe(200);
  },
});

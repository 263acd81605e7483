import { removeDataDir } from '../../support/data-dir';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { creditEntries, creditTotals, invites, workspaces } from '@/drizzle/schema';
import type { Endpoint } from '@/lib/contract/endpoint';
import { ERROR_STATUS, type ErrorCode } from '@/lib/contract/errors';
import { acceptInvite, createInvite } from '@/lib/contract/invite';
import { removeMember, transferOwnership, updateMember } from '@/lib/contract/member';
import { createMascot } from '@/lib/contract/mascot';
import { deleteWorkspace } from '@/lib/contract/workspace';
import { db } from '@/lib/server/db/client';
import { makeTeamFixture, type TeamFixture } from '../../support/team-fixture';
import { call, codeOf, detailsOf, type Sent } from '../../support/http';
import { openQueue } from '../../support/jobs';
import { makeSession } from '../../support/people';
import { closeProduct } from '../../support/product';

let team: TeamFixture;
beforeAll(async () => {
  await openQueue();
  team = await makeTeamFixture();
});
afterAll(async () => {
  await closeProduct();
  removeDataDir();
});

type Who = keyof TeamFixture['people'];
const by = async (who: Who): Promise<Sent> => ({
  session: await makeSession(team.people[who].userId),
  headers: { 'service-workspace': team.workspaceId },
});
const stranger = async (): Promise<Sent> => ({ session: await makeSession(team.stranger.userId) });
const user = (who: Who) => ({ user_id: team.people[who].userId });
const changeInvite = (changes: Partial<typeof invites.$inferInsert>) =>
  db().update(invites).set(changes).where(eq(invites.id, team.inviteId));
const PENDING = { usedAt: null, revokedAt: null, expiresAt: new Date(Date.now() + 3_600_000) };

/** A change of people or credits that cannot be, and how that is told: its code and its details. */
const REFUSALS: [string, ErrorCode, unknown, Endpoint, () => Promise<Sent>][] = [
  [
    'an invite past the seats',
    'seat_limit',
    { seats: 3, used: 4, members: 3, pending: 1 },
    createInvite,
    async () => ({ ...(await by('owner')), body: { email: 'new@example.com' } }),
  ],
  [
    'an accept past the seats',
    'seat_limit',
    { seats: 3, used: 4, members: 3, pending: 1 },
    acceptInvite,
    async () => ({ ...(await stranger()), params: { token: team.inviteToken } }),
  ],
  [
    'an invite of a member',
    'already_member',
    null,
    createInvite,
    async () => ({ ...(await by('admin')), body: { email: team.people.member.email.toUpperCase() } }),
  ],
  [
    'an invite of somebody invited',
    'already_invited',
    null,
    createInvite,
    async () => ({ ...(await by('admin')), body: { email: team.stranger.email } }),
  ],
  [
    'somebody else’s invite',
    'invite_email_mismatch',
    null,
    acceptInvite,
    async () => ({ ...(await by('member')), params: { token: team.inviteToken } }),
  ],
  [
    'an invite with a key',
    'session_required',
    null,
    createInvite,
    async () => ({ key: team.keys.good.key, body: { email: 'new@example.com' } }),
  ],
  [
    'a used invite',
    'invite_used',
    null,
    acceptInvite,
    async () => {
      await changeInvite({ ...PENDING, usedAt: new Date() });
      return { ...(await stranger()), params: { token: team.inviteToken } };
    },
  ],
  [
    'a revoked invite',
    'invite_revoked',
    null,
    acceptInvite,
    async () => {
      await changeInvite({ ...PENDING, revokedAt: new Date() });
      return { ...(await stranger()), params: { token: team.inviteToken } };
    },
  ],
  [
    'an expired invite',
    'invite_expired',
    null,
    acceptInvite,
    async () => {
      await changeInvite({ ...PENDING, expiresAt: new Date(Date.now() - 1) });
      return { ...(await stranger()), params: { token: team.inviteToken } };
    },
  ],
  [
    'the owner’s leaving',
    'owner_must_transfer',
    null,
    removeMember,
    async () => ({ ...(await by('owner')), params: user('owner') }),
  ],
  [
    'the owner’s removal',
    'owner_must_transfer',
    null,
    removeMember,
    async () => ({ ...(await by('admin')), params: user('owner') }),
  ],
  [
    'the owner’s demotion',
    'owner_role',
    null,
    updateMember,
    async () => ({ ...(await by('admin')), params: user('owner'), body: { role: 'member' } }),
  ],
  [
    'a transfer to oneself',
    'owner_role',
    null,
    transferOwnership,
    async () => ({ ...(await by('owner')), body: user('owner') }),
  ],
  [
    'a transfer by an admin',
    'forbidden',
    null,
    transferOwnership,
    async () => ({ ...(await by('admin')), body: user('admin') }),
  ],
  [
    'a transfer to somebody who is not there',
    'not_found',
    null,
    transferOwnership,
    async () => ({ ...(await by('owner')), body: { user_id: team.stranger.userId } }),
  ],
  [
    'a personal workspace’s transfer',
    'personal_workspace',
    null,
    transferOwnership,
    async () => ({ ...(await stranger()), body: user('owner') }),
  ],
  ['a personal workspace’s deletion', 'personal_workspace', null, deleteWorkspace, stranger],
  [
    'a job past the balance',
    'insufficient_credits',
    { needed: 20, balance: 7 },
    createMascot,
    async () => {
      await db().update(workspaces).set({ plan: 'free' }).where(eq(workspaces.id, team.workspaceId));
      await db().delete(creditEntries).where(eq(creditEntries.workspaceId, team.workspaceId));
      await db().delete(creditTotals).where(eq(creditTotals.workspaceId, team.workspaceId));
      const period = new Date().toISOString().slice(0, 7);
      await db()
        .insert(creditEntries)
        .values([
          { id: 'ent_a', workspaceId: team.workspaceId, kind: 'grant', credits: 200, held: 0, period, plan: 'free' },
          { id: 'ent_b', workspaceId: team.workspaceId, kind: 'hold', credits: -193, held: 193, jobId: team.jobId },
        ]);
      return { key: team.keys.good.key, body: { prompt: 'a fox', detail: 'high' } };
    },
  ],
];

test.each(REFUSALS)('%s is told as %s with %j', async (_, code, details, endpoint, sent) => {
  const refused = await call(endpoint, await sent());
  expect([refused.status, codeOf(refused), detailsOf(refused)]).toEqual([ERROR_STATUS[code], code, details]);
});

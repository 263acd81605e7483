import { removeDataDir } from '../../support/data-dir';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { creditEntries, invites, jobs, keys, mascots, members, workspaces } from '@/drizzle/schema';
import { createInvite as postInvite } from '@/lib/contract/invite';
import { createKey } from '@/lib/contract/key';
import { PLAN_LIMITS, PLANS } from '@/lib/contract/plans';
import { activateWorkspace, deleteWorkspace, updateWorkspace as patchWorkspace } from '@/lib/contract/workspace';
import type { Person } from '@/lib/server/actor';
import { closeDatabase, db, useConnection } from '@/lib/server/db/client';
import { openPostgres } from '@/lib/server/db/connection/postgres';
import { newId } from '@/lib/server/db/queries/ids';
import { cancel } from '@/lib/server/jobs/cancel';
import { claim } from '@/lib/server/jobs/claim';
import { FAILURES } from '@/lib/server/jobs/failure';
import { finish } from '@/lib/server/jobs/finish';
import { runner } from '@/lib/server/jobs/runner';
import { acceptInvite } from '@/lib/server/workspaces/invites/accept';
import { createInvite } from '@/lib/server/workspaces/invites/create';
import { revokeInvite } from '@/lib/server/workspaces/invites/revoke';
import { removeMember } from '@/lib/server/workspaces/members/remove';
import { transferOwnership } from '@/lib/server/workspaces/members/transfer';
import { updateMember } from '@/lib/server/workspaces/members/update';
import { removeWorkspace } from '@/lib/server/workspaces/remove';
import { updateWorkspace } from '@/lib/server/workspaces/update';
import { call, codeOf } from '../../support/http';
import { ask } from '../../support/jobs';
import { makePerson, makeTeam } from '../../support/people';
import { startPostgres, type RealPostgres } from '../../support/postgres';
import { atOnce, inviteToken, newGuest, newPair, newTeam, rolesIn, tally, watchPeople } from './stage';

let postgres: RealPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
  await useConnection(openPostgres(postgres.url));
  await watchPeople();
  runner().keepsDraining = true;
});
afterAll(async () => {
  await closeDatabase();
  await postgres.stop();
  removeDataDir();
});

const ROUNDS = 10;
/** A race is run so often, with a time limit for all of its rounds. */
const race = (fact: string, round: () => Promise<void>) =>
  test(
    fact,
    async () => {
      for (let count = 0; count < ROUNDS; count += 1) await round();
    },
    60_000,
  );

const owners = (roles: Record<string, string>) => Object.values(roles).filter((role) => role === 'owner').length;
const join = async (by: Person, { guest, email }: Awaited<ReturnType<typeof newGuest>>) =>
  acceptInvite(guest, (await inviteToken(by, email)).token);
const unused = async (id: string) =>
  (
    await db()
      .select()
      .from(invites)
      .where(and(eq(invites.workspaceId, id), isNull(invites.usedAt)))
  ).length;

describe('seats', () => {
  race('twenty invites at once take the two that are left', async () => {
    const { id, owner } = await newPair();
    const outcomes = await atOnce(
      ...Array.from({ length: 20 }, (_, index) => () => createInvite(owner, `fox${index}@${id.slice(4)}.example`)),
    );
    expect(tally(outcomes)).toEqual({ ok: 2, seat_limit: 18 });
    expect(await unused(id)).toBe(2);
  });

  race('twenty invites of one address at once are one', async () => {
    const { id, owner } = await newPair();
    expect(
      tally(await atOnce(...Array.from({ length: 20 }, () => () => createInvite(owner, 'fox@example.com')))),
    ).toEqual({ ok: 1, already_invited: 19 });
    expect(await unused(id)).toBe(1);
  });

  race('fifty accepts of one invite bring one person in', async () => {
    const [{ id, owner }, { guest, email }] = [await newPair(), await newGuest()];
    const { token } = await inviteToken(owner, email);
    expect(tally(await atOnce(...Array.from({ length: 50 }, () => () => acceptInvite(guest, token))))).toEqual({
      ok: 1,
      invite_used: 49,
    });
    expect(await rolesIn(id)).toEqual({ [owner.userId]: 'owner', [guest.userId]: 'member' });
  });

  race('two invites and one seat bring one person in', async () => {
    const [{ id, owner }, one, two] = [await newPair(), await newGuest(), await newGuest()];
    const tokens = [await inviteToken(owner, one.email), await inviteToken(owner, two.email)];
    await db()
      .insert(members)
      .values({ workspaceId: id, userId: (await makePerson()).userId, role: 'member' });
    const outcomes = await atOnce(
      () => acceptInvite(one.guest, tokens[0]?.token ?? ''),
      () => acceptInvite(two.guest, tokens[1]?.token ?? ''),
    );
    expect(outcomes.sort()).toEqual(['ok', 'seat_limit']);
    expect(Object.keys(await rolesIn(id))).toHaveLength(3);
  });

  race('an invite is accepted or revoked, never both', async () => {
    const [{ id, owner }, { guest, email }] = [await newPair(), await newGuest()];
    const { token, inviteId } = await inviteToken(owner, email);
    const outcomes = await atOnce(
      () => acceptInvite(guest, token),
      () => revokeInvite(owner, inviteId),
    );
    expect([
      ['ok', 'not_found'],
      ['invite_revoked', 'ok'],
    ]).toContainEqual(outcomes);
    expect(Object.keys(await rolesIn(id))).toHaveLength(outcomes[0] === 'ok' ? 2 : 1);
  });

  race(
    'a smaller plan comes before or after an invite and an accept: none is given a seat that it has not',
    async () => {
      const [{ id, owner }, { guest, email }] = [await newPair(), await newGuest()];
      const { token } = await inviteToken(owner, email);
      const [accepted, changed, invited] = await atOnce(
        () => acceptInvite(guest, token),
        () => updateWorkspace(owner, { plan: 'free' }),
        () => createInvite(owner, 'late@example.com'),
      );
      expect(changed).toBe('ok');
      for (const outcome of [accepted, invited]) expect(['ok', 'seat_limit']).toContain(outcome);
      expect(Object.keys(await rolesIn(id))).toHaveLength(accepted === 'ok' ? 2 : 1);
      expect(await unused(id)).toBe((accepted === 'ok' ? 0 : 1) + (invited === 'ok' ? 1 : 0));
    },
  );

  race('plan changes at once bring a month’s credits once', async () => {
    const { id, owner } = await newPair();
    await atOnce(
      ...Array.from({ length: 12 }, (_, index) => () => updateWorkspace(owner, { plan: PLANS[index % PLANS.length] })),
    );
    const grants = await db().select().from(creditEntries).where(eq(creditEntries.workspaceId, id));
    expect(grants.reduce((sum, { credits }) => sum + credits, 0)).toBe(PLAN_LIMITS.studio.creditsPerMonth);
  });
});

describe('ownership', () => {
  race('is handed to somebody who stays, whoever would have them leave', async () => {
    const { id, owner, admin, member } = await newTeam();
    const outcomes = await atOnce(
      () => transferOwnership(owner, member.userId),
      () => removeMember(member, member.userId),
      () => removeMember(admin, member.userId),
    );
    expect([
      ['ok', 'owner_must_transfer', 'owner_must_transfer'],
      ['not_found', 'ok', 'not_found'],
      ['not_found', 'not_found', 'ok'],
    ]).toContainEqual(outcomes);
    expect(owners(await rolesIn(id))).toBe(1);
  });

  race('is handed over once, and the owner leaves only after that', async () => {
    const { id, owner, admin, member } = await newTeam();
    const [one, other, left] = await atOnce(
      () => transferOwnership(owner, admin.userId),
      () => transferOwnership(owner, member.userId),
      () => removeMember(owner, owner.userId),
    );
    expect([one, other].filter((outcome) => outcome === 'ok')).toHaveLength(1);
    // They were demoted by the first, or had even left after it.
    expect(['forbidden', 'not_found']).toContain(one === 'ok' ? other : one);
    expect(['ok', 'owner_must_transfer']).toContain(left);
    const roles = await rolesIn(id);
    expect(owners(roles)).toBe(1);
    expect(roles[owner.userId]).toBe(left === 'ok' ? undefined : 'admin');
  });

  race('outlives everything at once, with no more people than seats', async () => {
    const { id, owner, admin, member } = await newTeam();
    const guests = await Promise.all(Array.from({ length: 4 }, newGuest));
    await atOnce(
      () => removeMember(admin, member.userId),
      () => transferOwnership(owner, admin.userId),
      ...guests.map((guest, index) => () => join(index % 2 === 0 ? owner : admin, guest)),
      () => updateMember(owner, admin.userId, 'member'),
      () => removeMember(member, member.userId),
      () => transferOwnership(owner, member.userId),
      () => removeMember(owner, owner.userId),
    );
    const roles = await rolesIn(id);
    expect(owners(roles)).toBe(1);
    expect(Object.keys(roles).length + (await unused(id))).toBeLessThanOrEqual(PLAN_LIMITS.studio.seats);
  });
});

describe('a role', () => {
  race('is given before its person is removed, or not at all: an admin is removed by the owner alone', async () => {
    const { id, owner, admin, member } = await newTeam();
    const outcomes = await atOnce(
      () => updateMember(owner, member.userId, 'admin'),
      () => removeMember(admin, member.userId),
    );
    expect([
      ['ok', 'forbidden'],
      ['not_found', 'ok'],
    ]).toContainEqual(outcomes);
    expect((await rolesIn(id))[member.userId]).toBe(outcomes[0] === 'ok' ? 'admin' : undefined);
  });

  race('that is taken at that moment is used before, or not at all', async () => {
    const { id, owner, admin, member } = await newTeam();
    const [demoted, promoted] = await atOnce(
      () => updateMember(owner, admin.userId, 'member'),
      () => updateMember(admin, member.userId, 'admin'),
    );
    expect([demoted, promoted]).toEqual(['ok', expect.stringMatching(/^(ok|forbidden)$/)]);
    expect((await rolesIn(id))[member.userId]).toBe(promoted === 'ok' ? 'admin' : 'member');
    const [removed, renamed] = await atOnce(
      () => removeMember(owner, member.userId),
      () => updateWorkspace(member, { name: 'Mine' }),
    );
    expect([removed, renamed]).toEqual([
      'ok',
      expect.stringMatching(promoted === 'ok' ? /^(ok|not_found)$/ : /^(forbidden|not_found)$/),
    ]);
  });
});

describe('a workspace that is deleted', () => {
  race('while it is written to is gone with all that was written, and nobody meets a fault', async () => {
    const owner = await makePerson();
    const id = await makeTeam([[owner, 'owner']]);
    const sent = { session: owner.session, headers: { 'Service-Workspace': id } };
    const actor = { ...owner.actor, workspaceId: id };
    const [first, second] = [await ask(actor), await ask(actor), await ask(actor)];
    await db()
      .insert(mascots)
      .values({ id: newId('mascot'), workspaceId: id, name: 'Fox', source: 'prompt' });
    const written = Promise.all([
      call(createKey, { ...sent, body: {} }),
      call(patchWorkspace, { ...sent, body: { plan: 'maker' } }),
      call(deleteWorkspace, sent),
      call(deleteWorkspace, sent),
      call(activateWorkspace, { session: owner.session, params: { id } }),
      call(postInvite, { ...sent, body: { email: 'fox@example.com' } }),
      call(createKey, { ...sent, body: {}, headers: { ...sent.headers, 'Idempotency-Key': 'one' } }),
    ]);
    const worked = atOnce(
      async () => {
        const row = await claim('here');
        if (row) await finish(row.id, { runner: 'here' }, { status: 'succeeded', outcome: { result: {} } });
      },
      () => cancel(actor, first.id),
      () => finish(second.id, 'anyone', { status: 'canceled', failure: FAILURES.canceled }),
    );
    const [answers] = await Promise.all([written, worked]);
    expect(
      answers
        .filter(({ status }) => status >= 400)
        .map(codeOf)
        .filter((code) => !['not_found', 'forbidden', 'seat_limit'].includes(code)),
    ).toEqual([]);
    expect(answers.filter(({ body }) => (body as { deleted?: true }).deleted)).toHaveLength(1);
    for (const table of [members, invites, keys, jobs, mascots, creditEntries])
      expect(await db().select().from(table).where(eq(table.workspaceId, id))).toEqual([]);
    expect(await db().select().from(workspaces).where(eq(workspaces.id, id))).toEqual([]);
  });

  race('is joined before, or not at all', async () => {
    const [{ id, owner }, { guest, email }] = [await newPair(), await newGuest()];
    const { token } = await inviteToken(owner, email);
    const outcomes = await atOnce(
      () => acceptInvite(guest, token),
      () => removeWorkspace(owner),
    );
    expect([
      ['ok', 'ok'],
      ['not_found', 'ok'],
    ]).toContainEqual(outcomes);
    expect(await rolesIn(id)).toEqual({});
  });
});

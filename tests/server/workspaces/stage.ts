import { eq, sql } from 'drizzle-orm';
import { members } from '@/drizzle/schema';
import type { Role } from '@/lib/contract/access';
import { ApiError } from '@/lib/contract/errors';
import { PLAN_LIMITS, PLANS } from '@/lib/contract/plans';
import type { Person } from '@/lib/server/actor';
import { db } from '@/lib/server/db/client';
import { newId } from '@/lib/server/db/queries/ids';
import { createInvite } from '@/lib/server/workspaces/invites/create';
import { makePerson, makeSession, makeTeam } from '../../support/people';

const SEATS = `case w.plan ${PLANS.map((plan) => `when '${plan}' then ${PLAN_LIMITS[plan].seats}`).join(' ')} end`;

/**
 * Triggers with which the database refuses a commit that leaves a workspace without exactly one owner, and a member or
 * an invite without a seat.
 */
const WATCH = [
  `create function one_owner() returns trigger language plpgsql as $$
    declare place text := coalesce(new.workspace_id, old.workspace_id);
    begin
      if exists (select 1 from workspaces w where w.id = place) and (select count(*) from members m where \
m.workspace_id = place and m.role = 'owner') <> 1
      then raise exception 'A workspace has not one owner.'; end if;
      return null;
    end $$`,
  'create constraint trigger one_owner after insert or update or delete on members deferrable initially ' +
    'deferred for each row execute function one_owner()',
  `create function seated() returns trigger language plpgsql as $$
    begin
      if (select (select count(*) from members m where m.workspace_id = w.id) + case tg_table_name when 'members' then \
0 else
          (select count(*) from invites i where i.workspace_id = w.id and i.used_at is null and i.revoked_at is null \
and i.expires_at > now()) end > ${SEATS}
        from workspaces w where w.id = new.workspace_id)
      then raise exception 'A seat was given that the plan has not.'; end if;
      return null;
    end $$`,
  'create trigger seated after insert on members for each row execute function seated()',
  'create trigger seated after insert on invites for each row execute function seated()',
];

/** Installs triggers that check these rules at every commit. */
export async function watchPeople(): Promise<void> {
  for (const statement of WATCH) await db().execute(sql.raw(statement));
}

/** A person with the role of their last request. The role may have changed since, so use-cases must check it again. */
async function inBrowser(userId: string, workspaceId: string, role: Role): Promise<Person> {
  const sessionId = newId('session');
  await makeSession(userId, { id: sessionId });
  return { kind: 'session', workspaceId, plan: 'studio', role, userId, sessionId, keyId: null };
}

/** A studio team of an owner, an admin and a member. */
export async function newTeam(): Promise<{ id: string; owner: Person; admin: Person; member: Person }> {
  const people = { owner: await makePerson(), admin: await makePerson(), member: await makePerson() };
  const id = await makeTeam([
    [people.owner, 'owner'],
    [people.admin, 'admin'],
    [people.member, 'member'],
  ]);
  const [owner, admin, member] = [
    await inBrowser(people.owner.userId, id, 'owner'),
    await inBrowser(people.admin.userId, id, 'admin'),
    await inBrowser(people.member.userId, id, 'member'),
  ];
  return { id, owner, admin, member };
}

/** A studio team of an owner alone: two seats are free. */
export async function newPair(): Promise<{ id: string; owner: Person }> {
  const person = await makePerson();
  const id = await makeTeam([[person, 'owner']]);
  return { id, owner: await inBrowser(person.userId, id, 'owner') };
}

/** A person without a team. */
export async function newGuest(): Promise<{ guest: Person; email: string }> {
  const { userId, workspaceId, email } = await makePerson();
  return { guest: await inBrowser(userId, workspaceId, 'owner'), email };
}

/** Invites an address, and gives the token and the id of the invite. */
export async function inviteToken(by: Person, email: string): Promise<{ token: string; inviteId: string }> {
  const { invite, invite_url } = await createInvite(by, email);
  return { token: invite_url.split('/').at(-1) ?? '', inviteId: invite.id };
}

/**
 * Runs these functions in parallel, and gives the outcome of each: `ok`, or the code of its refusal. Other errors are
 * thrown.
 */
export async function atOnce(...acts: (() => Promise<unknown>)[]): Promise<string[]> {
  const settled = await Promise.allSettled(acts.map((act) => act()));
  return settled.map((each) => {
    if (each.status === 'fulfilled') return 'ok';
    if (each.reason instanceof ApiError) return each.reason.code;
    throw each.reason;
  });
}

/** The number of each outcome. */
export const tally = (outcomes: string[]) =>
  Object.fromEntries([...new Set(outcomes)].map((each) => [each, outcomes.filter((other) => other === each).length]));

/** The roles in a workspace by person. */
export async function rolesIn(id: string): Promise<Record<string, Role>> {
  const rows = await db().select().from(members).where(eq(members.workspaceId, id));
  return Object.fromEntries(rows.map(({ userId, role }) => [userId, role]));
}

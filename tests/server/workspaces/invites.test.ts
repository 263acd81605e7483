import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { idempotency, invites, sessions } from '@/drizzle/schema';
import {
  acceptInvite,
  createInvite,
  getInvite,
  listInvites,
  revokeInvite,
  type Invite,
  type NewInvite,
} from '@/lib/contract/invite';
import { getWorkspace, updateWorkspace, type Workspace } from '@/lib/contract/workspace';
import { sha256 } from '@/lib/server/crypto';
import { db } from '@/lib/server/db/client';
import { newId } from '@/lib/server/db/queries/ids';
import type { OutboxMail } from '@/lib/server/mail/outbox';
import { inviteByToken } from '@/lib/server/workspaces/invites/see';
import { dataDir, removeDataDir } from '../../support/data-dir';
import { closeTestDatabase, openTestDatabase } from '../../support/database';
import { call, codeOf, detailsOf, ORIGIN } from '../../support/http';
import { makePerson, makeTeam, type SomePerson } from '../../support/people';

beforeAll(openTestDatabase);
afterAll(async () => {
  await closeTestDatabase();
  removeDataDir();
});
afterEach(() => {
  vi.useRealTimers();
});

const DAY = 24 * 3600 * 1000;
const at = (workspace: string) => ({ headers: { 'Service-Workspace': workspace } });
const outbox = join(dataDir, 'outbox');
const mailTo = (to: string) =>
  (existsSync(outbox) ? readdirSync(outbox).sort() : [])
    .map((name) => JSON.parse(readFileSync(join(outbox, name), 'utf8')) as OutboxMail)
    .filter((mail) => mail.to === to)
    .at(-1);

const invite = (workspace: string, by: SomePerson, email: string, role?: string) =>
  call(createInvite, { session: by.session, body: role === undefined ? { email } : { email, role }, ...at(workspace) });
const revoke = (workspace: string, by: SomePerson, id: string) =>
  call(revokeInvite, { session: by.session, params: { id }, ...at(workspace) });
const pending = async (workspace: string, by: SomePerson) =>
  ((await call(listInvites, { session: by.session, ...at(workspace) })).body as { data: Invite[] }).data;
const seats = async (workspace: string, by: SomePerson) =>
  ((await call(getWorkspace, { session: by.session, ...at(workspace) })).body as Workspace).seats;
const accept = ({ session }: SomePerson, token: string) => call(acceptInvite, { session, params: { token } });

/** Invites an address, and gives the invite with its token. */
async function invited(
  workspace: string,
  by: SomePerson,
  email: string,
  role?: string,
): Promise<{ invite: Invite; token: string }> {
  const { status, body } = await invite(workspace, by, email, role);
  expect(status).toBe(201);
  const made = body as NewInvite;
  return { invite: made.invite, token: made.invite_url.split('/').at(-1) ?? '' };
}

async function team(): Promise<{ id: string; owner: SomePerson; member: SomePerson }> {
  const [owner, member] = [await makePerson(), await makePerson()];
  return {
    id: await makeTeam([
      [owner, 'owner'],
      [member, 'member'],
    ]),
    owner,
    member,
  };
}

describe('an invite', () => {
  test('is answered with its link and mailed, holds a seat for 7 days, and is stored as a hash', async () => {
    const { id, owner } = await team();
    const made = (await invite(id, owner, 'Fox+Den@Example.com')).body as NewInvite;
    expect(made).toEqual({
      invite: {
        id: expect.stringMatching(/^inv_/),
        object: 'invite',
        email: 'fox+den@example.com',
        role: 'member',
        status: 'pending',
        created_at: expect.any(String),
        expires_at: expect.any(String),
      },
      invite_url: expect.stringMatching(new RegExp(`^${ORIGIN}/invite/[\\w-]{43}$`)),
    });
    expect(Date.parse(made.invite.expires_at) - Date.parse(made.invite.created_at)).toBe(7 * DAY);
    const mail = mailTo('fox+den@example.com');
    expect(mail?.subject).toBe(`${owner.email} invites you to Team on Liverig`);
    for (const text of [mail?.text, mail?.html]) expect(text).toContain(made.invite_url);
    expect(await seats(id, owner)).toEqual({ limit: 3, members: 2, pending: 1, used: 3, available: 0 });
    expect(await pending(id, owner)).toEqual([made.invite]);
    const [row] = await db().select().from(invites).where(eq(invites.id, made.invite.id));
    expect(row?.tokenHash).toBe(sha256(made.invite_url.split('/').at(-1) ?? ''));
    expect(JSON.stringify(row)).not.toContain(made.invite_url.split('/').at(-1));
  });

  test('can be made by admins and the owner, in a session', async () => {
    const { id, owner, member } = await team();
    expect(codeOf(await invite(id, member, 'a@example.com'))).toBe('forbidden');
    expect(codeOf(await call(listInvites, { session: member.session, ...at(id) }))).toBe('forbidden');
    expect(codeOf(await revoke(id, member, newId('invite')))).toBe('forbidden');
    expect(codeOf(await call(createInvite, { key: owner.key, body: { email: 'a@example.com' } }))).toBe(
      'session_required',
    );
    expect(codeOf(await call(listInvites, { key: owner.key }))).toBe('session_required');
    expect(codeOf(await call(revokeInvite, { key: owner.key, params: { id: newId('invite') } }))).toBe(
      'session_required',
    );
  });

  test('requires an address and a valid role', async () => {
    const { id, owner } = await team();
    for (const email of ['', 'fox', 'fox@', 'a@b\r\nbcc: c@d.example', `${'x'.repeat(250)}@example.com`])
      expect(codeOf(await invite(id, owner, email))).toBe('invalid_request');
    expect(codeOf(await invite(id, owner, 'fox@example.com', 'owner'))).toBe('invalid_request');
  });

  test('is refused for a member, and for an address with an invite in any spelling', async () => {
    const { id, owner, member } = await team();
    for (const email of [owner.email, member.email.toUpperCase()])
      expect([(await invite(id, owner, email)).status, codeOf(await invite(id, owner, email))]).toEqual([
        409,
        'already_member',
      ]);
    await invited(id, owner, 'fox@example.com');
    const again = await invite(id, owner, 'FOX@example.com');
    expect([again.status, codeOf(again)]).toEqual([409, 'already_invited']);
  });

  test('can be sent to the same address by another workspace', async () => {
    const [one, two] = [await team(), await team()];
    await invited(one.id, one.owner, 'both@example.com');
    await invited(two.id, two.owner, 'both@example.com');
  });

  test('over the seats of the plan is refused with the numbers of members and invites', async () => {
    const { id, owner } = await team();
    await invited(id, owner, 'one@example.com');
    const refused = await invite(id, owner, 'two@example.com');
    expect([refused.status, codeOf(refused), detailsOf(refused)]).toEqual([
      402,
      'seat_limit',
      { seats: 3, used: 3, members: 2, pending: 1 },
    ]);
    const alone = await makePerson();
    expect(detailsOf(await invite(alone.workspaceId, alone, 'two@example.com'))).toEqual({
      seats: 1,
      used: 1,
      members: 1,
      pending: 0,
    });
  });

  test('into a personal workspace is allowed if its plan has a seat', async () => {
    const [owner, guest] = [await makePerson('studio'), await makePerson()];
    const { token } = await invited(owner.workspaceId, owner, guest.email);
    expect((await accept(guest, token)).body).toMatchObject({
      id: owner.workspaceId,
      role: 'member',
      seats: { members: 2 },
    });
  });

  test('may be sent 20 times an hour', async () => {
    const { id, owner } = await team();
    for (let count = 0; count < 20; count += 1)
      await revoke(id, owner, (await invited(id, owner, `fox${count}@example.com`)).invite.id);
    const refused = await invite(id, owner, 'fox20@example.com');
    expect([refused.status, codeOf(refused), detailsOf(refused)]).toEqual([
      429,
      'rate_limited',
      { retry_after: expect.any(Number), limit: 20 },
    ]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3601 * 1000 });
    await invited(id, owner, 'fox20@example.com');
  });

  test('is stored even if its mail cannot be sent', async () => {
    const { id, owner } = await team();
    rmSync(outbox, { recursive: true, force: true });
    writeFileSync(outbox, 'no folder');
    try {
      await invited(id, owner, 'fox@example.com');
    } finally {
      rmSync(outbox);
    }
    expect(await pending(id, owner)).toHaveLength(1);
  });

  test('has its link in the first answer only, not in a replay', async () => {
    const { id, owner } = await team();
    const sent = {
      session: owner.session,
      body: { email: 'fox@example.com' },
      headers: { ...at(id).headers, 'Idempotency-Key': 'once' },
    };
    const first = await call(createInvite, sent);
    const second = await call(createInvite, sent);
    expect([second.status, second.body]).toEqual([201, { ...(first.body as NewInvite), invite_url: null }]);
  });

  test('has the escaped name of the workspace in its mail', async () => {
    const { id, owner } = await team();
    await call(updateWorkspace, { session: owner.session, body: { name: 'A\r\n<b>"B"</b>' }, ...at(id) });
    await invited(id, owner, 'markup@example.com');
    const mail = mailTo('markup@example.com');
    expect(mail?.subject).toContain('A <b>"B"</b>');
    expect(mail?.html).not.toContain('<b>');
  });
});

describe('a token', () => {
  test('is not in the database, nor in stored answers of repeated requests', async () => {
    const { id, owner } = await team();
    const { token } = await invited(id, owner, 'fox@example.com');
    const refused = await call(acceptInvite, {
      session: (await makePerson()).session,
      params: { token },
      headers: { 'Idempotency-Key': 'again' },
    });
    expect(codeOf(refused)).toBe('invite_email_mismatch');
    expect(JSON.stringify([await db().select().from(invites), await db().select().from(idempotency)])).not.toContain(
      token,
    );
  });
});

describe('revoking', () => {
  test('frees the seat and the address at once, and invalidates the link', async () => {
    const { id, owner } = await team();
    const guest = await makePerson();
    const { invite: made, token } = await invited(id, owner, guest.email);
    expect((await revoke(id, owner, made.id)).body).toEqual({ id: made.id, object: 'invite', deleted: true });
    expect([await seats(id, owner), await pending(id, owner)]).toMatchObject([{ pending: 0, available: 1 }, []]);
    const refused = await accept(guest, token);
    expect([refused.status, codeOf(refused)]).toEqual([410, 'invite_revoked']);
    expect((await call(getInvite, { session: guest.session, params: { token } })).body).toMatchObject({
      status: 'revoked',
    });
    expect(codeOf(await revoke(id, owner, made.id))).toBe('not_found');
    await invited(id, owner, guest.email);
  });

  test('an invite of another workspace is answered like an unknown one', async () => {
    const [one, two] = [await team(), await team()];
    const { invite: made } = await invited(one.id, one.owner, 'fox@example.com');
    const [foreign, unknown] = [
      await revoke(two.id, two.owner, made.id),
      await revoke(two.id, two.owner, newId('invite')),
    ];
    expect([foreign.status, foreign.body]).toEqual([404, unknown.body]);
    expect(await pending(one.id, one.owner)).toHaveLength(1);
  });
});

describe('after 7 days', () => {
  test('an invite has expired, and its seat and its address are free without a cleanup', async () => {
    const { id, owner } = await team();
    const guest = await makePerson();
    const { invite: made, token } = await invited(id, owner, guest.email);
    const end = Date.parse(made.expires_at);
    vi.useFakeTimers({ toFake: ['Date'], now: end - 1 });
    expect((await seats(id, owner)).available).toBe(0);
    expect(await inviteByToken(token)).toMatchObject({ status: 'pending' });
    vi.setSystemTime(end);
    expect([await seats(id, owner), await pending(id, owner)]).toMatchObject([{ pending: 0, available: 1 }, []]);
    const refused = await accept(guest, token);
    expect([refused.status, codeOf(refused)]).toEqual([410, 'invite_expired']);
    expect(await inviteByToken(token)).toMatchObject({ status: 'expired' });
    expect(codeOf(await revoke(id, owner, made.id))).toBe('not_found');
    const next = await invited(id, owner, guest.email);
    expect((await accept(guest, next.token)).status).toBe(200);
  });

  test('an invite can be accepted until then', async () => {
    const { id, owner } = await team();
    const guest = await makePerson();
    const { invite: made, token } = await invited(id, owner, guest.email);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(made.expires_at) - 1 });
    expect((await accept(guest, token)).status).toBe(200);
  });
});

describe('a link', () => {
  test('shows its invite without a session: workspace, inviter and address', async () => {
    const { id, owner } = await team();
    const { invite: made, token } = await invited(id, owner, 'fox@example.com', 'admin');
    const shown = { ...made, role: 'admin', workspace: { id, name: 'Team' }, invited_by: owner.email };
    expect((await call(getInvite, { session: (await makePerson()).session, params: { token } })).body).toEqual(shown);
    expect(await inviteByToken(token)).toEqual(shown);
    expect(codeOf(await call(getInvite, { params: { token } }))).toBe('unauthorized');
    expect(codeOf(await call(getInvite, { key: owner.key, params: { token } }))).toBe('session_required');
  });

  test('with an unknown token is not found', async () => {
    const { session } = await makePerson();
    for (const token of ['x', 'A'.repeat(43), 'inv_aaaaaaaaaaaaaaaaaaaa']) {
      for (const endpoint of [getInvite, acceptInvite])
        expect(codeOf(await call(endpoint, { session, params: { token } }))).toBe('not_found');
    }
  });
});

describe('accepting', () => {
  test('adds a member with the role, uses up the invite and activates the workspace in this browser', async () => {
    const { id, owner } = await team();
    const guest = await makePerson();
    const { invite: made, token } = await invited(id, owner, guest.email.toUpperCase(), 'admin');
    const accepted = await accept(guest, token);
    expect([accepted.status, accepted.body]).toEqual([
      200,
      {
        id,
        object: 'workspace',
        name: 'Team',
        plan: 'studio',
        role: 'admin',
        seats: { limit: 3, members: 3, pending: 0, used: 3, available: 0 },
      },
    ]);
    expect(((await call(getWorkspace, { session: guest.session })).body as Workspace).id).toBe(id);
    expect(
      await db().select({ at: sessions.activeWorkspaceId }).from(sessions).where(eq(sessions.userId, guest.userId)),
    ).toEqual([{ at: id }]);
    expect(await pending(id, owner)).toEqual([]);
    expect(await inviteByToken(token)).toMatchObject({ id: made.id, status: 'used' });
    const again = await accept(guest, token);
    expect([again.status, codeOf(again)]).toEqual([410, 'invite_used']);
  });

  test('requires a session of the invited address', async () => {
    const { id, owner } = await team();
    const { token } = await invited(id, owner, 'fox@example.com');
    const refused = await accept(await makePerson(), token);
    expect([refused.status, codeOf(refused)]).toEqual([403, 'invite_email_mismatch']);
    expect(codeOf(await accept(owner, token))).toBe('invite_email_mismatch');
    expect(codeOf(await call(acceptInvite, { params: { token } }))).toBe('unauthorized');
    expect(codeOf(await call(acceptInvite, { key: owner.key, params: { token } }))).toBe('session_required');
    expect(await inviteByToken(token)).toMatchObject({ status: 'pending' });
  });

  test('by a member is refused, and does not use up the invite', async () => {
    const { id, member } = await team();
    const token = 'already-there';
    await db()
      .insert(invites)
      .values({
        id: newId('invite'),
        workspaceId: id,
        email: member.email,
        role: 'admin',
        tokenHash: sha256(token),
        expiresAt: new Date(Date.now() + DAY),
      });
    const refused = await accept(member, token);
    expect([refused.status, codeOf(refused)]).toEqual([409, 'already_member']);
    expect(await inviteByToken(token)).toMatchObject({ status: 'pending', invited_by: null });
  });

  test('is refused if a smaller plan has no free seat, until there is one again', async () => {
    const { id, owner } = await team();
    const guest = await makePerson();
    const { token } = await invited(id, owner, guest.email);
    await call(updateWorkspace, { session: owner.session, body: { plan: 'free' }, ...at(id) });
    expect(await seats(id, owner)).toEqual({ limit: 1, members: 2, pending: 1, used: 3, available: 0 });
    const refused = await accept(guest, token);
    expect([refused.status, codeOf(refused), detailsOf(refused)]).toEqual([
      402,
      'seat_limit',
      { seats: 1, used: 3, members: 2, pending: 1 },
    ]);
    expect(codeOf(await invite(id, owner, 'other@example.com'))).toBe('seat_limit');
    await call(updateWorkspace, { session: owner.session, body: { plan: 'studio' }, ...at(id) });
    expect((await accept(guest, token)).status).toBe(200);
  });
});

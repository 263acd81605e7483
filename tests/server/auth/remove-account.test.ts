import { eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileBytes, invites, users, workspaces } from '@/drizzle/schema';
import { deleteAccount, getAccount } from '@/lib/contract/account';
import { DELETION_WORDS } from '@/lib/contract/account-words';
import { listAudit, type AuditEntry } from '@/lib/contract/audit';
import { getCredits } from '@/lib/contract/credits';
import { getMascot, listMascots } from '@/lib/contract/mascot';
import { listMembers, transferOwnership } from '@/lib/contract/member';
import { removeAccount } from '@/lib/server/auth/remove-account';
import { db } from '@/lib/server/db/client';
import { rowsOf } from '@/lib/server/db/queries/rows';
import { claim } from '@/lib/server/jobs/claim';
import { runner } from '@/lib/server/jobs/runner';
import { transferOwnership as transfer } from '@/lib/server/workspaces/members/transfer';
import { call, codeOf, detailsOf, type Received } from '../../support/http';
import { ask, openQueue } from '../../support/jobs';
import { makePerson, makeTeam, type SomePerson } from '../../support/people';
import { closeProduct, importFixture } from '../../support/product';
import { makeTeamFixture } from '../../support/team-fixture';
import { newTeam } from '../workspaces/stage';

beforeAll(openQueue);
afterAll(closeProduct);

const goodbye = ({ session }: Pick<SomePerson, 'session'>, confirm = DELETION_WORDS): Promise<Received> =>
  call(deleteAccount, { session, body: { confirm } });

/** The tables that contain this text. Leaves out counters of requests, which are kept for a day. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await rowsOf<{ name: string }>(
    db(),
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'rate_windows'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await rowsOf(
      db(),
      sql`select 1 from ${sql.identifier(name)} as r where r::text like ${`%${text}%`} limit 1`,
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

describe('the deletion of an account', () => {
  test('requires the exact confirmation', async () => {
    const person = await makePerson();
    expect(codeOf(await goodbye(person, 'delete my acount'))).toBe('invalid_request');
    expect((await call(getAccount, { session: person.session })).status).toBe(200);
  });

  test('deletes sessions, keys, jobs, mascots, files and credits at once, and all data of the person', async () => {
    const person = await makePerson('studio');
    const alone = await makeTeam([[person, 'owner']]);
    const { id: mascotId } = await importFixture(person.key);
    const { id: jobId } = await ask(person.actor);
    await claim(runner().id);
    const { status, body, headers } = await goodbye(person);
    expect([status, body]).toEqual([200, { id: person.userId, object: 'account', deleted: true }]);
    expect(headers.get('set-cookie')).toMatch(/Expires=Thu, 01 Jan 1970/);
    for (const credentials of [{ session: person.session }, { key: person.key }])
      expect(codeOf(await call(listMascots, credentials))).toBe('unauthorized');
    for (const trace of [person.userId, person.email, person.workspaceId, alone, mascotId, jobId])
      expect([trace, await tablesWith(trace)]).toEqual([trace, []]);
  });

  test('is refused while they own a workspace with other members', async () => {
    const { people, workspaceId, keys, mascotId } = await makeTeamFixture();
    const refused = await goodbye(people.owner);
    expect(codeOf(refused)).toBe('owner_must_transfer');
    expect(detailsOf(refused)).toEqual({ workspaces: [{ id: workspaceId, name: 'Team' }] });
    const headers = { 'service-workspace': workspaceId };
    const to = { user_id: people.admin.userId };
    expect((await call(transferOwnership, { session: people.owner.session, headers, body: to })).status).toBe(200);
    expect((await goodbye(people.owner)).status).toBe(200);
    expect((await call(getMascot, { key: keys.good.key, params: { id: mascotId } })).status).toBe(200);
    const { data } = (await call(listMembers, { key: keys.good.key })).body as { data: unknown[] };
    expect(data).toMatchObject([{ role: 'owner', user_id: people.admin.userId }, {}]);
  });

  test('keeps their entries in audit logs of others without a name, and deletes invites to their address', async () => {
    const { people, stranger, workspaceId, keys, fileId } = await makeTeamFixture();
    expect((await goodbye(people.member)).status).toBe(200);
    expect((await goodbye(stranger)).status).toBe(200);
    const { data } = (await call(listAudit, { key: keys.good.key })).body as { data: AuditEntry[] };
    expect(data[0]).toMatchObject({
      action: 'member.removed',
      resource_id: people.member.userId,
      actor: { kind: 'person', id: people.member.userId, name: null },
    });
    expect(await db().select().from(invites).where(eq(invites.workspaceId, workspaceId))).toEqual([]);
    expect(await db().select().from(fileBytes).where(eq(fileBytes.fileId, fileId))).toHaveLength(1);
    expect((await call(getCredits, { key: keys.good.key })).status).toBe(200);
    expect(await db().select().from(users).where(like(users.email, people.member.email))).toEqual([]);
  });

  test('in a race with a transfer of ownership to them never leaves a team without an owner', async () => {
    const { id, owner, member } = await newTeam();
    const [deleted] = await Promise.allSettled([removeAccount(member), transfer(owner, member.userId)]);
    const [row] = await rowsOf<{ owners: number }>(
      db(),
      sql`select count(*)::int as owners from members where workspace_id = ${id} and role = 'owner'`,
    );
    expect(row?.owners).toBe(1);
    if (deleted.status === 'rejected') expect(deleted.reason).toMatchObject({ code: 'owner_must_transfer' });
    expect(await db().select().from(workspaces).where(eq(workspaces.id, id))).toHaveLength(1);
  });
});

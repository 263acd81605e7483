import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  creditEntries,
  fileBytes,
  files,
  idempotency,
  jobs,
  keys,
  mascots,
  members,
  webhooks,
  workspaces,
} from '@/drizzle/schema';
import { getCredits } from '@/lib/contract/credits';
import { createKey, listKeys, type NewKey } from '@/lib/contract/key';
import {
  activateWorkspace,
  createWorkspace,
  deleteWorkspace,
  getWorkspace,
  listWorkspaces,
  updateWorkspace,
  type Workspace,
} from '@/lib/contract/workspace';
import { db } from '@/lib/server/db/client';
import { newId } from '@/lib/server/db/queries/ids';
import { insertKey } from '@/lib/server/db/keys';
import { contentOf } from '@/lib/server/files/content';
import { claim } from '@/lib/server/jobs/claim';
import { follow } from '@/lib/server/jobs/follow';
import { run } from '@/lib/server/jobs/run';
import { runner } from '@/lib/server/jobs/runner';
import { waitForJob } from '@/lib/server/jobs/wait';
import { keepFile } from '../../support/files';
import { closeTestDatabase, openTestDatabase } from '../../support/database';
import { call, codeOf, detailsOf, type Received } from '../../support/http';
import { aborted, ask, handlersOf } from '../../support/jobs';
import { makePerson, makeTeam, type SomePerson } from '../../support/people';

beforeAll(async () => {
  await openTestDatabase();
  runner().keepsDraining = true;
});
afterAll(closeTestDatabase);
afterEach(() => {
  vi.useRealTimers();
});

const at = (workspace: string) => ({ headers: { 'Service-Workspace': workspace } });
const workspaceIn = ({ body }: Received) => body as Workspace;
const idsOf = ({ body }: Received) => (body as { data: Workspace[] }).data.map(({ id }) => id);
const balanceOf = async (sent: Parameters<typeof call>[1]) =>
  ((await call(getCredits, sent)).body as { balance: number }).balance;

const make = (session: string) => call(createWorkspace, { session, body: { name: 'Den' } });

/** A studio team of an owner, an admin and a member. */
async function team(): Promise<{ id: string; owner: SomePerson; admin: SomePerson; member: SomePerson }> {
  const [owner, admin, member] = [await makePerson(), await makePerson(), await makePerson()];
  return {
    id: await makeTeam([
      [owner, 'owner'],
      [admin, 'admin'],
      [member, 'member'],
    ]),
    owner,
    admin,
    member,
  };
}

describe('a workspace', () => {
  test('has its plan, the role of the caller and its seats, for people and for keys', async () => {
    const { id, owner, admin, member } = await team();
    const seats = { limit: 3, members: 3, pending: 0, used: 3, available: 0 };
    for (const [person, role] of [
      [owner, 'owner'],
      [admin, 'admin'],
      [member, 'member'],
    ] as const) {
      expect((await call(getWorkspace, { session: person.session, ...at(id) })).body).toEqual({
        id,
        object: 'workspace',
        name: 'Team',
        plan: 'studio',
        role,
        seats,
      });
    }
    const { key, workspaceId } = await makePerson('maker');
    expect((await call(getWorkspace, { key })).body).toMatchObject({
      id: workspaceId,
      plan: 'maker',
      role: 'admin',
      seats: { limit: 1, members: 1, pending: 0, used: 1, available: 0 },
    });
  });

  test('is listed for its members: the personal one first, then by the time of joining', async () => {
    const person = await makePerson();
    const [first, second] = [await makeTeam([[person, 'admin']]), await makeTeam([[person, 'member']])];
    await db()
      .update(members)
      .set({ joinedAt: new Date(Date.now() + 1000) })
      .where(eq(members.workspaceId, second));
    await makeTeam([[await makePerson(), 'owner']]);
    const listed = await call(listWorkspaces, { session: person.session });
    expect(idsOf(listed)).toEqual([person.workspaceId, first, second]);
    expect(listed.body).toMatchObject({
      object: 'list',
      data: [{ role: 'owner' }, { role: 'admin' }, { role: 'member' }],
    });
  });

  test('is created on the Free plan, with its owner and the credits of a month', async () => {
    const { session, workspaceId } = await makePerson('studio');
    const made = await call(createWorkspace, { session, body: { name: '  Fox works ' } });
    expect([made.status, made.body]).toEqual([
      201,
      {
        id: expect.stringMatching(/^wsp_[a-z2-7]{20}$/),
        object: 'workspace',
        name: 'Fox works',
        plan: 'free',
        role: 'owner',
        seats: { limit: 1, members: 1, pending: 0, used: 1, available: 0 },
      },
    ]);
    const { id } = workspaceIn(made);
    expect(await db().select().from(creditEntries).where(eq(creditEntries.workspaceId, id))).toMatchObject([
      { kind: 'grant', credits: 200 },
    ]);
    // Creating a workspace does not activate it.
    expect(workspaceIn(await call(getWorkspace, { session })).id).toBe(workspaceId);
  });

  test('can be created ten times a day per person, also in parallel, and deleted ones count', async () => {
    const [{ session }, other] = [await makePerson(), await makePerson()];
    const answers = await Promise.all(Array.from({ length: 14 }, () => make(session)));
    const made = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status === 429);
    expect([made.length, refused.length]).toEqual([10, 4]);
    for (const answer of made)
      expect((await call(deleteWorkspace, { session, ...at(workspaceIn(answer).id) })).status).toBe(200);
    const again = await make(session);
    expect([codeOf(again), detailsOf(again)]).toEqual([
      'rate_limited',
      { retry_after: Number(again.headers.get('retry-after')), limit: 10 },
    ]);
    expect((await make(other.session)).status).toBe(201);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 3_600_000 });
    expect((await make(session)).status).toBe(201);
  });

  test('requires a name of 1 to 80 characters', async () => {
    const { session } = await makePerson();
    for (const name of ['', '   ', 'x'.repeat(81), 7, null, undefined])
      expect(codeOf(await call(createWorkspace, { session, body: { name } }))).toBe('invalid_request');
    expect((await call(createWorkspace, { session, body: { name: 'x'.repeat(80) } })).status).toBe(201);
  });
});

describe('the active workspace', () => {
  test('is that of one browser; another browser of the person, and the header, are independent', async () => {
    const { id, owner } = await team();
    const other = (await makePerson()).session;
    const activated = await call(activateWorkspace, { session: owner.session, params: { id } });
    expect([activated.status, workspaceIn(activated).id, workspaceIn(activated).role]).toEqual([200, id, 'owner']);
    expect(workspaceIn(await call(getWorkspace, { session: owner.session })).id).toBe(id);
    expect(workspaceIn(await call(getWorkspace, { session: owner.session, ...at(owner.workspaceId) })).id).toBe(
      owner.workspaceId,
    );
    expect(workspaceIn(await call(getWorkspace, { session: other })).id).not.toBe(id);
  });

  test('must be one of the person; a foreign and an unknown one get the same answer', async () => {
    const { id } = await team();
    const { session, workspaceId } = await makePerson();
    const [foreign, unknown] = [
      await call(activateWorkspace, { session, params: { id } }),
      await call(activateWorkspace, { session, params: { id: newId('workspace') } }),
    ];
    expect([foreign.status, foreign.body]).toEqual([404, unknown.body]);
    expect(workspaceIn(await call(getWorkspace, { session })).id).toBe(workspaceId);
  });
});

describe('changing a workspace', () => {
  test('renaming is possible for admins and the owner, not for members and keys', async () => {
    const { id, owner, admin, member } = await team();
    expect(
      workspaceIn(await call(updateWorkspace, { session: admin.session, body: { name: 'Dens' }, ...at(id) })),
    ).toMatchObject({ name: 'Dens', role: 'admin', plan: 'studio' });
    expect(
      workspaceIn(await call(updateWorkspace, { session: owner.session, body: { name: 'Caves' }, ...at(id) })),
    ).toMatchObject({ name: 'Caves', role: 'owner' });
    expect(codeOf(await call(updateWorkspace, { session: member.session, body: { name: 'No' }, ...at(id) }))).toBe(
      'forbidden',
    );
    expect(codeOf(await call(updateWorkspace, { key: owner.key, body: { name: 'No' } }))).toBe('session_required');
  });

  test('with an empty body changes nothing', async () => {
    const { id, owner } = await team();
    const before = await call(getWorkspace, { session: owner.session, ...at(id) });
    expect((await call(updateWorkspace, { session: owner.session, body: {}, ...at(id) })).body).toEqual(before.body);
    expect((await call(updateWorkspace, { session: owner.session, ...at(id) })).body).toEqual(before.body);
  });

  test('only the owner can change the plan, and a refused request changes nothing', async () => {
    const { id, admin } = await team();
    expect(
      codeOf(await call(updateWorkspace, { session: admin.session, body: { name: 'Half', plan: 'maker' }, ...at(id) })),
    ).toBe('forbidden');
    expect(workspaceIn(await call(getWorkspace, { session: admin.session, ...at(id) }))).toMatchObject({
      name: 'Team',
      plan: 'studio',
    });
    expect(
      codeOf(await call(updateWorkspace, { session: admin.session, body: { plan: 'enterprise' }, ...at(id) })),
    ).toBe('invalid_request');
  });

  test(
    'a bigger plan brings the difference in credits at once, a smaller one takes none, and going to and fro ' +
      'brings no more',
    async () => {
      const { session } = await makePerson();
      expect(await balanceOf({ session })).toBe(200);
      const change = async (plan: string) => workspaceIn(await call(updateWorkspace, { session, body: { plan } })).plan;
      const balances = [];
      for (const plan of ['maker', 'studio', 'free', 'studio', 'maker', 'studio'])
        balances.push([await change(plan), await balanceOf({ session })]);
      expect(balances).toEqual([
        ['maker', 2000],
        ['studio', 10_000],
        ['free', 10_000],
        ['studio', 10_000],
        ['maker', 10_000],
        ['studio', 10_000],
      ]);
    },
  );

  test('a smaller plan keeps the members, and leaves no free seat', async () => {
    const { id, owner, member } = await team();
    expect(
      workspaceIn(await call(updateWorkspace, { session: owner.session, body: { plan: 'free' }, ...at(id) })).seats,
    ).toEqual({ limit: 1, members: 3, pending: 0, used: 3, available: 0 });
    expect((await call(getWorkspace, { session: member.session, ...at(id) })).status).toBe(200);
  });
});

describe('deleting a workspace', () => {
  test('is possible for its owner, and not for a personal workspace', async () => {
    const { id, owner, admin, member } = await team();
    for (const { session } of [admin, member])
      expect(codeOf(await call(deleteWorkspace, { session, ...at(id) }))).toBe('forbidden');
    expect(codeOf(await call(deleteWorkspace, { key: owner.key }))).toBe('session_required');
    const refused = await call(deleteWorkspace, { session: owner.session });
    expect([refused.status, codeOf(refused)]).toEqual([409, 'personal_workspace']);
    expect((await call(getWorkspace, { session: owner.session, ...at(id) })).status).toBe(200);
  });

  test('deletes its contents, refuses its keys, and moves its browsers to their personal workspaces', async () => {
    const { id, owner, member } = await team();
    const { key } = (await call(createKey, { session: owner.session, body: {}, ...at(id) })).body as NewKey;
    for (const { session } of [owner, member]) await call(activateWorkspace, { session, params: { id } });
    await call(createKey, { session: owner.session, body: {}, headers: { 'Idempotency-Key': 'one' } });
    await db()
      .insert(mascots)
      .values({ id: newId('mascot'), workspaceId: id, name: 'Fox', source: 'prompt' });
    await db()
      .insert(webhooks)
      .values({ id: newId('webhook'), workspaceId: id, url: 'https://example.com', events: ['*'], secret: 'whsec_x' });
    await call(getCredits, { key });
    await keepFile(
      { kind: 'export', mime: 'image/png', name: 'a.png', content: contentOf(new Uint8Array(9)) },
      { workspaceId: id },
    );
    const deleted = await call(deleteWorkspace, { session: owner.session });
    expect([deleted.status, deleted.body]).toEqual([200, { id, object: 'workspace', deleted: true }]);
    expect(codeOf(await call(listKeys, { key }))).toBe('unauthorized');
    for (const table of [mascots, jobs, keys, files, webhooks, members, creditEntries, idempotency])
      expect(await db().select().from(table).where(eq(table.workspaceId, id))).toEqual([]);
    expect(await db().select().from(fileBytes)).toEqual([]);
    expect(await db().select().from(workspaces).where(eq(workspaces.id, id))).toEqual([]);
    for (const { session, workspaceId } of [owner, member])
      expect(workspaceIn(await call(getWorkspace, { session })).id).toBe(workspaceId);
    expect(codeOf(await call(getWorkspace, { session: owner.session, ...at(id) }))).toBe('forbidden');
  });

  test('aborts its running jobs, ends streams and waits for them, and leaves no queued jobs', async () => {
    await db().delete(workspaces);
    const owner = await makePerson();
    const id = await makeTeam([[owner, 'owner']]);
    const actor = { ...owner.actor, workspaceId: id };
    const [running, queued] = [await ask(actor), await ask(actor)];
    let stopped = false;
    let begin: () => void;
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const handlers = handlersOf(async (_input, { signal }) => {
      begin();
      await aborted(signal);
      stopped = true;
      signal.throwIfAborted();
      return { result: null };
    });
    const row = await claim(runner().id);
    if (row?.id !== running.id) throw new Error('The first job was not claimed first.');
    const work = run(row, handlers, new AbortController());
    const followed = (async () => {
      for await (const event of await follow(actor, running.id, 0, new AbortController().signal)) void event;
    })();
    const waited = waitForJob(actor, running.id, 60).catch((error: unknown) => error);
    await begun;
    expect((await call(deleteWorkspace, { session: owner.session, ...at(id) })).status).toBe(200);
    await Promise.all([work, followed]);
    expect(stopped).toBe(true);
    expect(await waited).toMatchObject({ code: 'not_found' });
    expect(await db().select().from(jobs).where(eq(jobs.id, queued.id))).toEqual([]);
    expect(await claim(runner().id)).toBeNull();
  });

  test('gives parallel writes a refusal, not an internal error', async () => {
    const { id, owner } = await team();
    await call(deleteWorkspace, { session: owner.session, ...at(id) });
    const { failure } = await import('@/lib/server/http/failure');
    const thrown = await insertKey(db(), { workspaceId: id, name: 'late', prefix: 'lr_sk_late', hash: 'late' }).catch(
      (error: unknown) => error,
    );
    expect(failure(thrown, {}).status).toBe(404);
    expect(failure(new Error('something else'), {}).status).toBe(500);
  });
});

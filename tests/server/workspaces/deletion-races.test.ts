import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { creditEntries, files, jobs, mascots, members } from '@/drizzle/schema';
import { createExport } from '@/lib/contract/exports';
import { getJob, type Job } from '@/lib/contract/job';
import { acceptInvite, createInvite, type NewInvite } from '@/lib/contract/invite';
import { deleteMascot, getMascot } from '@/lib/contract/mascot';
import { PLAN_LIMITS } from '@/lib/contract/plans';
import { eraseMascot, restoreMascot } from '@/lib/contract/trash';
import { deleteWorkspace, updateWorkspace } from '@/lib/contract/workspace';
import { credits } from '@/lib/server/billing/credits';
import { closeDatabase, db, transaction, useConnection, type Tx } from '@/lib/server/db/client';
import { openPostgres } from '@/lib/server/db/connection/postgres';
import { rowsOf } from '@/lib/server/db/queries/rows';
import { keepWorkspace } from '@/lib/server/db/workspaces';
import { contentOf } from '@/lib/server/files/content';
import { saveFile, stageFile } from '@/lib/server/files/save';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { finish } from '@/lib/server/jobs/finish';
import { runner } from '@/lib/server/jobs/runner';
import { AutoResetEvent } from '@/lib/server/auto-reset-event';
import { eraseWorkspace, lockToErase } from '@/lib/server/workspaces/erase';
import { removeDataDir } from '../../support/data-dir';
import { call, codeOf } from '../../support/http';
import { makePerson, makeTeam, type SomePerson } from '../../support/people';
import { startPostgres, type RealPostgres } from '../../support/postgres';
import { importFixture } from '../../support/product';
import { eventually } from '../../support/eventually';

let postgres: RealPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
  await useConnection(openPostgres(postgres.url));
  runner().keepsDraining = true;
});
afterAll(async () => {
  await closeDatabase();
  await postgres.stop();
  removeDataDir();
});

const RACES = 12;
const times = <T>(of: (index: number) => Promise<T>, count = RACES): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => of(index)));
const at = (workspaceId: string) => ({ headers: { 'Service-Workspace': workspaceId } });
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b);

async function team(): Promise<{ id: string; owner: SomePerson; member: SomePerson }> {
  const [owner, member] = [await makePerson(), await makePerson()];
  const id = await makeTeam([
    [owner, 'owner'],
    [member, 'admin'],
  ]);
  return { id, owner, member };
}

test('of parallel acceptances of an invite one succeeds, and the last seat is taken once', async () => {
  const { id, owner } = await team();
  const guest = await makePerson();
  const invited = await call(createInvite, { session: owner.session, body: { email: guest.email }, ...at(id) });
  const token = (invited.body as NewInvite).invite_url.split('/').at(-1) ?? '';
  const answers = await times(() => call(acceptInvite, { session: guest.session, params: { token } }));
  expect(statuses(answers)).toEqual([200, ...Array<number>(RACES - 1).fill(410)]);
  expect(await db().select().from(members).where(eq(members.workspaceId, id))).toHaveLength(3);
});

test('parallel changes of the plan grant the difference to the largest once', async () => {
  const owner = await makePerson('free');
  const plans = ['studio', 'maker', 'studio', 'free'] as const;
  const answers = await times((index) =>
    call(updateWorkspace, { session: owner.session, body: { plan: plans[index % plans.length] } }),
  );
  expect(statuses(answers)).toEqual(Array<number>(RACES).fill(200));
  await call(updateWorkspace, { session: owner.session, body: { plan: 'studio' } });
  expect(await credits(owner.actor)).toMatchObject({ balance: PLAN_LIMITS.studio.creditsPerMonth });
});

test('of parallel restorations from the trash one succeeds, and none where the mascot is erased', async () => {
  const { key } = await makePerson('studio');
  const fox = await importFixture(key);
  const about = { key, params: { id: fox.id } };
  await call(deleteMascot, about);
  expect(statuses(await times(() => call(restoreMascot, about)))).toEqual([200, ...Array<number>(RACES - 1).fill(404)]);
  await call(deleteMascot, about);
  const [erased, ...restored] = await Promise.all([
    call(eraseMascot, about),
    call(restoreMascot, about),
    call(restoreMascot, about),
  ]);
  expect([erased, ...restored].filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await call(getMascot, about)).status).toBe(erased.status === 200 ? 404 : 200);
});

/** A running export of a mascot, and what ends it with a file. */
async function exporting(person: SomePerson, mascotId: string): Promise<{ job: Job; end: () => Promise<unknown> }> {
  const work = { type: 'export', action: 'animate', mascotId, input: {}, isShort: true } as const;
  const job = await transaction((tx) => enqueue(tx, person.actor, work));
  const leaseUntil = new Date(Date.now() + 600_000);
  await db().update(jobs).set({ status: 'running', runner: 'here', leaseUntil }).where(eq(jobs.id, job.id));
  const content = contentOf(new Uint8Array(1000));
  const file = await stageFile({ kind: 'export', mime: 'image/png', name: 'fox.png', content });
  const owner = { workspaceId: person.workspaceId, mascotId, jobId: job.id };
  const commit = async (tx: Parameters<typeof saveFile>[0]) => ({ file: await saveFile(tx, file, owner) });
  return { job, end: () => finish(job.id, { runner: 'here' }, { status: 'succeeded', outcome: { commit } }) };
}

test('a mascot that is deleted while its exports end leaves no file, and each job is settled once', async () => {
  const person = await makePerson('studio');
  for (let round = 0; round < 3; round += 1) {
    const fox = await importFixture(person.key);
    const running = await times(() => exporting(person, fox.id), 6);
    const [deleted] = await Promise.all([
      call(deleteMascot, { key: person.key, params: { id: fox.id } }),
      ...running.map(({ end }) => end()),
    ]);
    expect(deleted.status).toBe(200);
    expect(await db().select().from(files).where(eq(files.mascotId, fox.id))).toEqual([]);
    for (const { job } of running) {
      const { status } = (await call(getJob, { key: person.key, params: { id: job.id } })).body as Job;
      const entries = await db().select().from(creditEntries).where(eq(creditEntries.jobId, job.id));
      const settled = status === 'succeeded' ? 'capture' : 'refund';
      expect(entries.map(({ kind }) => kind).toSorted()).toEqual(['hold', settled].toSorted());
    }
  }
});

test('a workspace that is deleted while its mascot is, and while its jobs end, leaves nothing', async () => {
  const { id, owner, member } = await team();
  const actor = { ...owner.actor, workspaceId: id };
  const inTeam = { ...owner, actor, workspaceId: id };
  const [fox] = await db()
    .select()
    .from(mascots)
    .where(eq(mascots.id, (await importFixture(owner.key)).id));
  if (!fox) throw new Error('The fixture was not stored.');
  await db().update(mascots).set({ workspaceId: id }).where(eq(mascots.id, fox.id));
  const running = await times(() => exporting(inTeam, fox.id), 6);
  const [deleted, ...others] = await Promise.all([
    call(deleteWorkspace, { session: owner.session, ...at(id) }),
    call(deleteMascot, { session: member.session, params: { id: fox.id }, ...at(id) }),
    ...running.map(async ({ end }) => ({ status: await end().then(() => 200) })),
  ]);
  expect(deleted.status).toBe(200);
  for (const { status } of others) expect([200, 401, 403, 404]).toContain(status);
  for (const table of [jobs, files, mascots])
    expect(await db().select().from(table).where(eq(table.workspaceId, id))).toEqual([]);
  expect(codeOf(await call(deleteWorkspace, { session: owner.session, ...at(id) }))).not.toBe('internal');
});

/** The number of connections that wait for a lock. */
async function waiting(): Promise<number> {
  const waits = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  return (await rowsOf(db(), waits)).length;
}

/** Runs work in a transaction that holds its locks until the function that it gives is called. */
async function holding(work: (tx: Tx) => Promise<unknown>): Promise<() => Promise<void>> {
  const [has, may] = [new AutoResetEvent(), new AutoResetEvent()];
  const done = transaction(async (tx) => {
    await work(tx);
    has.set();
    await may.next();
  });
  await has.next();
  return async () => {
    may.set();
    await done;
  };
}

test('a job that is queued and ends while its workspace is being deleted meets no deadlock', async () => {
  const { id, owner } = await team();
  const actor = { ...owner.actor, workspaceId: id };
  const work = { type: 'export', action: 'animate', mascotId: null, input: {}, isShort: true } as const;
  let jobId = '';
  const queue = await holding(async (tx) => {
    jobId = (await enqueue(tx, actor, work)).id;
  });
  const keep = await holding((tx) => keepWorkspace(tx, id));
  // Not by `transaction`, which would start again after a deadlock.
  const deleted = db().transaction(async (tx) => {
    await lockToErase(tx, id);
    await eraseWorkspace(tx, id);
  });
  await eventually(async () => expect(await waiting()).toBe(1));
  await queue();
  const leaseUntil = new Date(Date.now() + 600_000);
  await db().update(jobs).set({ status: 'running', runner: 'here', leaseUntil }).where(eq(jobs.id, jobId));
  const [ends, mayEnd] = [new AutoResetEvent(), new AutoResetEvent()];
  const commit = vi.fn(async () => {
    ends.set();
    await mayEnd.next();
  });
  const finished = finish(jobId, { runner: 'here' }, { status: 'succeeded', outcome: { commit } });
  await ends.next();
  await keep();
  await eventually(async () => expect(await waiting()).toBe(1));
  mayEnd.set();
  await Promise.all([deleted, finished]);
  expect(commit).toHaveBeenCalledOnce();
  expect(await finished).toMatchObject({ status: 'succeeded' });
  expect(await db().select().from(jobs).where(eq(jobs.workspaceId, id))).toEqual([]);
});

test('a workspace is deleted while others queue jobs in it, of which those too late are refused', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id, owner, member } = await team();
    const mascot = await importFixture(owner.key);
    await db().update(mascots).set({ workspaceId: id }).where(eq(mascots.id, mascot.id));
    const ask = { session: member.session, params: { id: mascot.id }, body: { format: 'svg' as const }, ...at(id) };
    const [deleted, ...asked] = await Promise.all([
      call(deleteWorkspace, { session: owner.session, ...at(id) }),
      ...Array.from({ length: RACES }, () => call(createExport, ask)),
    ]);
    expect(deleted.status).toBe(200);
    for (const { status, body } of asked) expect([202, 401, 403, 404], JSON.stringify(body)).toContain(status);
    expect(await db().select().from(jobs).where(eq(jobs.workspaceId, id))).toEqual([]);
  }
});

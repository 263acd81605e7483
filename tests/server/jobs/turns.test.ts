import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { workspaceQueue, workspaces } from '@/drizzle/schema';
import type { JobType } from '@/lib/contract/job';
import { PLAN_LIMITS } from '@/lib/contract/plans';
import type { Actor } from '@/lib/server/actor';
import { db, transaction } from '@/lib/server/db/client';
import { repairTurns, restoreTurns } from '@/lib/server/db/workspace-queue';
import { claim } from '@/lib/server/jobs/claim';
import { enqueueAll } from '@/lib/server/jobs/enqueue';
import { FAILURES } from '@/lib/server/jobs/failure';
import { finish } from '@/lib/server/jobs/finish';
import { closeTestDatabase } from '../../support/database';
import { openQueue } from '../../support/jobs';
import { newActor } from '../../support/workspace';

const RUNNER = 'runner-of-this-test';

beforeAll(openQueue);
afterAll(closeTestDatabase);
beforeEach(() => db().delete(workspaces));

const queue = (actor: Actor, count: number, type: JobType = 'export', isShort = false) =>
  transaction((tx) =>
    enqueueAll(
      tx,
      actor,
      Array.from({ length: count }, () => ({ type, action: null, mascotId: null, input: {}, isShort })),
    ),
  );

/** Claims until no job may start, and gives the letter of each claimed job's workspace, in order. */
async function claimAll(actors: Record<string, Actor>): Promise<string> {
  let order = '';
  for (let row = await claim(RUNNER); row; row = await claim(RUNNER))
    order += Object.entries(actors).find(([, { workspaceId }]) => workspaceId === row?.workspaceId)?.[0] ?? '?';
  return order;
}

const end = (id: string) => finish(id, 'anyone', { status: 'canceled', failure: FAILURES.canceled });
const turns = () => db().select().from(workspaceQueue);

describe('workspaces', () => {
  test('take turns, in any order of arrival and with any number of jobs', async () => {
    const [a, b, c] = [await newActor('studio'), await newActor('studio'), await newActor('studio')];
    await queue(a, 5);
    await queue(b, 2);
    await queue(c, 1);
    expect(await claimAll({ a, b, c })).toBe('abcabaaa');
    expect(await turns()).toEqual([]);
  });

  test('give their oldest job first', async () => {
    const actor = await newActor('studio');
    const jobs = await queue(actor, 3);
    const claimed = [await claim(RUNNER), await claim(RUNNER), await claim(RUNNER)];
    expect(claimed.map((row) => row?.id)).toEqual(jobs.map(({ id }) => id));
  });

  test('at their limit are skipped until one of their jobs has ended', async () => {
    const [full, other] = [await newActor('studio'), await newActor()];
    const { runningJobs } = PLAN_LIMITS.studio;
    const jobs = await queue(full, runningJobs + 2);
    expect(await claimAll({ f: full })).toBe('f'.repeat(runningJobs));
    await queue(other, 1);
    expect(await claimAll({ f: full, o: other })).toBe('o');
    await end(jobs[0]?.id ?? '');
    expect(await claimAll({ f: full, o: other })).toBe('f');
  });

  test('have one limit for all lanes', async () => {
    const actor = await newActor('studio');
    for (const type of ['export', 'generate'] as const) await queue(actor, 6, type);
    await queue(actor, 6, 'export', true);
    expect((await claimAll({ a: actor })).length).toBe(PLAN_LIMITS.studio.runningJobs);
  });

  test('that change to a larger plan get their turns back and run more jobs', async () => {
    const actor = await newActor();
    await queue(actor, 4);
    const few = (await claimAll({ a: actor })).length;
    await db().update(workspaces).set({ plan: 'studio' }).where(eq(workspaces.id, actor.workspaceId));
    expect(await claim(RUNNER)).toBeNull();
    await restoreTurns(db(), actor.workspaceId);
    expect(few + (await claimAll({ a: actor })).length).toBe(4);
  });
});

describe('missing turns', () => {
  test('are restored by the repair: a missing row and a suspended one', async () => {
    const [a, b] = [await newActor(), await newActor()];
    await queue(a, 1);
    await queue(b, 1);
    await db().delete(workspaceQueue).where(eq(workspaceQueue.workspaceId, a.workspaceId));
    await db().update(workspaceQueue).set({ turn: null }).where(eq(workspaceQueue.workspaceId, b.workspaceId));
    expect(await claim(RUNNER)).toBeNull();
    await repairTurns(db());
    expect([...(await claimAll({ a, b }))].sort()).toEqual(['a', 'b']);
  });
});

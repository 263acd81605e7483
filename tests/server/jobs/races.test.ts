import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { creditEntries, jobEvents, jobs, workspaces } from '@/drizzle/schema';
import { PLAN_LIMITS } from '@/lib/contract/plans';
import { credits } from '@/lib/server/billing/credits';
import { closeDatabase, db, transaction, useConnection } from '@/lib/server/db/client';
import { openPostgres } from '@/lib/server/db/connection/postgres';
import { cancel } from '@/lib/server/jobs/cancel';
import { claim } from '@/lib/server/jobs/claim';
import { enqueueAll } from '@/lib/server/jobs/enqueue';
import { finish } from '@/lib/server/jobs/finish';
import { recoverAll } from '@/lib/server/jobs/recover';
import { FAILURES } from '@/lib/server/jobs/failure';
import { runner } from '@/lib/server/jobs/runner';
import { ask } from '../../support/jobs';
import { startPostgres } from '../../support/postgres';
import type { RealPostgres } from '../../support/postgres';
import { newActor } from '../../support/workspace';

let postgres: RealPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
  await useConnection(openPostgres(postgres.url));
  runner().keepsDraining = true;
});
afterAll(async () => {
  await closeDatabase();
  await postgres.stop();
});

const RACES = 1000;
const BATCH = 50;
const done = { status: 'succeeded', outcome: { result: { done: true } } } as const;

const lease = (seconds: number) => ({
  status: 'running' as const,
  runner: 'here',
  leaseUntil: new Date(Date.now() + seconds * 1000),
});

/** The kinds of a job's ledger entries, in order. */
async function kindsByJob(ids: string[]): Promise<Map<string, string>> {
  const rows = await db()
    .select()
    .from(creditEntries)
    .where(inArray(creditEntries.jobId, ids))
    .orderBy(creditEntries.kind);
  const kinds = new Map<string, string[]>();
  for (const { jobId, kind } of rows) kinds.set(jobId ?? '', [...(kinds.get(jobId ?? '') ?? []), kind]);
  return new Map([...kinds].map(([id, list]) => [id, list.sort().join(' ')]));
}

/** Claims a batch of jobs, then cancels and finishes each at the same time; recovers every third as well. */
async function race(): Promise<Map<string, number>> {
  const actor = await newActor('studio');
  const requests = Array.from({ length: BATCH }, () => ({
    type: 'generate' as const,
    action: 'generate' as const,
    mascotId: null,
    input: {},
  }));
  const queued = await transaction((tx) => enqueueAll(tx, actor, requests));
  const ids = queued.map(({ id }) => id);
  // More than the plan allows, on purpose: the race is about ends, not claims.
  await db().update(jobs).set(lease(600)).where(inArray(jobs.id, ids));
  await db()
    .update(jobs)
    .set(lease(-600))
    .where(
      inArray(
        jobs.id,
        ids.filter((_, index) => index % 3 === 0),
      ),
    );
  await Promise.all(
    ids.flatMap((id, index) => {
      const ends: (() => Promise<unknown>)[] = [() => cancel(actor, id), () => finish(id, { runner: 'here' }, done)];
      if (index % 2 === 0) ends.reverse();
      if (index % 3 === 0)
        ends.splice(index % 2, 0, () =>
          finish(id, 'lease-ran-out', { status: 'failed', failure: FAILURES.interrupted }),
        );
      return ends.map((end) => end());
    }),
  );
  const rows = await db().select().from(jobs).where(inArray(jobs.id, ids));
  const kinds = await kindsByJob(ids);
  const ended = await db().select().from(jobEvents).where(inArray(jobEvents.jobId, ids));
  const counts = new Map<string, number>();
  for (const row of rows) {
    expect(kinds.get(row.id)).toBe(row.status === 'succeeded' ? 'capture hold' : 'hold refund');
    expect(row.result).toEqual(row.status === 'succeeded' ? { done: true } : null);
    const finished = ended.filter(({ jobId, type }) => jobId === row.id && type === 'finished');
    expect(finished.map(({ data }) => data['status'])).toEqual([row.status]);
    counts.set(row.status, (counts.get(row.status) ?? 0) + 1);
  }
  const spent = 10 * (counts.get('succeeded') ?? 0);
  expect(await credits(actor)).toMatchObject({ held: 0, balance: PLAN_LIMITS.studio.creditsPerMonth - spent });
  return counts;
}

describe('on a real Postgres', () => {
  test('in a thousand races of cancel and finish each job gets one final state and one settlement', async () => {
    const totals = new Map<string, number>();
    for (let raced = 0; raced < RACES; raced += BATCH) {
      for (const [status, count] of await race()) totals.set(status, (totals.get(status) ?? 0) + count);
    }
    expect([...totals.values()].reduce((sum, count) => sum + count, 0)).toBe(RACES);
    expect([...totals.keys()].sort()).toEqual(['canceled', 'failed', 'succeeded']);
  }, 120_000);

  test('parallel requests never spend more than the balance', async () => {
    const actor = await newActor();
    const answers = await Promise.allSettled(Array.from({ length: 60 }, () => ask(actor, 'generate')));
    const refused = answers.filter((answer) => answer.status === 'rejected');
    expect(answers.length - refused.length).toBe(PLAN_LIMITS.free.creditsPerMonth / 10);
    for (const answer of refused)
      expect(answer.reason).toMatchObject({ code: 'insufficient_credits', details: { needed: 10, balance: 0 } });
    expect(await credits(actor)).toMatchObject({ balance: 0, held: 200 });
    await db().delete(workspaces).where(eq(workspaces.id, actor.workspaceId));
  });

  test('parallel first reads in a month grant credits once', async () => {
    const actor = await newActor('maker');
    const looks = await Promise.all(Array.from({ length: 20 }, () => credits(actor)));
    expect(new Set(looks.map(({ balance }) => balance))).toEqual(new Set([2000]));
  });

  test('parallel claims take each job once, at most as many per workspace as its plan allows', async () => {
    const actors = await Promise.all(Array.from({ length: 5 }, () => newActor('maker')));
    for (const actor of actors)
      await transaction((tx) =>
        enqueueAll(
          tx,
          actor,
          Array.from({ length: 12 }, () => ({ type: 'export' as const, action: null, mascotId: null, input: {} })),
        ),
      );
    const claimed: string[] = [];
    await Promise.all(
      Array.from({ length: 14 }, async (_, worker) => {
        // A claim that finds a workspace locked may give none although there is room, so the claims are repeated.
        for (let empty = 0; empty < 10;) {
          const row = await claim(`worker-${worker}`);
          if (row) claimed.push(row.id);
          else empty += 1;
        }
      }),
    );
    expect(new Set(claimed).size).toBe(claimed.length);
    expect(claimed).toHaveLength(actors.length * PLAN_LIMITS.maker.runningJobs);
    const running = await db().select().from(jobs).where(eq(jobs.status, 'running'));
    for (const { workspaceId } of actors)
      expect(running.filter((row) => row.workspaceId === workspaceId)).toHaveLength(PLAN_LIMITS.maker.runningJobs);
    expect(await recoverAll()).toBe(claimed.length);
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { jobs } from '@/drizzle/schema';
import type { Job } from '@/lib/contract/job';
import type { Actor } from '@/lib/server/actor';
import { credits } from '@/lib/server/billing/credits';
import { db } from '@/lib/server/db/client';
import { eventsAfter } from '@/lib/server/db/job-events';
import { readEnv } from '@/lib/server/env';
import type { JobContext } from '@/lib/server/jobs/define';
import { drain } from '@/lib/server/jobs/drain';
import { follow } from '@/lib/server/jobs/follow';
import { getJob } from '@/lib/server/jobs/get';
import { giveBack } from '@/lib/server/jobs/give-back';
import { runner } from '@/lib/server/jobs/runner';
import { drainWithin } from '@/lib/server/jobs/shift';
import { waitForJob } from '@/lib/server/jobs/wait';
import { closeTestDatabase } from '../../support/database';
import { ask, handlersOf, instantly, onlyActor, openQueue } from '../../support/jobs';
import { eventually } from '../../support/eventually';

const { callBackground } = vi.hoisted(() => ({ callBackground: vi.fn(() => Promise.resolve()) }));
vi.mock('@/lib/server/jobs/kick', async (original) => ({ ...(await original<object>()), callBackground }));
vi.mock('@/lib/server/env', async (original) => {
  const { readEnv: read } = await original<{ readEnv: typeof readEnv }>();
  const variables = {
    RUNTIME: 'functions',
    APP_URL: 'http://localhost:3000',
    DATABASE_URL: 'postgres://127.0.0.1/none',
    AUTH_SECRET: 's'.repeat(32),
  };
  return { readEnv: read, env: () => ({ ...read(variables), functions: { seconds: 3 } }) };
});

let actor: Actor;
beforeAll(openQueue);
afterAll(closeTestDatabase);
beforeEach(async () => {
  actor = await onlyActor();
  callBackground.mockClear();
  runner().running.clear();
});

/** Work that never ends and ignores its abort signal, and the contexts that it got. */
function deaf() {
  const contexts: JobContext[] = [];
  const ends: (() => void)[] = [];
  const handlers = handlersOf(async (_, context) => {
    contexts.push(context);
    await new Promise<void>((resolve) => {
      ends.push(resolve);
    });
    return { result: { done: contexts.indexOf(context) } };
  });
  return { handlers, contexts, endAll: () => ends.splice(0).forEach((end) => end()) };
}

const typesOf = async ({ id }: Job) => (await eventsAfter(db(), id, 0, 100)).map(({ type }) => type);

describe('a function', () => {
  test('runs the queued jobs, ends, and calls no other function', async () => {
    const asked = [await ask(actor), await ask(actor)];
    await drainWithin(instantly, 60);
    for (const { id } of asked) expect((await getJob(actor, id)).status).toBe('succeeded');
    expect(callBackground).not.toHaveBeenCalled();
  });

  test('requeues a job that it cannot finish, and refuses later writes of that work', async () => {
    const job = await ask(actor);
    const { handlers, contexts, endAll } = deaf();
    // On a busy machine so short a call may end before the work has begun.
    while (contexts.length === 0) await drainWithin(handlers, 1);
    expect(await getJob(actor, job.id)).toMatchObject({ status: 'queued', started_at: null, error: null });
    expect(callBackground).toHaveBeenCalled();
    expect(contexts[0]?.signal.aborted).toBe(true);
    expect(await credits(actor)).toMatchObject({ balance: 190, held: 10 });

    // The same process starts the job again while the first work is still running.
    runner().running.clear();
    const second = drainWithin(handlers, 60);
    await eventually(() => expect(contexts).toHaveLength(2));
    await contexts[0]?.emit({ type: 'progress', fraction: 0.5 } as never);
    expect(await typesOf(job)).toEqual(['queued', 'started', 'started']);
    endAll();
    await second;
    expect(await getJob(actor, job.id)).toMatchObject({ status: 'succeeded', result: { done: 1 } });
    expect(await typesOf(job)).toEqual(['queued', 'started', 'started', 'finished']);
    expect(await credits(actor)).toMatchObject({ balance: 190, held: 0 });
  });

  test('fails and refunds a job that three functions could not finish', async () => {
    const job = await ask(actor);
    for (let call = 0; call < 3; call += 1) {
      await drain(deaf().handlers);
      await giveBack(job.id);
      runner().running.clear();
    }
    const failure = 'The work took longer than it may take on this service.';
    expect(await getJob(actor, job.id)).toMatchObject({ status: 'failed', error: failure });
    expect(await credits(actor)).toMatchObject({ balance: 200, held: 0 });
  });

  test('ends a wait and a stream before its time limit', async () => {
    const job = await ask(actor);
    const stream = await follow(actor, job.id, 0, new AbortController().signal);
    const all = async () => {
      const types: string[] = [];
      for await (const { type } of stream) types.push(type);
      return types;
    };
    const [types, waited] = await Promise.all([all(), waitForJob(actor, job.id, 120)]);
    expect([types, waited.status]).toEqual([['queued'], 'queued']);
  });

  test('that waits for a job calls another function if no process works on the job', async () => {
    const job = await ask(actor);
    await db()
      .update(jobs)
      .set({ createdAt: new Date(Date.now() - 60_000) })
      .where(eq(jobs.id, job.id));
    const waiting = waitForJob(actor, job.id, 120);
    await eventually(() => expect(callBackground).toHaveBeenCalled());
    await drainWithin(instantly, 60);
    await waiting;
    expect((await getJob(actor, job.id)).status).toBe('succeeded');
  });
});

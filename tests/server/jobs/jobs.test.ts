import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { creditEntries, deliveries, mascots, webhooks, workspaces } from '@/drizzle/schema';
import type { Job, JobEvent } from '@/lib/contract/job';
import type { Actor } from '@/lib/server/actor';
import { credits } from '@/lib/server/billing/credits';
import { seal, sha256 } from '@/lib/server/crypto';
import { db, transaction } from '@/lib/server/db/client';
import { newId } from '@/lib/server/db/queries/ids';
import { AutoResetEvent } from '@/lib/server/auto-reset-event';
import { cancel, cancelJobsOfMascot } from '@/lib/server/jobs/cancel';
import { claim } from '@/lib/server/jobs/claim';
import { JobFailure } from '@/lib/server/jobs/define';
import { drainUntilIdle } from '@/lib/server/jobs/drain';
import { enqueueAll } from '@/lib/server/jobs/enqueue';
import { finish } from '@/lib/server/jobs/finish';
import { follow } from '@/lib/server/jobs/follow';
import { getJob } from '@/lib/server/jobs/get';
import { listJobs } from '@/lib/server/jobs/list';
import { recover, recoverAll } from '@/lib/server/jobs/recover';
import { waitForJob } from '@/lib/server/jobs/wait';
import { signDelivery } from '@/lib/server/webhooks/sign';
import { closeTestDatabase } from '../../support/database';
import { aborted, ask, handlersOf, instantly, onlyActor, openQueue } from '../../support/jobs';
import { newActor } from '../../support/workspace';

beforeAll(openQueue);
afterAll(closeTestDatabase);

let actor: Actor;
beforeEach(async () => {
  actor = await onlyActor();
});

const forever = new AbortController().signal;

async function eventsOf(jobId: string, after = 0): Promise<JobEvent[]> {
  const events: JobEvent[] = [];
  for await (const event of await follow(actor, jobId, after, forever)) events.push(event);
  return events;
}

const ledgerOf = (jobId: string) => db().select().from(creditEntries).where(eq(creditEntries.jobId, jobId));

describe('a job', () => {
  test('that succeeds captures its credits once and has its events in order', async () => {
    const queued = await ask(actor);
    expect(queued).toMatchObject({ status: 'queued', result: null, error: null, started_at: null });
    expect(await credits(actor)).toMatchObject({ balance: 190, held: 10 });
    await drainUntilIdle(
      handlersOf(async (_, { emit }) => {
        await emit({ type: 'progress', text: 'Drawing the ears' });
        return { result: { ears: 2 } };
      }),
    );
    const job = await getJob(actor, queued.id);
    expect(job).toMatchObject({ status: 'succeeded', result: { ears: 2 }, error: null });
    expect(Date.parse(job.finished_at ?? '')).toBeGreaterThanOrEqual(Date.parse(job.started_at ?? ''));
    const events = await eventsOf(job.id);
    expect(events.map(({ seq, type }) => [seq, type])).toEqual([
      [1, 'queued'],
      [2, 'started'],
      [3, 'progress'],
      [4, 'finished'],
    ]);
    expect(events.at(-1)).toMatchObject({ status: 'succeeded', error: null });
    expect((await ledgerOf(job.id)).map(({ kind }) => kind).sort()).toEqual(['capture', 'hold']);
    expect(await credits(actor)).toMatchObject({ balance: 190, held: 0 });
  });

  test('that fails has an error message and refunds its credits', async () => {
    const { id } = await ask(actor);
    await drainUntilIdle(handlersOf(() => Promise.reject(new JobFailure('AI service error: overloaded'))));
    expect(await getJob(actor, id)).toMatchObject({
      status: 'failed',
      result: null,
      error: 'AI service error: overloaded',
    });
    expect(await credits(actor)).toMatchObject({ balance: 200, held: 0 });
  });

  test('that fails unexpectedly does not reveal the error', async () => {
    const { id } = await ask(actor);
    await drainUntilIdle(handlersOf(() => Promise.reject(new Error('password=hunter2'))));
    expect(await getJob(actor, id)).toMatchObject({
      status: 'failed',
      error: 'Something went wrong on our side. Please try again.',
    });
  });

  test('of a type without a handler fails', async () => {
    const { id } = await ask(actor);
    await drainUntilIdle({});
    expect(await getJob(actor, id)).toMatchObject({
      status: 'failed',
      error: 'This server does not do jobs of type generate.',
    });
  });

  test('saves its work in the transaction that ends it, or not at all', async () => {
    const { id } = await ask(actor);
    await drainUntilIdle(
      handlersOf(() =>
        Promise.resolve({
          commit: async (tx) => {
            await tx.update(workspaces).set({ name: 'Changed' }).where(eq(workspaces.id, actor.workspaceId));
            throw new JobFailure('The drawing could not be saved.');
          },
        }),
      ),
    );
    expect(await getJob(actor, id)).toMatchObject({ status: 'failed', error: 'The drawing could not be saved.' });
    const [row] = await db().select().from(workspaces).where(eq(workspaces.id, actor.workspaceId));
    expect(row?.name).toBe('Den');
  });

  test('has the result that `commit` returns', async () => {
    const { id } = await ask(actor);
    await drainUntilIdle(handlersOf(() => Promise.resolve({ commit: () => Promise.resolve({ version: 3 }) })));
    expect((await getJob(actor, id)).result).toEqual({ version: 3 });
  });

  test('stores text with characters that Postgres would refuse', async () => {
    const { id } = await ask(actor, null, { prompt: 'a\u0000b \ud83e' });
    await drainUntilIdle(handlersOf((input) => Promise.resolve({ result: input })));
    expect((await getJob(actor, id)).result).toEqual({ prompt: 'ab \ufffd' });
  });

  test('of another workspace is not found', async () => {
    const { id } = await ask(actor);
    const stranger = await newActor();
    await expect(getJob(stranger, id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(cancel(stranger, id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(follow(stranger, id, 0, forever)).rejects.toMatchObject({ code: 'not_found' });
    await expect(waitForJob(stranger, id, 0)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('the cost ceiling', () => {
  test('stops the job, keeps its cost and refunds the credits', async () => {
    const { id } = await ask(actor, 'edit', {}, 0.25);
    let stopped = false;
    await drainUntilIdle(
      handlersOf(async (_, { addCost, signal }) => {
        await addCost(0.25);
        await addCost(0.1).catch(() => {
          stopped = signal.aborted;
        });
        return { result: 'more than was paid for' };
      }),
    );
    expect(stopped).toBe(true);
    expect(await getJob(actor, id)).toMatchObject({
      status: 'failed',
      result: null,
      error: 'Cost ceiling of $0.25 reached',
      cost_usd: 0.35,
    });
    expect((await eventsOf(id)).filter(({ type }) => type === 'usage')).toHaveLength(2);
    expect(await credits(actor)).toMatchObject({ balance: 200, held: 0 });
  });

  test('cannot be raised by a request', async () => {
    const { id } = await ask(actor, 'edit', {}, 100);
    await drainUntilIdle(
      handlersOf(async (_, { addCost }) => {
        await addCost(0.41);
        return {};
      }),
    );
    expect(await getJob(actor, id)).toMatchObject({ error: 'Cost ceiling of $0.40 reached' });
  });
});

describe('cancel', () => {
  test('of a queued job refunds it, and it never runs', async () => {
    const { id } = await ask(actor);
    expect(await cancel(actor, id)).toMatchObject({ status: 'canceled', error: 'Canceled', started_at: null });
    await drainUntilIdle(instantly);
    expect((await eventsOf(id)).map(({ type }) => type)).toEqual(['queued', 'finished']);
    expect(await credits(actor)).toMatchObject({ balance: 200, held: 0 });
  });

  test('of a running job aborts its work, whose later writes are refused', async () => {
    const { id } = await ask(actor);
    const atWork = new AutoResetEvent();
    const drained = drainUntilIdle(
      handlersOf(async (_, { signal, emit }) => {
        atWork.set();
        await aborted(signal);
        await emit({ type: 'progress', text: 'too late' });
        return { result: 'too late' };
      }),
    );
    await atWork.wait(10_000, forever);
    expect(await cancel(actor, id)).toMatchObject({ status: 'canceled' });
    await drained;
    expect(await getJob(actor, id)).toMatchObject({ status: 'canceled', result: null });
    expect((await eventsOf(id)).map(({ type }) => type)).toEqual(['queued', 'started', 'finished']);
    expect((await ledgerOf(id)).map(({ kind }) => kind).sort()).toEqual(['hold', 'refund']);
  });

  test('of a job that has ended changes nothing', async () => {
    const { id } = await ask(actor);
    await drainUntilIdle(instantly);
    expect(await cancel(actor, id)).toMatchObject({ status: 'succeeded', result: { done: true } });
    expect(await credits(actor)).toMatchObject({ balance: 190, held: 0 });
  });

  test('reaches every open job of a deleted mascot', async () => {
    const mascotId = newId('mascot');
    await db()
      .insert(mascots)
      .values({ id: mascotId, workspaceId: actor.workspaceId, name: 'Rusty', source: 'prompt' });
    const [job] = await transaction((tx) =>
      enqueueAll(tx, actor, [{ type: 'edit', action: 'edit', mascotId, input: {} }]),
    );
    await transaction(async (tx) => {
      await cancelJobsOfMascot(tx, actor, mascotId);
      await tx.delete(mascots).where(eq(mascots.id, mascotId));
    });
    expect(await getJob(actor, job?.id ?? '')).toMatchObject({ status: 'canceled', mascot_id: null });
    expect(await credits(actor)).toMatchObject({ balance: 200, held: 0 });
  });
});

describe('the queue', () => {
  test('runs no more jobs of a workspace at once than its plan allows', async () => {
    for (let index = 0; index < 5; index += 1) await ask(actor, null);
    const other = await newActor();
    await ask(other, null);
    let running = 0;
    let most = 0;
    await drainUntilIdle(
      handlersOf(async (_, { workspaceId }) => {
        if (workspaceId !== actor.workspaceId) return {};
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => {
          setTimeout(resolve, 20);
        });
        running -= 1;
        return {};
      }),
    );
    expect(most).toBe(2);
    expect((await listJobs(actor, { status: 'succeeded' })).data).toHaveLength(5);
  });

  test('runs a batch in its order', async () => {
    const requests = ['a', 'b', 'c', 'd'].map((input) => ({
      type: 'generate' as const,
      action: null,
      mascotId: null,
      input,
    }));
    await transaction((tx) => enqueueAll(tx, actor, requests));
    const order: unknown[] = [];
    await drainUntilIdle(
      handlersOf((input) => {
        order.push(input);
        return Promise.resolve({});
      }),
    );
    expect(order).toEqual(['a', 'b', 'c', 'd']);
  });

  test('takes all jobs of a batch, or none if they cost more than the balance', async () => {
    const requests = Array.from({ length: 11 }, () => ({
      type: 'generate' as const,
      action: 'generate_high' as const,
      mascotId: null,
      input: {},
    }));
    await expect(transaction((tx) => enqueueAll(tx, actor, requests))).rejects.toMatchObject({
      code: 'insufficient_credits',
      status: 402,
      details: { needed: 220, balance: 200 },
    });
    expect((await listJobs(actor, {})).data).toEqual([]);
    expect(await credits(actor)).toMatchObject({ balance: 200, held: 0 });
  });

  test('is listed newest first, in pages, filtered by status and type', async () => {
    const asked: Job[] = [];
    for (let index = 0; index < 5; index += 1) asked.push(await ask(actor, null));
    // Jobs of one millisecond are sorted by id.
    const ids = asked
      .map(({ created_at, id }) => `${created_at} ${id}`)
      .sort()
      .toReversed()
      .map((place) => place.split(' ')[1]);
    const first = await listJobs(actor, { limit: 3 });
    const second = await listJobs(actor, { limit: 3, cursor: first.next_cursor ?? '' });
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(ids);
    expect(second.next_cursor).toBeNull();
    expect((await listJobs(actor, { status: 'running' })).data).toEqual([]);
    expect((await listJobs(actor, { type: 'export' })).data).toEqual([]);
    await expect(listJobs(actor, { cursor: 'nonsense' })).rejects.toMatchObject({ code: 'invalid_request' });
  });
});

describe('recovery', () => {
  test('fails and refunds running jobs of a dead process, and leaves queued ones', async () => {
    const [dead, waiting] = [await ask(actor), await ask(actor)];
    expect((await claim('gone'))?.id).toBe(dead.id);
    expect(await recover()).toBe(0);
    expect(await recoverAll()).toBe(1);
    expect(await getJob(actor, dead.id)).toMatchObject({ status: 'failed', error: 'Interrupted by a server restart' });
    expect(await finish(dead.id, { runner: 'gone' }, { status: 'succeeded', outcome: {} })).toBeNull();
    await drainUntilIdle(instantly);
    expect(await getJob(actor, waiting.id)).toMatchObject({ status: 'succeeded' });
    expect(await credits(actor)).toMatchObject({ balance: 190, held: 0 });
  });
});

describe('following', () => {
  test('a reader who joins at any time gets every later event once', async () => {
    const { id } = await ask(actor, null);
    const total = 40;
    const readers: Promise<JobEvent[]>[] = [eventsOf(id)];
    await drainUntilIdle(
      handlersOf(async (_, { emit }) => {
        for (let done = 1; done <= total; done += 1) {
          await emit({ type: 'progress', text: 'frame', done, total });
          if (done % 10 === 0) readers.push(eventsOf(id, done - 5));
        }
        return {};
      }),
    );
    const stories = await Promise.all(readers);
    for (const story of stories) {
      const first = story[0]?.seq ?? 0;
      expect(story.map(({ seq }) => seq)).toEqual(
        Array.from({ length: total + 4 - first }, (_, index) => first + index),
      );
      expect(story.at(-1)?.type).toBe('finished');
    }
    expect(stories.map((story) => story[0]?.seq)).toEqual([1, 6, 16, 26, 36]);
  });

  test('ends at once if it begins after the last event', async () => {
    const { id } = await ask(actor, null);
    await drainUntilIdle(instantly);
    expect(await eventsOf(id, 99)).toEqual([]);
  });

  test('ends when the reader leaves', async () => {
    const { id } = await ask(actor, null);
    const reader = new AbortController();
    const events: string[] = [];
    for await (const event of await follow(actor, id, 0, reader.signal)) {
      events.push(event.type);
      reader.abort();
    }
    expect(events).toEqual(['queued']);
  });
});

describe('waiting', () => {
  test('resolves as soon as the job has ended', async () => {
    const { id } = await ask(actor, null);
    const waiting = waitForJob(actor, id, 120);
    await drainUntilIdle(instantly);
    expect(await waiting).toMatchObject({ status: 'succeeded' });
  });

  test('resolves with the current job on timeout or when the caller disconnects', async () => {
    const { id } = await ask(actor, null);
    expect(await waitForJob(actor, id, 0.05)).toMatchObject({ status: 'queued' });
    expect(await waitForJob(actor, id, 120, AbortSignal.timeout(20))).toMatchObject({ status: 'queued' });
  });
});

describe('webhooks', () => {
  test('with a subscription get a signed delivery with the job as the API gave it then', async () => {
    const secret = 'whsec_fox';
    const rows = ([['*'], ['job.succeeded'], ['job.failed']] as const).map(([...events]) => ({
      id: newId('webhook'),
      workspaceId: actor.workspaceId,
      url: 'https://example.com/hook',
      events,
      secret: seal('webhook-secret', secret),
    }));
    await db().insert(webhooks).values(rows);
    const { id } = await ask(actor);
    await drainUntilIdle(instantly);
    const written = await db().select().from(deliveries).where(eq(deliveries.jobId, id));
    expect(written.map(({ webhookId }) => webhookId).sort()).toEqual(
      rows
        .slice(0, 2)
        .map((row) => row.id)
        .sort(),
    );
    for (const delivery of written) {
      const body = JSON.parse(delivery.body) as { type: string; created_at: string; data: unknown };
      expect(body).toEqual({
        type: 'job.succeeded',
        created_at: delivery.createdAt.toISOString(),
        data: await getJob(actor, id),
      });
      expect(delivery.signature).toBe(signDelivery(secret, delivery.body, delivery.createdAt));
      expect(sha256(delivery.body)).toHaveLength(64);
    }
  });
});

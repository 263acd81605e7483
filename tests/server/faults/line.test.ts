import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Actor } from '@/lib/server/actor';
import { AutoResetEvent } from '@/lib/server/auto-reset-event';
import { closeDatabase, useConnection } from '@/lib/server/db/client';
import { openPostgres } from '@/lib/server/db/connection/postgres';
import { areNoticesHeard, subscribe } from '@/lib/server/db/queries/notify';
import { cancel } from '@/lib/server/jobs/cancel';
import { drain } from '@/lib/server/jobs/drain';
import { follow } from '@/lib/server/jobs/follow';
import { getJob } from '@/lib/server/jobs/get';
import { runner } from '@/lib/server/jobs/runner';
import { waitForJob } from '@/lib/server/jobs/wait';
import { aborted, ask, handlersOf } from '../../support/jobs';
import { openLine, type PostgresLine } from '../../support/postgres-line';
import { startPostgres, type RealPostgres } from '../../support/postgres';
import { newActor } from '../../support/workspace';
import { eventually } from '../../support/eventually';

let postgres: RealPostgres;
let line: PostgresLine;
let actor: Actor;
/** Wakes when the work of a job has started. */
let atWork: AutoResetEvent;
let goOn: AutoResetEvent;

beforeAll(async () => {
  postgres = await startPostgres();
  line = await openLine(postgres);
});
beforeEach(async () => {
  // Only the listening connection goes through the faulty proxy.
  await useConnection(openPostgres(postgres.url, { poolMax: 10, direct: line.url, proxy: null }));
  runner().keepsDraining = true;
  [atWork, goOn] = [new AutoResetEvent(), new AutoResetEvent()];
  actor = await newActor();
});
afterEach(async () => {
  vi.useRealTimers();
  line.restore();
  await Promise.all([...runner().running.values()].map(({ done }) => done));
  await closeDatabase();
});
afterAll(async () => {
  await line.stop();
  await postgres.stop();
});

const forever = new AbortController().signal;
const WAIT_MS = 10_000;

const working = handlersOf(async (_, { emit, signal }) => {
  atWork.set();
  await goOn.wait(WAIT_MS, signal);
  signal.throwIfAborted();
  await emit({ type: 'progress', text: 'Drawing' });
  return { result: { done: true } };
});

/** Starts a job with these handlers and gives its id when it runs. */
async function start(handlers = working): Promise<string> {
  const { id } = await ask(actor);
  await drain(handlers);
  await atWork.wait(WAIT_MS, forever);
  return id;
}

describe('a broken listening connection', () => {
  test('ends no running job, and waiting callers get its end', async () => {
    const id = await start();
    const waiting = waitForJob(actor, id, 60);
    const opened = new AutoResetEvent();
    const end = await subscribe('probe', 'gap', opened.set);
    for (let times = 0; times < 2; times += 1) {
      line.cut();
      line.restore();
      await opened.wait(WAIT_MS, forever);
      expect(await getJob(actor, id)).toMatchObject({ status: 'running' });
    }
    end();
    goOn.set();
    expect(await waiting).toMatchObject({ status: 'succeeded', result: { done: true }, error: null });
  });

  test('does not keep a job from being stopped that was canceled meanwhile', async () => {
    let reason: unknown;
    const id = await start(
      handlersOf(async (_, { signal }) => {
        atWork.set();
        await aborted(signal);
        reason = signal.reason;
        return {};
      }),
    );
    const work = runner().running.get(id)?.done;
    line.cut();
    await cancel(actor, id);
    line.restore();
    await work;
    expect(reason).toMatchObject({ message: 'The job has ended.' });
    expect(await getJob(actor, id)).toMatchObject({ status: 'canceled' });
  });
});

/** Drops all notices, and stops the timers of this process. */
async function loseNotices(): Promise<void> {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] });
  const end = await subscribe('probe', 'first', () => undefined);
  await eventually(() => expect(areNoticesHeard()).toBe(true));
  end();
  line.swallowNotices();
}

/** The longest delay by a lost notice, in milliseconds. */
const LOST_FOR_MS = 3000;

describe('a lost notice is compensated within 3 seconds', () => {
  test('for a caller that waits for a job', async () => {
    await loseNotices();
    const id = await start();
    const work = runner().running.get(id)?.done;
    const waiting = waitForJob(actor, id, 60);
    await vi.advanceTimersByTimeAsync(1000);
    goOn.set();
    await work;
    await vi.advanceTimersByTimeAsync(LOST_FOR_MS);
    expect(await waiting).toMatchObject({ status: 'succeeded' });
  });

  test('for a follower of its events', async () => {
    await loseNotices();
    const id = await start();
    const work = runner().running.get(id)?.done;
    const stream = await follow(actor, id, 0, forever);
    const next = async () => (await stream.next()).value?.type;
    expect([await next(), await next()]).toEqual(['queued', 'started']);
    const third = next();
    await vi.advanceTimersByTimeAsync(1000);
    goOn.set();
    await work;
    await vi.advanceTimersByTimeAsync(LOST_FOR_MS);
    expect([await third, await next()]).toEqual(['progress', 'finished']);
  });

  test('for a canceled job', async () => {
    await loseNotices();
    const id = await start(
      handlersOf(async (_, { signal }) => {
        atWork.set();
        await aborted(signal);
        return {};
      }),
    );
    const work = runner().running.get(id)?.done;
    await cancel(actor, id);
    await vi.advanceTimersByTimeAsync(LOST_FOR_MS);
    await work;
    expect(await getJob(actor, id)).toMatchObject({ status: 'canceled' });
  });
}, 10_000);

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GET as getHealth } from '@/app/api/health/route';
import { credits } from '@/lib/server/billing/credits';
import { AutoResetEvent } from '@/lib/server/auto-reset-event';
import { follow } from '@/lib/server/jobs/follow';
import { getJob } from '@/lib/server/jobs/get';
import { waitForJob } from '@/lib/server/jobs/wait';
import { startWorker, stopWorker } from '@/lib/server/jobs/worker';
import { closeTestDatabase, openTestDatabase } from '../../support/database';
import { aborted, ask, handlersOf } from '../../support/jobs';
import { newActor } from '../../support/workspace';

beforeAll(openTestDatabase);
afterAll(closeTestDatabase);

const askHealth = () => getHealth(new Request('http://localhost:3000/api/health'));
const forever = new AbortController().signal;

describe('a worker', () => {
  test('runs jobs as they are queued; when it stops, streams end and running jobs fail as interrupted', async () => {
    const actor = await newActor();
    const early = await ask(actor, null, 'quick');
    const atWork = new AutoResetEvent();
    await startWorker(
      handlersOf(async (input, { signal }) => {
        if (input === 'quick') return { result: 'quick' };
        atWork.set();
        await aborted(signal);
        return { result: 'stopped, and yet a result' };
      }),
    );
    expect(await waitForJob(actor, early.id, 60)).toMatchObject({ status: 'succeeded' });
    expect(await waitForJob(actor, (await ask(actor, null, 'quick')).id, 60)).toMatchObject({ status: 'succeeded' });
    const health = await askHealth();
    expect([health.status, await health.json()]).toMatchObject([
      200,
      { status: 'ok', database: 'pglite', designer: 'built-in' },
    ]);

    const slow = await ask(actor, 'generate', 'slow');
    await atWork.wait(60_000, forever);
    const waiting = waitForJob(actor, slow.id, 120);
    const stream = await follow(actor, slow.id, 0, forever);
    expect((await stream.next()).value).toMatchObject({ type: 'queued' });
    expect((await stream.next()).value).toMatchObject({ type: 'started' });
    const next = stream.next();
    await stopWorker(50);

    expect(await next).toEqual({ value: undefined, done: true });
    expect(await waiting).toMatchObject({ status: 'running' });
    expect(await getJob(actor, slow.id)).toMatchObject({
      status: 'failed',
      result: null,
      error: 'Interrupted by a server restart',
    });
    expect(await credits(actor)).toMatchObject({ balance: 200, held: 0 });
    expect((await askHealth()).status).toBe(503);
    const late = await ask(actor, null, 'quick');
    expect(await getJob(actor, late.id)).toMatchObject({ status: 'queued' });
  });
});

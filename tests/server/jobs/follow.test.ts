import { setMaxListeners } from 'node:events';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { AutoResetEvent } from '@/lib/server/auto-reset-event';
import { db } from '@/lib/server/db/client';
import { drain } from '@/lib/server/jobs/drain';
import { follow } from '@/lib/server/jobs/follow';
import { runner } from '@/lib/server/jobs/runner';
import { waitForJob } from '@/lib/server/jobs/wait';
import { closeTestDatabase } from '../../support/database';
import { heldBy } from '../../support/held-by';
import { ask, handlersOf, instantly, openQueue } from '../../support/jobs';
import { newActor } from '../../support/workspace';
import { eventually } from '../../support/eventually';

beforeAll(openQueue);
afterAll(closeTestDatabase);

const FOLLOWERS = 50;
const forever = new AbortController().signal;
setMaxListeners(0, forever);

test('one query reads an event for all of its followers', async () => {
  const [atWork, goOn] = [new AutoResetEvent(), new AutoResetEvent()];
  const actor = await newActor();
  const { id } = await ask(actor);
  await drain(
    handlersOf(async (_, { emit, signal }) => {
      atWork.set();
      await goOn.wait(10_000, signal);
      await emit({ type: 'progress', text: 'Drawing' });
      await goOn.wait(10_000, signal);
      return {};
    }),
  );
  await atWork.wait(10_000, forever);
  const streams = await Promise.all(Array.from({ length: FOLLOWERS }, () => follow(actor, id, 2, forever)));
  const third = streams.map((stream) => stream.next());
  // Every follower has read once, without a new event, before the event is written.
  const [asked, read] = [vi.spyOn(db(), 'execute'), vi.spyOn(db(), 'select')];
  await eventually(() => expect(read).toHaveBeenCalled());
  for (const spy of [asked, read]) spy.mockClear();
  goOn.set();
  expect(new Set((await Promise.all(third)).map(({ value }) => value?.type))).toEqual(new Set(['progress']));
  // One or two reads for all followers, and the statements of the job itself.
  expect(asked.mock.calls.length + read.mock.calls.length).toBeLessThan(FOLLOWERS / 2);
  goOn.set();
  for (const stream of streams) await stream.return();
});

test('streams and waits that have ended leave nothing at the signal that ends them with the server', async () => {
  const actor = await newActor();
  const { id } = await ask(actor);
  const { signal } = runner().closing;
  const before = heldBy(signal);
  const left = await follow(actor, id, 0, forever);
  await left.next();
  const waiting = waitForJob(actor, id, 60, forever);
  await eventually(() => expect(heldBy(signal)).toBe(before + 2));
  await left.return();
  await drain(instantly);
  expect((await waiting).status).toBe('succeeded');
  for await (const event of await follow(actor, id, 0, forever)) expect(event.seq).toBeGreaterThan(0);
  expect(heldBy(signal)).toBe(before);
});

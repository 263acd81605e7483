import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { AutoResetEvent } from '@/lib/server/auto-reset-event';
import { db } from '@/lib/server/db/client';
import { drain } from '@/lib/server/jobs/drain';
import { follow } from '@/lib/server/jobs/follow';
import { closeTestDatabase } from '../../support/database';
import { ask, handlersOf, openQueue } from '../../support/jobs';
import { newActor } from '../../support/workspace';

beforeAll(openQueue);
afterAll(closeTestDatabase);

const FOLLOWERS = 50;
const forever = new AbortController().signal;

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
  await vi.waitFor(() => expect(read).toHaveBeenCalled());
  for (const spy of [asked, read]) spy.mockClear();
  goOn.set();
  expect(new Set((await Promise.all(third)).map(({ value }) => value?.type))).toEqual(new Set(['progress']));
  // One or two reads for all followers, and the statements of the job itself.
  expect(asked.mock.calls.length + read.mock.calls.length).toBeLessThan(FOLLOWERS / 2);
  goOn.set();
  for (const stream of streams) await stream.return();
});

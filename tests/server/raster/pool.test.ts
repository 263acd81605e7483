import { afterAll, expect, test, vi } from 'vitest';
import { closeDrawing, drawingState, runTask, runUnlessForsaken } from '@/lib/server/raster/pool';
import { wake } from '@/lib/server/raster/wake.task';
import { eventually } from '../../support/eventually';

afterAll(closeDrawing);

/** Blocks this thread, while others continue. */
function block(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test('an answer that arrives while its thread is being ended does no harm', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue(undefined);
  await runTask(wake, {});
  const stop = new AbortController();
  const left = runTask(wake, {}, [], stop.signal).catch((error: unknown) => error);
  // The thread has its task by now, and this thread has not yet received the answer.
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  block(200);
  stop.abort();
  expect(await left).toMatchObject({ name: 'AbortError' });
  await eventually(() => expect(told).toHaveBeenCalledWith(expect.stringContaining('"event":"drawing.thread"')));
  expect(await runTask(wake, { still: 'there' })).toEqual({ still: 'there' });
});

test('an aborted task is not started, and one that has started does not end its thread', async () => {
  await runTask(wake, {});
  const leaves = new AbortController();
  const running = runUnlessForsaken(wake, {}, leaves.signal).catch((error: unknown) => error);
  const waiting = Array.from({ length: 50 }, () =>
    runUnlessForsaken(wake, {}, leaves.signal).catch((error: unknown) => error),
  );
  leaves.abort();
  for (const left of await Promise.all([running, ...waiting])) expect(left).toMatchObject({ name: 'AbortError' });
  expect(await runUnlessForsaken(wake, { still: 'there' }, undefined)).toEqual({ still: 'there' });
  expect(await drawingState()).toMatchObject({ waiting: 0, failed: 0, failing: [] });
});

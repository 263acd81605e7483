import { afterAll, expect, test, vi } from 'vitest';
import { closeDrawing, drawingState, runTask, runUnlessForsaken } from '@/lib/server/raster/pool';
import { wake } from '@/lib/server/raster/wake.task';

afterAll(closeDrawing);

/** Keeps this thread busy, while others go on. */
function block(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test('an answer that is on its way as its thread is ended is told of, and hurts nobody', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue(undefined);
  await runTask(wake, {});
  const stop = new AbortController();
  const left = runTask(wake, {}, [], stop.signal).catch((error: unknown) => error);
  // By then the thread has its task, and this one has not heard its answer.
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  block(200);
  stop.abort();
  expect(await left).toMatchObject({ name: 'AbortError' });
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith(expect.stringContaining('"event":"drawing.thread"')));
  expect(await runTask(wake, { still: 'there' })).toEqual({ still: 'there' });
});

test('a task that nobody waits for is not begun, and one that has begun does not cost its thread', async () => {
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

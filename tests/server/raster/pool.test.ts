import { afterAll, expect, test, vi } from 'vitest';
import { closeDrawing, draw } from '@/lib/server/raster/pool';

afterAll(closeDrawing);

/** Keeps this thread busy, while others go on. */
function block(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test('an answer that is on its way as its thread is ended is told of, and hurts nobody', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue(undefined);
  await draw('wake', {});
  const stop = new AbortController();
  const left = draw('wake', {}, [], stop.signal).catch((error: unknown) => error);
  // By then the thread has its task, and this one has not heard its answer.
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  block(200);
  stop.abort();
  expect(await left).toMatchObject({ name: 'AbortError' });
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith(expect.stringContaining('"event":"drawing.thread"')));
  expect(await draw('wake', { still: 'there' })).toEqual({ still: 'there' });
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DeltaBatch } from '@/lib/server/artist/model/delta-batch';
import type { ArtistEvent } from '@/lib/artist/types';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const never = new AbortController().signal;
const textOf = (event: ArtistEvent) =>
  event.type === 'tool_input_delta' ? `${event.call_id} ${event.text}` : event.type;

/** Runs a stream of events to its end; gives each with the milliseconds since `start`. */
async function told(events: AsyncIterable<ArtistEvent>, start: number): Promise<[string, number][]> {
  const all: [string, number][] = [];
  const listening = (async () => {
    for await (const event of events) all.push([textOf(event), performance.now() - start]);
  })();
  await vi.runAllTimersAsync();
  await listening;
  return all;
}

test('fast pieces are sent in batches, and the rest of a few calls at once', async () => {
  const [batch, start] = [new DeltaBatch(), performance.now()];
  const events = await told(
    (async function* () {
      for (const text of ['a', 'b', 'c']) yield* batch.add('one', text);
      yield* batch.add('two', 'd');
      yield* batch.rest(never);
    })(),
    start,
  );
  expect(events).toEqual([
    ['one a', 0],
    ['one bc', 0],
    ['two d', 0],
  ]);
});

test('at most ten events are sent a second, in a stream, at its end, and in the next one', async () => {
  const [batch, start] = [new DeltaBatch(), performance.now()];
  const events = await told(
    (async function* () {
      for (let answer = 0; answer < 6; answer += 1) {
        for (let piece = 0; piece < 90; piece += 1) {
          yield* batch.add(`${answer} ${piece % 6}`, '.');
          await new Promise((resolve) => {
            setTimeout(resolve, 5);
          });
        }
        yield* batch.rest(never);
      }
    })(),
    start,
  );
  const times = events.map(([, at]) => at);
  expect(times.slice(10).every((at, index) => at - times[index]! >= 1000)).toBe(true);
  expect(events.map(([text]) => text.split(' ')[2]).join('')).toHaveLength(6 * 90);
});

test('a pending rest ends with the signal', async () => {
  const batch = new DeltaBatch();
  const first = Array.from({ length: 12 }, (_, call) => [...batch.add(String(call), 'x')]);
  expect(first.flat()).toHaveLength(1);
  const cancel = new AbortController();
  const ended = (async () => {
    for await (const event of batch.rest(cancel.signal)) textOf(event);
  })().catch((error: unknown) => (error as Error).message);
  await vi.advanceTimersByTimeAsync(1);
  cancel.abort(new Error('Canceled'));
  expect(await ended).toBe('Canceled');
});

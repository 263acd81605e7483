import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { finishWork } from '@/lib/artist/finish-work';
import { DRAFT_PAUSE_MS, paced } from '@/lib/server/artist/model/paced';
import type { ArtistContext, ArtistEvent, ArtistWork } from '@/lib/artist/types';
import { biped } from '../../../support/rigs';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const draft = (name: string): ArtistEvent => ({ type: 'draft', spec: { ...biped, name } });
const after = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });
const context = (signal = new AbortController().signal): ArtistContext => ({ signal, maxCostUsd: 1, seed: 's' });

/**
 * Runs a piece of work to its end; gives what was told, drafts by their names, each with the milliseconds since the
 * beginning.
 */
async function told(begin: (context: ArtistContext) => ArtistWork<string>) {
  const start = Date.now();
  const events: [string, number][] = [];
  const work = finishWork(
    paced(begin, context()),
    (event) => void events.push([event.type === 'draft' ? event.spec.name : event.type, Date.now() - start]),
  );
  const result = work.catch((error: unknown) => (error as Error).message);
  await vi.runAllTimersAsync();
  return { result: await result, events };
}

test('of fast drafts the newest and the last are sent, other events at once', async () => {
  const { result, events } = await told(async function* () {
    yield draft('one');
    yield draft('two');
    yield { type: 'progress', text: 'Looking' };
    yield draft('three');
    await after(1000);
    yield draft('four');
    yield draft('five');
    return 'done';
  });
  expect(result).toBe('done');
  expect(events).toEqual([
    ['one', 0],
    ['progress', 0],
    ['three', DRAFT_PAUSE_MS],
    ['four', 1000],
    ['five', 1000 + DRAFT_PAUSE_MS],
  ]);
});

test('at most four drafts are sent a second', async () => {
  const { events } = await told(async function* () {
    for (let index = 0; index < 300; index += 1) {
      yield draft(String(index));
      await after(10);
    }
    return 'done';
  });
  const times = events.map(([, at]) => at);
  expect(times.slice(4).every((at, index) => at - times[index]! >= 1000)).toBe(true);
  expect(events.length).toBeGreaterThanOrEqual(12);
  expect(events.at(-1)?.[0]).toBe('299');
});

test('work that fails sends its last draft first', async () => {
  const { result, events } = await told(async function* () {
    yield draft('one');
    yield draft('two');
    throw new Error('Cost ceiling of $1.00 reached');
  });
  expect([result, events.map(([name]) => name)]).toEqual(['Cost ceiling of $1.00 reached', ['one', 'two']]);
});

test('work whose consumer has left is aborted, even while it waits', async () => {
  const ends: unknown[] = [];
  const work = paced<string>(async function* ({ signal }) {
    try {
      yield draft('one');
      yield draft('two');
      await new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('Left')));
      });
      return 'done';
    } finally {
      ends.push(signal.aborted);
    }
  }, context());
  let count = 0;
  const listening = finishWork(work, () => {
    if ((count += 1) === 2) throw new Error('The database is gone.');
  });
  const failure = listening.catch((error: unknown) => (error as Error).message);
  await vi.runAllTimersAsync();
  expect([await failure, ends]).toEqual(['The database is gone.', [true]]);
});

test('a cancel ends the work at once, with its reason', async () => {
  const cancel = new AbortController();
  const work = finishWork(
    paced<string>(async function* ({ signal }) {
      yield draft('one');
      yield draft('two');
      await new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
      return 'done';
    }, context(cancel.signal)),
  );
  const failure = work.catch((error: unknown) => (error as Error).message);
  await vi.advanceTimersByTimeAsync(0);
  cancel.abort(new Error('Canceled'));
  await vi.advanceTimersByTimeAsync(0);
  expect(await failure).toBe('Canceled');
});

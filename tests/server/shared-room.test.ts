import { randomUUID } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { sharedRoom } from '@/lib/server/shared-room';

afterEach(() => {
  vi.useRealTimers();
});

/** A room, the order in which callers enter it, and the largest amounts held at once. */
function watched(all: number, share: number) {
  const room = sharedRoom(randomUUID(), { all, share });
  const entered: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, amount = 1, signal?: AbortSignal) =>
    room(name.slice(0, 1), amount, signal, () => {
      entered.push(name);
      return new Promise<void>((resolve) => {
        ends.set(name, resolve);
      });
    });
  /** Ends work, and lets those enter who may. */
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { entered, ask, end };
}

const turn = () => new Promise(setImmediate);

test('a workspace holds its share at most, and others enter beside it', async () => {
  const { entered, ask, end } = watched(4, 2);
  const all = ['a1', 'a2', 'a3', 'b1', 'b2', 'b3'].map((name) => ask(name));
  await turn();
  expect(entered).toEqual(['a1', 'a2', 'b1', 'b2']);
  await end('b1');
  expect(entered.at(-1)).toBe('b3');
  await end('a2');
  expect(entered.at(-1)).toBe('a3');
  for (const name of entered) await end(name);
  await Promise.all(all);
});

test('tells the work in it whether others wait for its room, not for the share of their own workspace', async () => {
  const room = sharedRoom(randomUUID(), { all: 3, share: 2 });
  const asks: (() => boolean)[] = [];
  const work = (isAwaited: () => boolean) => {
    asks.push(isAwaited);
    return new Promise<void>(() => undefined);
  };
  const enter = (workspace: string) => void room(workspace, 1, undefined, work);
  for (const workspace of ['a', 'a', 'a', 'b']) enter(workspace);
  await turn();
  expect(asks.map((isAwaited) => isAwaited())).toEqual([false, false, false]);
  enter('c');
  await turn();
  expect(asks.map((isAwaited) => isAwaited())).toEqual([true, true, true]);
});

test('who holds least enters first, and between equals who was served longest ago', async () => {
  const { entered, ask, end } = watched(1, 1);
  const all = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) => ask(name));
  await turn();
  for (let at = 0; at < 6; at += 1) await end(entered[at] ?? '');
  expect(entered).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  await Promise.all(all);
});

test('a small amount does not pass a large one that waits, and one beyond the share counts as the share', async () => {
  const { entered, ask, end } = watched(4, 3);
  const all = [ask('a1', 2), ask('b1', 100), ask('c1', 1)];
  await turn();
  expect(entered).toEqual(['a1']);
  await end('a1');
  expect(entered).toEqual(['a1', 'b1', 'c1']);
  for (const name of entered) await end(name);
  await Promise.all(all);
});

test('work that fails gives its part back', async () => {
  const room = sharedRoom(randomUUID(), { all: 1, share: 1 });
  await expect(room('a', 1, undefined, () => Promise.reject(new Error('Broken.')))).rejects.toThrow('Broken.');
  expect(await room('b', 1, undefined, async () => 'done')).toBe('done');
});

test('who disconnects while waiting leaves the queue, and who waits for a minute gets a 503', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { entered, ask, end } = watched(1, 1);
  const first = ask('a1');
  const gone = new AbortController();
  const left = expect(ask('b1', 1, gone.signal)).rejects.toThrow('Gone.');
  gone.abort(new Error('Gone.'));
  await left;
  const late = expect(ask('c1')).rejects.toMatchObject({
    code: 'internal',
    status: 503,
    headers: { 'Retry-After': '10' },
  });
  await vi.advanceTimersByTimeAsync(60_000);
  await late;
  const next = ask('d1');
  await end('a1');
  expect(entered).toEqual(['a1', 'd1']);
  await end('d1');
  await Promise.all([first, next]);
});

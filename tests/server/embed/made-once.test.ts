import { expect, test } from 'vitest';
import { madeOnce } from '@/lib/server/embed/made-once';

interface Work {
  subject: string;
  signal: AbortSignal;
  end(value: object | null): void;
  fail(error: Error): void;
}

/** The function under test, and the computations that it has started, which the test resolves by hand. */
function byHand() {
  const begun: Work[] = [];
  const get = madeOnce<string, object>(1_000_000, {
    keyOf: (subject) => subject,
    bytesOf: () => 1000,
    make: (subject, signal) => new Promise((end, fail) => begun.push({ subject, signal, end, fail })),
  });
  return { begun, get };
}

const stranger = { party: { name: 'strangers', most: 64 } };

test('callers share one computation, and its value is cached', async () => {
  const { begun, get } = byHand();
  const asked = [get('fox'), get('fox', stranger)];
  const fox = {};
  begun[0]?.end(fox);
  expect(await Promise.all([...asked, get('fox')])).toEqual([fox, fox, fox]);
  expect(begun).toHaveLength(1);
});

test('a computation continues while one caller waits, and is aborted when all have disconnected', async () => {
  const { begun, get } = byHand();
  const [one, other] = [new AbortController(), new AbortController()];
  const asked = [get('fox', one), get('fox', other)].map((each) => each.catch(() => 'gone'));
  one.abort();
  expect(await asked[0]).toBe('gone');
  expect(begun[0]?.signal.aborted).toBe(false);
  other.abort();
  expect(await asked[1]).toBe('gone');
  expect(begun[0]?.signal.aborted).toBe(true);
  begun[0]?.fail(new Error('It was stopped.'));
});

test('a caller after an aborted computation starts a new one', async () => {
  const { begun, get } = byHand();
  const leaves = new AbortController();
  const left = get('fox', leaves).catch(() => 'gone');
  leaves.abort();
  expect(await left).toBe('gone');
  const fox = {};
  const asked = get('fox');
  begun[0]?.fail(new Error('It was stopped.'));
  begun[1]?.end(fox);
  expect(await asked).toBe(fox);
});

test('a party over its limit gets a 503, while other parties and cached values are served', async () => {
  const { begun, get } = byHand();
  const kept = get('kept');
  begun[0]?.end({});
  await kept;
  const asked = Array.from({ length: 64 }, (_, index) => get(`fox ${index}`, stranger));
  await expect(get('one more', stranger)).rejects.toMatchObject({
    code: 'internal',
    status: 503,
    headers: { 'Retry-After': '5' },
  });
  expect(await get('kept', stranger)).toEqual({});
  const shared = get('fox 0', stranger);
  const known = get('one more', { party: { name: 'wsp_a', most: 1 } });
  await expect(get('two more', { party: { name: 'wsp_a', most: 1 } })).rejects.toMatchObject({ status: 503 });
  for (const work of begun.slice(1)) work.end({});
  expect(await Promise.all([...asked, shared, known])).toHaveLength(66);
  const after = get('another', stranger);
  begun.at(-1)?.end({});
  expect(await after).toEqual({});
});

test('an error rejects every caller, and the next call computes again', async () => {
  const { begun, get } = byHand();
  const asked = [get('fox'), get('fox')];
  begun[0]?.fail(new Error('no ink'));
  for (const each of asked) await expect(each).rejects.toThrow('no ink');
  const again = get('fox');
  begun[1]?.end(null);
  expect(await again).toBeNull();
});

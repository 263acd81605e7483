import { expect, test } from 'vitest';
import { batch } from '@/lib/server/db/queries/batch';

/** A batch that doubles numbers below ten, and records its calls. */
function doubling() {
  const asked: number[][] = [];
  const ask = batch<number, number>(String, async (questions) => {
    asked.push([...questions.values()]);
    await Promise.resolve();
    if ([...questions.values()].includes(13)) throw new Error('Thirteen.');
    return new Map([...questions].filter(([, number]) => number < 10).map(([key, number]) => [key, number * 2]));
  });
  return { ask, asked };
}

test('questions of one turn of the event loop make one call without duplicates, each with its own answer', async () => {
  const { ask, asked } = doubling();
  expect(await Promise.all([ask(1), ask(2), ask(1), ask(10)])).toEqual([2, 4, 2, null]);
  expect(asked).toEqual([[1, 2, 10]]);
});

test('a question that comes during a call makes another call', async () => {
  const { ask, asked } = doubling();
  const first = ask(1);
  // The first question is asked in this turn, and not yet answered when the second comes.
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  expect(asked).toEqual([[1]]);
  expect(await Promise.all([first, ask(1)])).toEqual([2, 2]);
  expect(asked).toEqual([[1], [1]]);
});

test('an error rejects all questions of its turn, and none of the next', async () => {
  const { ask } = doubling();
  const failed = await Promise.allSettled([ask(1), ask(13)]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await ask(3)).toBe(6);
});

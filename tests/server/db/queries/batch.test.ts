import { expect, test } from 'vitest';
import { batch } from '@/lib/server/db/queries/batch';

/** Doubles numbers below ten, and remembers what it was asked. */
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

test('questions of one turn are asked at once, equal ones once, and each has its own answer', async () => {
  const { ask, asked } = doubling();
  expect(await Promise.all([ask(1), ask(2), ask(1), ask(10)])).toEqual([2, 4, 2, null]);
  expect(asked).toEqual([[1, 2, 10]]);
});

test('a question that comes while another is under way is asked anew', async () => {
  const { ask, asked } = doubling();
  const first = ask(1);
  // The turn in which the first one is asked; it has been asked, not answered, when the second comes.
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  expect(asked).toEqual([[1]]);
  expect(await Promise.all([first, ask(1)])).toEqual([2, 2]);
  expect(asked).toEqual([[1], [1]]);
});

test('a failure is told to all of its turn, and to nobody of the next', async () => {
  const { ask } = doubling();
  const failed = await Promise.allSettled([ask(1), ask(13)]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await ask(3)).toBe(6);
});

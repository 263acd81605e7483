import { expect, test } from 'vitest';
import { remembered } from '@/lib/core/remembered';

test('the same text is read once and gives the same object; another text gives another', () => {
  let reads = 0;
  const read = remembered((text) => {
    reads += 1;
    return { text };
  });
  expect(read('a')).toBe(read('a'));
  expect(read('b')).toEqual({ text: 'b' });
  expect(reads).toBe(2);
});

test('null results are cached too, and the cache is bounded', () => {
  let reads = 0;
  const read = remembered(() => {
    reads += 1;
    return null;
  });
  const [one, two] = ['1'.repeat(2_100_000), '2'.repeat(2_100_000)];
  for (const text of [one, one, 'short', 'short']) read(text);
  expect(reads).toBe(2);
  for (const text of [two, two, one]) read(text);
  expect(reads).toBe(4);
});

test('many short texts do not exceed the bound of the cache', () => {
  let reads = 0;
  const read = remembered(() => (reads += 1));
  for (let i = 0; i < 30_000; i += 1) read(`${i}`);
  read('0');
  expect(reads).toBe(30_001);
});

import { expect, test } from 'vitest';
import { remembered } from '@/lib/core/remembered';

test('the same text gives the same object, read once; another text another', () => {
  let reads = 0;
  const read = remembered((text) => {
    reads += 1;
    return { text };
  });
  expect(read('a')).toBe(read('a'));
  expect(read('b')).toEqual({ text: 'b' });
  expect(reads).toBe(2);
});

test('what gives nothing is remembered too, and the memory does not grow for ever', () => {
  let reads = 0;
  const read = remembered(() => {
    reads += 1;
    return null;
  });
  for (let i = 0; i < 4001; i += 1) read(`${i}`);
  read('4000');
  expect(reads).toBe(4001);
  read('0');
  expect(reads).toBe(4002);
});

import { expect, test } from 'vitest';
import { memoryShortage } from '@/scripts/memory.mjs';

const MB = 2 ** 20;

test('a machine or a container of less than 512 MB is told so', () => {
  expect(memoryShortage(256 * MB, 0)).toBe(
    'Liverig wants 512 MB of memory to start, and this machine has 256 MB: the system may end it at any moment. ' +
      'Give it more memory.',
  );
  expect(memoryShortage(32_000 * MB, 300 * MB)).toContain('this container has 300 MB');
});

test.each([
  ['one of 512 MB, of which the kernel keeps some', 460, 0],
  ['one without a limit', 1024, 2 ** 44],
  ['a container of 512 MB', 32_000, 512],
])('and %s is not', (_, machine, limit) => {
  expect(memoryShortage(machine * MB, limit * MB)).toBeNull();
});

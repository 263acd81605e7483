import { expect, test } from 'vitest';
import { cacheBytes } from '@/lib/server/memory';

const MB = 2 ** 20;

test('caches have their full size in a machine with room, and a third of it in one of 512 MB', () => {
  expect(cacheBytes(96 * MB, 24_000 * MB)).toBe(96 * MB);
  expect(cacheBytes(96 * MB, 1536 * MB)).toBe(96 * MB);
  expect(cacheBytes(96 * MB, 512 * MB)).toBe(32 * MB);
});

test('without further information the memory of this machine counts', () => {
  expect(cacheBytes(96 * MB)).toBeGreaterThan(MB);
  expect(cacheBytes(96 * MB)).toBeLessThanOrEqual(96 * MB);
});

import { expect, test } from 'vitest';
import { distanceFrom } from '@/lib/core/geometry/distance';

const SIZE = 64;

test('the distance to a set of points equals the brute-force result', () => {
  const points = [
    [3, 5],
    [40, 12],
    [17, 60],
    [63, 63],
    [30, 31],
  ] as const;
  const alpha = new Uint8Array(SIZE * SIZE);
  for (const [x, y] of points) alpha[y * SIZE + x] = 255;
  const found = distanceFrom(alpha, SIZE, SIZE);
  for (let y = 0; y < SIZE; y += 1) {
    for (let x = 0; x < SIZE; x += 1) {
      const wanted = Math.min(...points.map(([px, py]) => Math.hypot(px - x, py - y))) - 0.5;
      expect(found[y * SIZE + x], `${x},${y}`).toBeCloseTo(wanted, 4);
    }
  }
});

test('an antialiased edge pixel counts as its covered share', () => {
  const alpha = new Uint8Array(SIZE * SIZE);
  for (let y = 0; y < SIZE; y += 1) for (let x = 0; x <= 20; x += 1) alpha[y * SIZE + x] = x === 20 ? 64 : 255;
  const found = distanceFrom(alpha, SIZE, SIZE);
  // The edge lies a quarter into pixel 20, so 20.25 from the left: pixel 30's middle is 10.25 away.
  expect(found[10 * SIZE + 30]).toBeCloseTo(10.25, 2);
});

test('the distance to an empty picture is infinite everywhere', () => {
  expect(new Set(distanceFrom(new Uint8Array(16), 4, 4))).toEqual(new Set([Infinity]));
});

import { expect, test } from 'vitest';
import { count, cover, dilated, emptyMask, type Grid } from '@/lib/core/geometry/coverage';
import { flatten, penOutline, type Polygon } from '@/lib/core/geometry/flatten';

const grid: Grid = { x: 0, y: 0, cell: 1, columns: 20, rows: 20 };
function masked(polygons: readonly Polygon[], rule: 'nonzero' | 'evenodd' = 'nonzero') {
  const mask = emptyMask(grid);
  cover(grid, polygons, rule, (at) => {
    mask[at] = 1;
  });
  return mask;
}

test('a square covers the cells whose centres it contains', () => {
  expect(count(masked(flatten('M2 2L8 2L8 8L2 8Z')))).toBe(36);
});

test('a nested square is a hole under the even-odd rule, and under nonzero if its direction is opposite', () => {
  const same = flatten('M2 2L12 2L12 12L2 12ZM4 4L8 4L8 8L4 8Z');
  expect(count(masked(same, 'evenodd'))).toBe(84);
  expect(count(masked(same))).toBe(100);
  expect(count(masked(flatten('M2 2L12 2L12 12L2 12ZM4 4L4 8L8 8L8 4Z')))).toBe(84);
});

test('a path of curves covers about the area of the circle that it draws', () => {
  const k = 0.5523 * 8;
  const cells = count(
    masked(
      flatten(
        `M2 10C2 ${10 - k} ${10 - k} 2 10 2C${10 + k} 2 18 ${10 - k} 18 10C18 ${10 + k} ${10 + k} 18 10 18C` +
          `${10 - k} 18 2 ${10 + k} 2 10Z`,
      ),
    ),
  );
  expect(Math.abs(cells - Math.PI * 64)).toBeLessThan(8);
});

test('a stroke covers its line with round caps', () => {
  const mask = masked(penOutline(flatten('M5 10L15 10'), 4));
  expect(count(mask)).toBeGreaterThan(40);
  expect(mask[10 * 20 + 3]).toBe(1);
  expect(mask[10 * 20 + 2]).toBe(0);
});

test('a shape beyond the grid is cut at its edges', () => {
  expect(count(masked(flatten('M-5 -5L40 -5L40 40L-5 40Z')))).toBe(400);
});

test('dilation turns a cell into a square', () => {
  const mask = emptyMask(grid);
  mask[0] = 1;
  mask[10 * 20 + 10] = 1;
  expect(count(dilated(grid, mask, 2))).toBe(9 + 25);
});

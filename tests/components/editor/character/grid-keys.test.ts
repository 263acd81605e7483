import { expect, test } from 'vitest';
import { movedInGrid } from '@/components/editor/character/grid-keys';

test('arrow keys move by cards and rows, within the grid', () => {
  const grid = { count: 7, columns: 3 };
  const from = (at: number, key: string) => movedInGrid(key, at, grid);
  expect([from(0, 'ArrowRight'), from(0, 'ArrowDown'), from(4, 'ArrowUp'), from(4, 'ArrowLeft')]).toEqual([1, 3, 1, 3]);
  expect([from(0, 'ArrowLeft'), from(0, 'ArrowUp'), from(6, 'ArrowRight'), from(5, 'ArrowDown')]).toEqual([0, 0, 6, 5]);
  expect([from(3, 'Home'), from(3, 'End'), from(3, 'Enter')]).toEqual([0, 6, null]);
});

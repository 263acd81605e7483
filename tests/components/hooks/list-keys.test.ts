import { expect, test } from 'vitest';
import { movedBy } from '@/components/hooks/list-keys';

test('arrows wrap at the ends of a list, Home and End go to them, and other keys do nothing', () => {
  expect(movedBy('ArrowDown', 0, 3)).toBe(1);
  expect(movedBy('ArrowDown', 2, 3)).toBe(0);
  expect(movedBy('ArrowUp', 0, 3)).toBe(2);
  expect(movedBy('Home', 2, 3)).toBe(0);
  expect(movedBy('End', 0, 3)).toBe(2);
  expect(movedBy('a', 0, 3)).toBeNull();
  expect(movedBy('ArrowDown', 0, 0)).toBeNull();
});

import { describe, expect, test } from 'vitest';
import { union } from '@/lib/core/geometry/bounds';
import { changedRect, evenOrigin } from '@/lib/server/exports/encoders/changes';

const picture = (...rows: number[][]) => Uint32Array.from(rows.flat());

describe('the changed rectangle', () => {
  test('is null for equal pictures', () => {
    expect(changedRect(picture([1, 2], [3, 4]), picture([1, 2], [3, 4]), 2, 2)).toBeNull();
  });

  test('is the bounding box of the changed pixels', () => {
    const before = picture([0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]);
    expect(changedRect(before, picture([0, 0, 0, 0], [0, 0, 7, 0], [0, 7, 0, 0]), 4, 3)).toEqual({
      x: 1,
      y: 1,
      width: 2,
      height: 2,
    });
    expect(changedRect(before, picture([7, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 7]), 4, 3)).toEqual({
      x: 0,
      y: 0,
      width: 4,
      height: 3,
    });
    expect(changedRect(before, picture([0, 0, 0, 0], [0, 0, 0, 7], [0, 0, 0, 0]), 4, 3)).toEqual({
      x: 3,
      y: 1,
      width: 1,
      height: 1,
    });
  });

  test('is united with another one, or with null', () => {
    expect(union({ x: 1, y: 1, width: 1, height: 1 }, { x: 3, y: 0, width: 2, height: 1 })).toEqual({
      x: 1,
      y: 0,
      width: 4,
      height: 2,
    });
    expect(union(null, { x: 1, y: 1, width: 1, height: 1 })).toEqual({ x: 1, y: 1, width: 1, height: 1 });
    expect(union(null, null)).toBeNull();
  });

  test('is extended to begin at even pixels', () => {
    expect(evenOrigin({ x: 3, y: 4, width: 2, height: 2 })).toEqual({ x: 2, y: 4, width: 3, height: 2 });
  });
});

import { expect, test } from 'vitest';
import { pathBounds, transformBox, union } from '@/lib/core/geometry/bounds';
import { round } from '@/lib/core/geometry/number-text';
import { pathText, polygonLength, reversed, segmentsOf, signedArea } from '@/lib/core/geometry/segments';

test('a bounding box includes the extrema of curves, not their handles', () => {
  expect(pathBounds('M0 0C0 40 100 40 100 0')).toEqual({ x: 0, y: 0, width: 100, height: 30 });
  expect(pathBounds('M0 0Q50 40 100 0')).toEqual({ x: 0, y: 0, width: 100, height: 20 });
  expect(pathBounds('M10 10L20 30Z')).toEqual({ x: 10, y: 10, width: 10, height: 20 });
  expect(pathBounds('M0 0L10 0', [0, 2, -1, 0, 5, 5])).toEqual({ x: 5, y: 5, width: 0, height: 20 });
  expect(pathBounds('')).toBeNull();
});

test('a transformed box is axis-aligned, and the union of two boxes is one box', () => {
  expect(transformBox({ x: 0, y: 0, width: 10, height: 4 }, [0, 1, -1, 0, 0, 0])).toEqual({
    x: -4,
    y: 0,
    width: 4,
    height: 10,
  });
  expect(union({ x: 0, y: 0, width: 1, height: 1 }, { x: 5, y: -5, width: 1, height: 1 })).toEqual({
    x: 0,
    y: -5,
    width: 6,
    height: 6,
  });
  expect(union(null, null)).toBeNull();
});

test('a reversed outline covers the same area in the other direction', () => {
  const d = 'M0 0L10 0C10 5 10 8 10 10Q5 12 0 10ZM2 2L4 2L4 4Z';
  const back = reversed(segmentsOf(d));
  expect(pathText(back)).toBe('M0 10Q5 12 10 10C10 8 10 5 10 0L0 0ZM4 4L4 2L2 2Z');
  expect(signedArea(back)).toBeCloseTo(-signedArea(segmentsOf(d)), 9);
});

test('the length of an outline includes closing lines but not moves', () => {
  expect(polygonLength(segmentsOf('M0 0L3 0L3 4ZM100 100L101 100'))).toBe(13);
});

test('path numbers are written compactly and round-trip', () => {
  expect(pathText([{ command: 'Q', points: [0, -1, 2.5, -0.25] }])).toBe('Q0-1 2.5-0.25');
  expect(Object.is(round(-0.0001), 0)).toBe(true);
  for (let i = 0; i < 2000; i += 1) {
    const value = round(Math.sin(i) * 10 ** (i % 6));
    expect(round(value)).toBe(value);
    expect(String(value)).not.toContain('e');
  }
});

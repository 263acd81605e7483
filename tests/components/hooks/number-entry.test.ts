import { expect, test } from 'vitest';
import { bounded, numberText, readNumber, stepped } from '@/components/hooks/number-entry';

const held = (keys: Partial<Record<'shiftKey' | 'altKey', boolean>> = {}) => ({
  shiftKey: false,
  altKey: false,
  ...keys,
});

test.each([
  ['12', 12],
  [' -3.5 ', -3.5],
  ['−3,5°', -3.5],
  ['.5', 0.5],
  ['40 px', 40],
  ['', null],
  ['-', null],
  ['1e9', null],
  ['12 dogs', null],
])('%j is read as %j', (text, number) => {
  expect(readNumber(text)).toBe(number);
});

test('a number is shown with at most two decimals', () => {
  expect([12, 12.5, 12.345, -0.001].map(numberText)).toEqual(['12', '12.5', '12.35', '0']);
});

test('a number is clamped to its bounds', () => {
  expect([bounded(5, { max: 3 }), bounded(-5, { min: -3 }), bounded(1.2345, {})]).toEqual([3, -3, 1.23]);
});

test('a step is ten times as large with Shift, and a tenth with Alt', () => {
  expect(stepped(10, 1, 1, held())).toBe(11);
  expect(stepped(10, -2, 1, held({ shiftKey: true }))).toBe(-10);
  expect(stepped(10, 1, 1, held({ altKey: true }))).toBeCloseTo(10.1, 9);
});

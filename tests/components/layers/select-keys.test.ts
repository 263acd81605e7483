import { expect, test } from 'vitest';
import { createOptionFinder, movedInOptions } from '@/components/layers/select-keys';

const OPTIONS = ['Any hand', 'Right hand', 'Left hand', 'On the head', 'On a shoulder'].map((label) => ({
  value: label,
  label,
}));
const pressed = (key: string, timeStamp: number, more: { ctrlKey?: boolean } = {}) => ({
  key,
  timeStamp,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...more,
});

test('letters find an option by its start, and a repeated letter the next one with it', () => {
  const finder = createOptionFinder();
  expect(finder.found(OPTIONS, 0, pressed('l', 0))).toBe(2);
  expect(finder.found(OPTIONS, 2, pressed('o', 1000))).toBe(3);
  expect(finder.found(OPTIONS, 3, pressed('o', 1100))).toBe(4);
  expect(finder.found(OPTIONS, 4, pressed('o', 1200))).toBe(3);
});

test('letters in quick succession are one word, in which a space counts', () => {
  const finder = createOptionFinder();
  const at = [...'on a'].reduce(
    (from, key, index) => finder.found(OPTIONS, from, pressed(key, index * 100)) ?? from,
    0,
  );
  expect(at).toBe(4);
  expect(finder.found(OPTIONS, 4, pressed('r', 5000))).toBe(1);
});

test('a first space, a shortcut and an unknown letter find nothing', () => {
  const finder = createOptionFinder();
  expect(finder.found(OPTIONS, 0, pressed(' ', 0))).toBeNull();
  expect(finder.found(OPTIONS, 0, pressed('l', 0, { ctrlKey: true }))).toBeNull();
  expect(finder.found(OPTIONS, 0, pressed('ArrowDown', 0))).toBeNull();
  expect(finder.found(OPTIONS, 0, pressed('z', 1000))).toBeNull();
  expect(finder.found([], -1, pressed('l', 2000))).toBeNull();
});

test('arrows stop at the ends of the options', () => {
  expect(movedInOptions('ArrowDown', 1, 3)).toBe(2);
  expect(movedInOptions('ArrowDown', 2, 3)).toBe(2);
  expect(movedInOptions('ArrowUp', 0, 3)).toBe(0);
  expect(movedInOptions('End', 0, 3)).toBe(2);
  expect(movedInOptions('x', 0, 3)).toBeNull();
});

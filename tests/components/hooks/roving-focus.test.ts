import { expect, test, vi } from 'vitest';
import { moveFocus } from '@/components/hooks/roving-focus';

/** The focused index after a key on one of three tabs, and whether the key was handled. */
function after(key: string, at: number, held: object = {}) {
  const items = [0, 1, 2].map(() => ({ focus: vi.fn() }));
  const preventDefault = vi.fn();
  const currentTarget = { querySelectorAll: () => items };
  moveFocus({ key, target: items[at], currentTarget, preventDefault, ...held } as never, 'tab');
  return [items.findIndex(({ focus }) => focus.mock.calls.length > 0), preventDefault.mock.calls.length > 0];
}

test('arrow keys move along a row and wrap at its ends, Home and End go to them', () => {
  expect(after('ArrowRight', 0)).toEqual([1, true]);
  expect(after('ArrowRight', 2)).toEqual([0, true]);
  expect(after('ArrowLeft', 0)).toEqual([2, true]);
  expect(after('Home', 2)).toEqual([0, true]);
  expect(after('End', 0)).toEqual([2, true]);
});

test('other keys, and keys with a modifier, are ignored', () => {
  expect(after('a', 1)).toEqual([-1, false]);
  expect(after('ArrowRight', 1, { metaKey: true })).toEqual([-1, false]);
});

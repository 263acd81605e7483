import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cancelTip, hideTip, showTip, useTip } from '@/components/layers/tips';

const tipOf = (id: string) => ({ id, element: {} as HTMLElement, label: id, keys: undefined, side: 'top' as const });
const shown = () => useTip.getState().tip?.id ?? null;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  hideTip();
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
});

test('a tooltip appears after a delay, and not if the pointer has left', () => {
  showTip(tipOf('a'), false);
  expect(shown()).toBeNull();
  vi.advanceTimersByTime(400);
  expect(shown()).toBe('a');
  hideTip();
  vi.advanceTimersByTime(1000);
  showTip(tipOf('b'), false);
  cancelTip();
  vi.advanceTimersByTime(1000);
  expect(shown()).toBeNull();
});

test('it appears at once on keyboard focus, and on the next control', () => {
  showTip(tipOf('a'), true);
  vi.advanceTimersByTime(1);
  expect(shown()).toBe('a');
  hideTip();
  showTip(tipOf('b'), false);
  vi.advanceTimersByTime(1);
  expect(shown()).toBe('b');
});

test('a removed control closes its own tooltip and no other', () => {
  showTip(tipOf('a'), true);
  vi.advanceTimersByTime(1);
  hideTip('b');
  expect(shown()).toBe('a');
  hideTip('a');
  expect(shown()).toBeNull();
});

import { expect, test } from 'vitest';
import { fidelityWords, percentOf } from '@/components/editor/review/fidelity';

test('fidelity is shown in percent, never rounded up to 100, and in words', () => {
  expect(percentOf(0.9987)).toBe('99 %');
  expect(percentOf(1)).toBe('100 %');
  expect([0.99, 0.93, 0.929, 0.8, 0.79].map(fidelityWords)).toEqual([
    'very close',
    'very close',
    'close',
    'close',
    'look it over',
  ]);
});

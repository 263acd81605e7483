import { describe, expect, test } from 'vitest';
import { newBudget } from '@/lib/core/svg/budget';
import { canonicalPath } from '@/lib/core/svg/path-data';

/** The same path data in a non-canonical form. */
const inOtherWords = (d: string): string => `${d} `;

const outcome = (d: string): unknown => {
  const budget = newBudget();
  try {
    return [canonicalPath(d, budget), budget.pathNumbers];
  } catch (error) {
    // The reported position differs between the two forms.
    return String(error).replace(/ \(at pos \d+\)/, '');
  }
};

describe('canonical path data', () => {
  test.each([
    'M1 2L3 4Z',
    'M1-2C3 4-5 6 7.125-8Q.5 1 2 3',
    'M1 2L3 4ZM5 6L7 8',
    'M0 0Q1 2 3 4Z',
    'M-0 0L1.0005 2',
    'M1 2',
    'M1 2M3 4L5 6',
    'ML1 2',
    'M1 2ZL3 4',
    'M1 2ZZ',
    'M09 1L2 3',
    'M1.2.3L4 5',
    'M1 2L3',
    'M1 2L3 4 5 6',
    'M1 2L3 4X',
    'L1 2',
    'M1 2L99999 3',
    'M1 2L1e3 4',
    `M0 0${'L1 2'.repeat(40_000)}`,
  ])('gives what other data of its shape gives: %.60s', (d) => {
    expect(outcome(d)).toEqual(outcome(inOtherWords(d)));
  });

  test('does not change canonical data', () => {
    expect(canonicalPath('M1-2C3 4-5 6 7.125-8Q0.5 1 2 3ZM0 1L2 3', newBudget())).toBe(
      'M1-2C3 4-5 6 7.125-8Q0.5 1 2 3ZM0 1L2 3',
    );
  });
});

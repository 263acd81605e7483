import { describe, expect, test } from 'vitest';
import { linesOf, problemOf } from '@/components/editor/motions/lines';

describe('motion prompts, one per line', () => {
  test('are trimmed, and empty lines are ignored', () => {
    expect(linesOf('  waves \n\n\tjumps twice\n')).toEqual(['waves', 'jumps twice']);
    expect(problemOf(['waves', 'jumps twice'])).toBeNull();
  });

  test('that are too many, too short or too long give a helpful message', () => {
    expect(problemOf(Array.from({ length: 10 }, () => 'waves'))).toBe(
      'At most 8 motions are made at once: take out 2.',
    );
    expect(problemOf(['waves', 'hi'])).toBe('“hi” is too short: say what happens.');
    expect(problemOf(['waves', 'x'.repeat(1001)])).toBe('Line 2 is longer than 1000 characters.');
  });
});

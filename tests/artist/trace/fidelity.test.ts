import { describe, expect, test } from 'vitest';
import { fidelity } from '@/lib/artist/trace/fidelity';
import { disc, nothing, painted } from './pictures';

const face = painted(128, 128, disc(64, 64, 50, '#f5c542'), disc(45, 55, 8, '#222222'), disc(83, 55, 8, '#222222'));

describe('fidelity', () => {
  test('is 1 for identical pictures, also for empty ones', () => {
    expect(fidelity(face, face)).toBe(1);
    expect(fidelity(nothing(20, 30), nothing(20, 30))).toBe(1);
  });

  test('is symmetric', () => {
    const other = painted(128, 128, disc(60, 64, 50, '#e5a532'));
    expect(fidelity(face, other)).toBeCloseTo(fidelity(other, face), 6);
  });

  test('decreases with each deviation from the original', () => {
    const tinted = painted(
      128,
      128,
      disc(64, 64, 50, '#efbf40'),
      disc(45, 55, 8, '#222222'),
      disc(83, 55, 8, '#222222'),
    );
    const blind = painted(128, 128, disc(64, 64, 50, '#f5c542'));
    const moved = painted(
      128,
      128,
      disc(76, 64, 50, '#f5c542'),
      disc(57, 55, 8, '#222222'),
      disc(95, 55, 8, '#222222'),
    );
    const scores = [face, tinted, blind, moved, nothing(128, 128)].map((each) => fidelity(face, each));
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(new Set(scores).size).toBe(5);
    expect(scores[1]).toBeGreaterThan(0.95);
    expect(scores.at(-1)).toBeLessThan(0.15);
  });

  test('does not depend on the empty space around the figure', () => {
    const [small, wide] = [
      [64, '#ff0000'],
      [200, '#ff0000'],
    ] as const;
    const score = (side: number) =>
      fidelity(painted(side, side, disc(32, 32, 20, small[1])), painted(side, side, disc(32, 32, 20, '#e02020')));
    expect(score(small[0])).toBeCloseTo(score(wide[0]), 2);
  });

  test('throws for pictures of different sizes', () => {
    expect(() => fidelity(nothing(4, 4), nothing(4, 5))).toThrow('Only pictures of one size can be compared.');
  });
});

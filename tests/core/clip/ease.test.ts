import { describe, expect, test } from 'vitest';
import { ease, EASE_BEZIERS, EASE_OVERSHOOT } from '@/lib/core/clip/ease';
import { EASES } from '@/lib/core/clip/schema';

const samples = (name: (typeof EASES)[number]) => Array.from({ length: 1001 }, (_, i) => ease(name, i / 1000));

describe.each(EASES)('%s', (name) => {
  test('starts at exactly 0, ends at exactly 1 and is constant outside', () => {
    expect([ease(name, 0), ease(name, 1), ease(name, -0.5), ease(name, 1.5)]).toEqual([0, 1, 0, 1]);
  });

  test('overshoots exactly as far as EASE_OVERSHOOT says', () => {
    const { before = 0, after = 0 } = EASE_OVERSHOOT[name] ?? {};
    expect(Math.min(...samples(name))).toBeCloseTo(-before, 3);
    expect(Math.max(...samples(name))).toBeCloseTo(1 + after, 3);
  });
});

test('step stays at the start until the very end', () => {
  expect(ease('step', 0.9999)).toBe(0);
});

test('easeOut up and easeIn down make a parabola', () => {
  for (const u of [0.1, 0.4, 0.8]) expect(ease('easeOut', u)).toBeCloseTo(1 - ease('easeIn', 1 - u), 12);
});

test('easeOutBounce lands four times', () => {
  const values = samples('easeOutBounce');
  const landings = values.filter(
    (value, i) => i > 0 && i < 1000 && value > (values[i - 1] ?? 0) && value > (values[i + 1] ?? 0),
  );
  expect(landings.length).toBe(3);
});

const bezier = (p1: number, p2: number, s: number) => 3 * (1 - s) ** 2 * s * p1 + 3 * (1 - s) * s ** 2 * p2 + s ** 3;

test('every Bézier equals its easing', () => {
  for (const [name, curve] of Object.entries(EASE_BEZIERS)) {
    for (const s of [0.05, 0.3, 0.5, 0.77, 0.95]) {
      expect(bezier(curve[0], curve[2], s)).toBeCloseTo(s, 12);
      expect(bezier(curve[1], curve[3], s)).toBeCloseTo(ease(name as (typeof EASES)[number], s), 12);
    }
  }
});

import { expect, test } from 'vitest';
import { figureOf } from '@/lib/core/clip/presets/figure';
import { aboutPivot, withRoom } from '@/lib/artist/video/fit/fit-figure';
import type { MovementTake } from '@/lib/artist/video/fit/take';
import { CURVE_NAMES, type Curves } from '@/lib/artist/video/measured';
import { biped, single } from '../../../support/rigs';

const take = (curves: Partial<Curves>): MovementTake => ({
  seconds: 1,
  loop: false,
  aside: 0,
  curves: { ...(Object.fromEntries(CURVE_NAMES.map((name) => [name, [0, 0, 0]])) as unknown as Curves), ...curves },
});

test('the shift of the feet is compensated for a figure that rotates about its middle, not for one on legs', () => {
  const rocks = take({ x: [0, -0.1, 0], tilt: [0, 12, 0] });
  const [, middle = -1] = aboutPivot(figureOf(single), rocks).curves.x;
  expect(middle).toBeGreaterThan(-0.1);
  expect(aboutPivot(figureOf(biped), rocks)).toBe(rocks);
});

test('a jump without enough space above it first tucks the figure, and then is lowered', () => {
  const figure = figureOf(biped);
  const room = figure.headroom / figure.height;
  const low = take({ y: [0, room / 4, 0] });
  expect(withRoom(figure, low, 1)).toBe(low);
  const drawnIn = withRoom(figure, take({ y: [0, room * 0.6 + 0.05, 0] }), 1);
  expect(drawnIn.curves.y[1]).toBeCloseTo(room * 0.6 + 0.05, 6);
  expect(drawnIn.curves.stretch).toEqual([0, expect.closeTo(-0.05, 6), 0]);
  const high = withRoom(figure, take({ y: [0, room + 1, 0] }), 1);
  expect((high.curves.y[1] ?? 0) + (high.curves.stretch[1] ?? 0)).toBeCloseTo(room * 0.6, 6);
});

import type { Ease } from './schema';

const BACK = 1.70158;

/** Four hops, each a parabola of the same gravity; the first is 1 of 2.75 wide. */
const bounceOut = (u: number): number => {
  const at = u * 2.75;
  if (at < 1) return at ** 2;
  if (at < 2) return (at - 1.5) ** 2 + 0.75;
  return at < 2.5 ? (at - 2.25) ** 2 + 0.9375 : (at - 2.625) ** 2 + 0.984375;
};

/**
 * The quadratic pair is gravity: a jump with easeOut up and easeIn down is a true parabola. Every curve of
 * `EASE_BEZIERS` is a cubic polynomial, so that players and files with Béziers show exactly the same motion.
 */
const CURVES: Record<Ease, (u: number) => number> = {
  linear: (u) => u,
  easeIn: (u) => u * u,
  easeOut: (u) => u * (2 - u),
  easeInOut: (u) => u * u * (3 - 2 * u),
  easeInBack: (u) => u * u * ((BACK + 1) * u - BACK),
  easeOutBack: (u) => 1 + (u - 1) ** 2 * ((BACK + 1) * (u - 1) + BACK),
  easeOutElastic: (u) => 2 ** (-10 * u) * Math.sin(((u * 10 - 0.75) * 2 * Math.PI) / 3) + 1,
  easeOutBounce: bounceOut,
  step: () => 0,
};

/** The same easings as exact CSS and Lottie cubic Béziers `[x1, y1, x2, y2]`; elastic, bounce and step have none. */
export const EASE_BEZIERS: Partial<Record<Ease, readonly [number, number, number, number]>> = {
  linear: [1 / 3, 1 / 3, 2 / 3, 2 / 3],
  easeIn: [1 / 3, 0, 2 / 3, 1 / 3],
  easeOut: [1 / 3, 2 / 3, 2 / 3, 1],
  easeInOut: [1 / 3, 0, 2 / 3, 1],
  easeInBack: [1 / 3, 0, 2 / 3, -BACK / 3],
  easeOutBack: [1 / 3, 1 + BACK / 3, 2 / 3, 1],
};

/**
 * How far an easing overshoots its goal (`after`) or moves back behind its start (`before`), as a fraction of the
 * distance.
 */
export const EASE_OVERSHOOT: Partial<Record<Ease, { before?: number; after?: number }>> = {
  easeInBack: { before: 0.1 },
  easeOutBack: { after: 0.1 },
  easeOutElastic: { after: 0.3731 },
};

/** The progress from one key to the next at `u` (0..1): exactly 0 at 0 and 1 at 1; `step` jumps at 1. */
export function ease(name: Ease, u: number): number {
  if (u <= 0) return 0;
  if (u >= 1) return 1;
  return CURVES[name](u);
}

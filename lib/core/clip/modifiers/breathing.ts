import type { Breathing } from '../schema';

/**
 * The share of a breath cycle for breathing in: 1 part of 2.4, since breathing out is slower (craft: 1.3 to 1.5 times).
 */
const IN_BREATH = 1 / 2.4;
/**
 * The share of the growth in height that is taken off the width: full compensation looks like rubber, none like a
 * balloon.
 */
const NARROWING = 0.45;

/** How full the lungs are at `u` of the clip: 0 at both ends of each breath, 1 at its top. */
function breathAt(cycles: number, u: number): number {
  const phase = (u * cycles) % 1;
  const part = phase < IN_BREATH ? phase / IN_BREATH : (1 - phase) / (1 - IN_BREATH);
  return part * part * (3 - 2 * part);
}

/** The scale factor of a breathing modifier at `u`; at rest at both ends of the clip. */
export function breathScale({ amount, cycles }: Breathing, u: number): { x: number; y: number } {
  const grown = amount * breathAt(cycles, u);
  return { x: 1 - grown * NARROWING, y: 1 + grown };
}

import { blob, curve, ellipse } from '../../../shape/curve';
import type { Point } from '../../../shape/path';
import type { SceneEasel } from '../../easel';
import type { Depth } from '../../light';
import { poly } from '../forms';

/** Draws a water plant that rises from the ground. */
export function seaweed(e: SceneEasel, x: number, y: number, size: number, hex = '#3f9f7f', depth: Depth = 0): string {
  const tone = e.tone('weed', hex, depth);
  const frond = (dx: number, h: number, color: string) =>
    e.line(
      curve([
        [x + dx, y],
        [x + dx + size * 0.08, y - h * 0.3],
        [x + dx - size * 0.06, y - h * 0.62],
        [x + dx + size * 0.06, y - h],
      ]),
      color,
      size * 0.075,
    );
  return (
    frond(-size * 0.14, size * 0.7, tone.shade) + frond(size * 0.14, size * 0.8, tone.shade) + frond(0, size, tone.base)
  );
}

interface CoralArm {
  /** The centre line of a branch, from the coral's foot, and its width, as shares of the coral's size. */
  points: readonly Point[];
  width: number;
  tone: 'base' | 'light' | 'shade';
}

const CORAL_ARMS: readonly CoralArm[] = [
  {
    points: [
      [0, 0],
      [0.14, 0.3],
      [0.34, 0.46],
      [0.36, 0.72],
    ],
    width: 0.13,
    tone: 'shade',
  },
  {
    points: [
      [0, 0],
      [-0.16, 0.32],
      [-0.36, 0.44],
      [-0.4, 0.66],
    ],
    width: 0.13,
    tone: 'shade',
  },
  {
    points: [
      [0, 0],
      [0, 0.4],
      [0.05, 0.7],
      [0.02, 0.95],
    ],
    width: 0.15,
    tone: 'base',
  },
  {
    points: [
      [0, 0.4],
      [-0.18, 0.62],
      [-0.2, 0.86],
    ],
    width: 0.11,
    tone: 'base',
  },
  {
    points: [
      [0.03, 0.52],
      [0.2, 0.66],
      [0.22, 0.9],
    ],
    width: 0.1,
    tone: 'light',
  },
];

/** Draws a branching coral. */
export function coral(e: SceneEasel, x: number, y: number, size: number, name: string, hex: string): string {
  const material = e.tone(name, hex);
  return CORAL_ARMS.map(({ points, width, tone }) =>
    e.line(curve(points.map(([dx, dy]): Point => [x + dx * size, y - dy * size])), material[tone], width * size),
  ).join('');
}

/** Draws a small fish that swims left or right. */
export function fish(
  e: SceneEasel,
  x: number,
  y: number,
  size: number,
  side: 1 | -1,
  name: string,
  hex: string,
): string {
  const tone = e.tone(name, hex, 1);
  return (
    e.fill(
      poly([
        [x - side * size * 0.36, y],
        [x - side * size * 0.62, y - size * 0.2],
        [x - side * size * 0.56, y],
        [x - side * size * 0.62, y + size * 0.2],
      ]),
      tone.shade,
    ) +
    e.fill(
      blob([
        [x + side * size * 0.5, y, 0.4],
        [x + side * size * 0.1, y - size * 0.25],
        [x - side * size * 0.42, y],
        [x + side * size * 0.1, y + size * 0.25],
      ]),
      tone.base,
    ) +
    e.fill(
      ellipse(x + side * size * 0.26, y - size * 0.05, size * 0.04, size * 0.04),
      e.tone('fish_eye', '#2c3550', 1).base,
    )
  );
}

/** Draws rising bubbles around a position. */
export function bubbles(e: SceneEasel, x: number, y: number, height: number, count: number): string {
  const color = e.shine('bubble', '#f2fdff');
  return Array.from({ length: count }, (_, i) => {
    const r = e.stage.u * e.dice.between(0.8, 2.4);
    const [bx, by] = [x + e.stage.u * e.dice.between(-6, 6), y - (height * (i + 0.5)) / count];
    return (
      e.fill(ellipse(bx, by, r, r), color, 0.18) +
      e.line(ellipse(bx, by, r, r), color, r * 0.2, 0.7) +
      e.fill(ellipse(bx - r * 0.35, by - r * 0.35, r * 0.22, r * 0.22), color, 0.9)
    );
  }).join('');
}

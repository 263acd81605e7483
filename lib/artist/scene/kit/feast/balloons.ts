import { blob, curve, ellipse } from '../../../shape/curve';
import { turn } from '../../../shape/path';
import type { SceneEasel } from '../../easel';
import type { MaterialTone } from '../../light';
import { poly } from '../forms';
import { merry } from './merry';

/** The outline of a balloon around its centre, with its knot. */
function balloonSkin(e: SceneEasel, x: number, cy: number, size: number, tone: MaterialTone): string {
  const skin = blob([
    [x, cy - size * 0.27],
    [x + size * 0.22, cy - size * 0.06],
    [x + size * 0.13, cy + size * 0.17],
    [x, cy + size * 0.27, 0.5],
    [x - size * 0.13, cy + size * 0.17],
    [x - size * 0.22, cy - size * 0.06],
  ]);
  return (
    e.fill(
      poly([
        [x - size * 0.035, cy + size * 0.31],
        [x, cy + size * 0.25],
        [x + size * 0.035, cy + size * 0.31],
      ]),
      tone.shade,
    ) +
    e.fill(skin, tone.base) +
    e.inside(skin, e.fill(ellipse(x + size * 0.2, cy + size * 0.12, size * 0.2, size * 0.34), tone.shade)) +
    e.fill(
      turn(ellipse(x - size * 0.08, cy - size * 0.12, size * 0.035, size * 0.07), 24, [
        x - size * 0.08,
        cy - size * 0.12,
      ]),
      tone.light,
    )
  );
}

const BUNCH = [
  [0.02, 0.84],
  [-0.19, 0.68],
  [0.2, 0.72],
  [-0.08, 0.54],
  [0.13, 0.52],
] as const;

/** Draws a bunch of balloons, `size` high, whose strings meet at (x, y), in bright colours or in one. */
export function balloons(e: SceneEasel, x: number, y: number, size: number, hex?: string): string {
  const string = e.tone('string', '#a49aa8').base;
  const lines = BUNCH.map(([dx, dy]) =>
    e.line(
      curve([
        [x + dx * size, y - size * (dy - 0.17)],
        [x + dx * size * 0.5, y - size * 0.22],
        [x, y],
      ]),
      string,
      size * 0.007,
    ),
  ).join('');
  return (
    lines +
    BUNCH.map(([dx, dy], i) =>
      balloonSkin(e, x + dx * size, y - size * dy, size * 0.56, hex ? e.tone('asked_balloon', hex) : merry(e, i)),
    ).join('')
  );
}

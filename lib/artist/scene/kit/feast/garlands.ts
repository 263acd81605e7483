import { curve, ellipse } from '../../../shape/curve';
import { turn, type Point } from '../../../shape/path';
import type { SceneEasel } from '../../easel';
import { poly, slab } from '../forms';
import { merry } from './merry';

/** Draws small flags on a string from one point to another. */
export function bunting(e: SceneEasel, from: Point, to: Point, sag: number): string {
  const count = Math.max(4, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / (e.stage.u * 11)));
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t),
  ];
  const w = e.stage.u * 3.8;
  return (
    e.line(curve([at(0), at(0.25), at(0.5), at(0.75), at(1)]), e.tone('string', '#a49aa8').base, e.stage.u * 0.5) +
    Array.from({ length: count }, (_, i) => {
      const [x, y] = at((i + 0.5) / count);
      const tone = merry(e, i);
      return (
        e.fill(
          poly([
            [x - w, y],
            [x + w, y],
            [x, y + w * 2.3],
          ]),
          tone.base,
        ) +
        e.fill(
          poly([
            [x, y],
            [x + w, y],
            [x, y + w * 2.3],
          ]),
          tone.shade,
        )
      );
    }).join('')
  );
}

/** Draws confetti in the air, except over the mascot. */
export function confetti(e: SceneEasel, top: number, bottom: number, count: number): string {
  const { width, u, focus } = e.stage;
  return Array.from({ length: e.minimal ? Math.round(count / 3) : count }, (_, i) => {
    const [x, y, s] = [e.dice.next() * width, e.dice.between(top, bottom), u * e.dice.between(0.8, 1.7)];
    const tone = merry(e, i);
    if (x > focus.left && x < focus.right && y > focus.top - u * 6) return '';
    return i % 3
      ? e.fill(turn(slab(x - s, y - s * 0.55, x + s, y + s * 0.55), e.dice.between(0, 180), [x, y]), tone.base)
      : e.fill(ellipse(x, y, s * 0.7, s * 0.7), tone.light);
  }).join('');
}

/** Draws a string of small lights that sags between two points. */
export function fairyLights(e: SceneEasel, from: Point, to: Point, sag: number): string {
  const count = Math.max(5, Math.round(Math.abs(to[0] - from[0]) / (e.stage.u * 9)));
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t),
  ];
  return (
    e.line(curve([at(0), at(0.25), at(0.5), at(0.75), at(1)]), e.tone('wire', '#6b6478').base, e.stage.u * 0.4) +
    Array.from({ length: count }, (_, i) => {
      const [x, y] = at((i + 0.5) / count);
      const r = e.stage.u * 1.2;
      return (
        e.glow(x, y + r, r * 3.4, r * 3.4, e.shine('fairy_light', '#fff0b8'), 0.6) +
        e.fill(
          ellipse(x, y + r, r * 0.8, r),
          e.shine(i % 2 ? 'fairy_bulb' : 'fairy_bulb_b', i % 2 ? '#ffe08a' : '#fff6d0'),
        )
      );
    }).join('')
  );
}

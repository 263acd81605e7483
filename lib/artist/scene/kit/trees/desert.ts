import { blob, curve, ellipse } from '../../../shape/curve';
import { turn, type Point } from '../../../shape/path';
import type { SceneEasel } from '../../easel';
import type { Depth } from '../../light';

/** Draws a leaning palm. */
export function palm(e: SceneEasel, x: number, y: number, size: number, lean = 1): string {
  const [leaf, bark] = [e.tone('frond', '#5aa860'), e.tone('palm_bark', '#b58a5c')];
  const top: Point = [x + lean * size * 0.2, y - size * 0.78];
  const stem = blob([
    [x - size * 0.05, y, 0.9],
    [x + lean * size * 0.04, y - size * 0.4],
    [top[0] - size * 0.02, top[1], 0.9],
    [top[0] + size * 0.025, top[1], 0.9],
    [x + lean * size * 0.09, y - size * 0.38],
    [x + size * 0.055, y, 0.9],
  ]);
  const frond = (angle: number, length: number, color: string) => {
    const [tx, ty] = top;
    const l = size * length;
    return e.fill(
      turn(
        blob([
          [tx, ty, 0.8],
          [tx + l * 0.4, ty - l * 0.2],
          [tx + l * 0.8, ty - l * 0.06],
          [tx + l, ty + l * 0.2, 0.95],
          [tx + l * 0.66, ty + l * 0.06, 0.2],
          [tx + l * 0.3, ty + l * 0.02, 0.2],
        ]),
        angle,
        top,
      ),
      color,
    );
  };
  const rings = [0.2, 0.34, 0.48, 0.62]
    .map((share) =>
      e.line(
        curve([
          [x + lean * size * share * 0.13 - size * 0.035, y - size * share],
          [x + lean * size * share * 0.14 + size * 0.03, y - size * (share + 0.015)],
        ]),
        bark.shade,
        size * 0.012,
      ),
    )
    .join('');
  return (
    e.fill(stem, bark.base) +
    rings +
    frond(-172, 0.4, leaf.shade) +
    frond(-25, 0.42, leaf.shade) +
    frond(-118, 0.34, leaf.deep) +
    frond(165, 0.42, leaf.base) +
    frond(12, 0.44, leaf.base) +
    frond(-70, 0.34, leaf.base) +
    frond(-142, 0.4, leaf.light) +
    frond(48, 0.36, leaf.shade) +
    e.fill(ellipse(top[0] - size * 0.02, top[1] + size * 0.03, size * 0.032, size * 0.034), bark.deep) +
    e.fill(ellipse(top[0] + size * 0.035, top[1] + size * 0.035, size * 0.03, size * 0.032), bark.shade)
  );
}

/** Draws a desert cactus with two arms. */
export function saguaro(e: SceneEasel, x: number, y: number, size: number, depth: Depth = 0): string {
  const tone = e.tone('cactus_skin', '#5f9f73', depth);
  const w = size * 0.15;
  const arm = (s: 1 | -1, from: number, to: number, reach: number) =>
    e.line(
      curve([
        [x, y - size * from],
        [x + s * size * reach * 0.8, y - size * (from + 0.01)],
        [x + s * size * reach, y - size * (from + 0.08)],
        [x + s * size * reach, y - size * to],
      ]),
      s > 0 ? tone.shade : tone.base,
      w * 0.78,
    );
  return (
    arm(1, 0.34, 0.68, 0.26) +
    arm(-1, 0.46, 0.82, 0.25) +
    e.line(
      curve([
        [x, y - w * 0.1],
        [x, y - size + w / 2],
      ]),
      tone.base,
      w,
    ) +
    e.line(
      curve([
        [x + w * 0.22, y - w * 0.3],
        [x + w * 0.22, y - size + w * 0.7],
      ]),
      tone.shade,
      w * 0.2,
    ) +
    e.line(
      curve([
        [x - w * 0.2, y - w * 0.3],
        [x - w * 0.2, y - size + w * 0.7],
      ]),
      tone.light,
      w * 0.12,
    ) +
    e.fill(ellipse(x - w * 0.1, y - size - w * 0.06, w * 0.34, w * 0.24), e.tone('cactus_bloom', '#f2a0b4', depth).base)
  );
}

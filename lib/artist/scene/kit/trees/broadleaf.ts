import { blob, curve, puffy } from '../../../shape/curve';
import type { Path, Point } from '../../../shape/path';
import type { Easel } from '../../easel';
import type { Depth } from '../../light';

export function trunk(x: number, y: number, height: number, width: number): Path {
  const w = width / 2;
  return blob([
    [x - w * 1.5, y, 0.9],
    [x - w * 0.8, y - height * 0.25],
    [x - w * 0.7, y - height, 0.8],
    [x + w * 0.7, y - height, 0.8],
    [x + w * 0.8, y - height * 0.25],
    [x + w * 1.5, y, 0.9],
  ]);
}

/** A tree with a round crown, standing on y. */
export function roundTree(e: Easel, x: number, y: number, size: number, hex = '#6fb15c', depth: Depth = 0): string {
  const [leaf, bark] = [e.tone('leaf', hex, depth), e.tone('bark', '#8a6246', depth)];
  const [cy, r] = [y - size * 0.66, size * 0.3];
  const crown = puffy(x, cy, r * 1.02, r, 8, 0.42, e.dice.between(-90, -60));
  return (
    e.fill(trunk(x, y, size * 0.5, size * 0.11), bark.shade) +
    e.fill(crown, leaf.base) +
    e.inside(
      crown,
      e.fill(puffy(x + r * 0.5, cy + r * 0.5, r * 1.05, r * 0.95, 8, 0.4), leaf.shade) +
        (depth < 2 ? e.fill(puffy(x - r * 0.45, cy - r * 0.5, r * 0.42, r * 0.34, 6, 0.4), leaf.light) : ''),
    )
  );
}

/** A tree without leaves. */
export function bareTree(e: Easel, x: number, y: number, size: number, hex = '#5d4a52', depth: Depth = 0): string {
  const tone = e.tone('bare_wood', hex, depth);
  const limb = (points: readonly Point[], width: number) => e.line(curve(points), tone.base, width * size);
  return (
    e.fill(trunk(x, y, size * 0.42, size * 0.1), tone.base) +
    limb(
      [
        [x, y - size * 0.36],
        [x - size * 0.03, y - size * 0.6],
        [x + size * 0.04, y - size * 0.86],
      ],
      0.05,
    ) +
    limb(
      [
        [x, y - size * 0.38],
        [x - size * 0.14, y - size * 0.58],
        [x - size * 0.3, y - size * 0.7],
      ],
      0.042,
    ) +
    limb(
      [
        [x - size * 0.16, y - size * 0.6],
        [x - size * 0.18, y - size * 0.76],
        [x - size * 0.12, y - size * 0.88],
      ],
      0.026,
    ) +
    limb(
      [
        [x, y - size * 0.42],
        [x + size * 0.16, y - size * 0.56],
        [x + size * 0.22, y - size * 0.76],
      ],
      0.042,
    ) +
    limb(
      [
        [x + size * 0.17, y - size * 0.6],
        [x + size * 0.3, y - size * 0.66],
        [x + size * 0.38, y - size * 0.62],
      ],
      0.026,
    ) +
    limb(
      [
        [x + size * 0.02, y - size * 0.66],
        [x + size * 0.12, y - size * 0.8],
        [x + size * 0.14, y - size * 0.94],
      ],
      0.024,
    ) +
    limb(
      [
        [x - size * 0.24, y - size * 0.66],
        [x - size * 0.36, y - size * 0.64],
        [x - size * 0.42, y - size * 0.72],
      ],
      0.02,
    )
  );
}

/** A bush on the ground. */
export function bush(e: Easel, x: number, y: number, width: number, hex = '#69a95a', depth: Depth = 0): string {
  const leaf = e.tone('bush', hex, depth);
  const w = width / 2;
  const form = blob([
    [x - w, y, 0.7],
    [x - w * 0.98, y - w * 0.36],
    [x - w * 0.62, y - w * 0.52],
    [x - w * 0.34, y - w * 0.86],
    [x + w * 0.1, y - w * 0.9],
    [x + w * 0.4, y - w * 0.58],
    [x + w * 0.78, y - w * 0.56],
    [x + w * 1.02, y - w * 0.24],
    [x + w, y, 0.7],
  ]);
  return (
    e.fill(form, leaf.base) +
    e.inside(
      form,
      e.fill(puffy(x + w * 0.4, y + w * 0.06, w * 0.8, w * 0.5, 7, 0.4), leaf.shade) +
        e.fill(puffy(x - w * 0.3, y - w * 0.62, w * 0.24, w * 0.18, 6, 0.4), leaf.light),
    )
  );
}

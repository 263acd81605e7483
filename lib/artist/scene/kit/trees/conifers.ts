import { blob } from '../../../shape/curve';
import { join, type Point } from '../../../shape/path';
import type { SceneEasel } from '../../easel';
import type { Depth, MaterialTone } from '../../light';
import { poly } from '../forms';
import { trunk } from './broadleaf';

/** Draws a conifer of three tiers; a `snowy` one has snow on them. */
export function pine(
  e: SceneEasel,
  x: number,
  y: number,
  size: number,
  hex = '#3f8266',
  depth: Depth = 0,
  snowy = false,
): string {
  const [leaf, bark, snow] = [
    e.tone('needle', hex, depth),
    e.tone('bark', '#8a6246', depth),
    e.tone('snow', '#f4f8fd', depth),
  ];
  if (depth >= 2) return farPine(e, x, y, size, leaf, bark.shade, snowy ? snow.base : null);
  const skirt = (top: number, bottom: number, half: number) => {
    const [t, b] = [y - size * top, y - size * bottom];
    const form = blob([
      [x, t, 0.85],
      [x + half * size * 0.52, b - (b - t) * 0.32, 0.2],
      [x + half * size, b, 0.9],
      [x + half * size * 0.4, b + size * 0.025],
      [x - half * size * 0.4, b + size * 0.025],
      [x - half * size, b, 0.9],
      [x - half * size * 0.52, b - (b - t) * 0.32, 0.2],
    ]);
    const dark = blob([
      [x, t, 0.85],
      [x + half * size * 0.52, b - (b - t) * 0.32, 0.2],
      [x + half * size, b, 0.9],
      [x + half * size * 0.4, b + size * 0.025],
      [x + half * size * 0.1, b, 0.3],
    ]);
    const cap = blob([
      [x, t, 0.85],
      [x + half * size * 0.42, b - (b - t) * 0.42, 0.5],
      [x + half * size * 0.16, b - (b - t) * 0.34],
      [x - half * size * 0.06, b - (b - t) * 0.24],
      [x - half * size * 0.5, b - (b - t) * 0.3, 0.6],
    ]);
    return e.fill(form, leaf.base) + e.fill(dark, leaf.shade) + (snowy ? e.fill(cap, snow.base) : '');
  };
  return (
    e.fill(trunk(x, y, size * 0.2, size * 0.08), bark.shade) +
    skirt(0.62, 0.12, 0.29) +
    skirt(0.82, 0.36, 0.235) +
    skirt(1, 0.6, 0.17)
  );
}

const SKIRTS = [
  [0.6, 0.1, 0.28],
  [0.8, 0.34, 0.23],
  [1, 0.58, 0.17],
] as const;

/** Draws a distant conifer with few points. */
function farPine(
  e: SceneEasel,
  x: number,
  y: number,
  size: number,
  leaf: MaterialTone,
  bark: string,
  snow: string | null,
): string {
  const at = (dx: number, dy: number): Point => [x + dx * size, y - dy * size];
  const whole = join(...SKIRTS.map(([top, bottom, half]) => poly([at(0, top), at(half, bottom), at(-half, bottom)])));
  const dark = join(
    ...SKIRTS.map(([top, bottom, half]) => poly([at(0, top), at(half, bottom), at(half * 0.2, bottom)])),
  );
  const caps = join(
    ...SKIRTS.map(([top, bottom, half]) =>
      poly([
        at(0, top),
        at(half * 0.5, (top + bottom) / 2),
        at(half * 0.12, top - (top - bottom) * 0.4),
        at(-half * 0.5, (top + bottom) / 2),
      ]),
    ),
  );
  return (
    e.fill(poly([at(-0.035, 0), at(-0.03, 0.14), at(0.03, 0.14), at(0.035, 0)]), bark) +
    e.fill(whole, leaf.base) +
    e.fill(dark, leaf.shade) +
    (snow ? e.fill(caps, snow) : '')
  );
}

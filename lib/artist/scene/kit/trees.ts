import { blob, curve, ellipse, puffy } from '../../shape/curve';
import type { Path, Point } from '../../shape/path';
import { join, turn } from '../../shape/path';
import type { Easel } from '../easel';
import type { Depth, Tone } from '../light';
import { poly } from './forms';

function trunk(x: number, y: number, height: number, width: number): Path {
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

/** A conifer of three skirts; `snowy` ones carry white. */
export function pine(
  e: Easel,
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

/** A conifer far away: the same tree in a handful of points. */
function farPine(e: Easel, x: number, y: number, size: number, leaf: Tone, bark: string, snow: string | null): string {
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

/** A palm that leans. */
export function palm(e: Easel, x: number, y: number, size: number, lean = 1, depth: Depth = 0): string {
  const [leaf, bark] = [e.tone('frond', '#5aa860', depth), e.tone('palm_bark', '#b58a5c', depth)];
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

/** A desert cactus with two arms. */
export function saguaro(e: Easel, x: number, y: number, size: number, depth: Depth = 0): string {
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

/**
 * Large leaves that reach into the picture from a lower corner, near the viewer: 1 from the left, -1 from the right.
 */
export function leavesBefore(e: Easel, side: 1 | -1, size: number, hex = '#3f7a5a'): string {
  const {
    stage: { width, height },
  } = e;
  const tone = e.tone('front_leaf', hex);
  const corner: Point = [side > 0 ? -size * 0.12 : width + size * 0.12, height + size * 0.16];
  const leaf = (angle: number, length: number, color: string, rib: string) => {
    const [x, y] = corner;
    const l = size * length;
    const at = side > 0 ? angle : 180 - angle;
    return (
      e.fill(
        turn(
          blob([
            [x, y, 0.9],
            [x + l * 0.3, y - l * 0.16],
            [x + l * 0.72, y - l * 0.13],
            [x + l, y, 0.95],
            [x + l * 0.72, y + l * 0.13],
            [x + l * 0.3, y + l * 0.16],
          ]),
          at,
          corner,
        ),
        color,
      ) +
      e.line(
        turn(
          poly([
            [x + l * 0.1, y],
            [x + l * 0.92, y],
          ]),
          at,
          corner,
        ),
        rib,
        size * 0.012,
      )
    );
  };
  return (
    leaf(-78, 0.92, tone.deep, tone.shade) +
    leaf(-18, 0.95, tone.deep, tone.shade) +
    leaf(-58, 1.02, tone.shade, tone.deep) +
    leaf(-34, 1, tone.base, tone.shade)
  );
}

import { blob, box, curve, ellipse } from '../../shape/curve';
import { turn, type Point } from '../../shape/path';
import type { Easel } from '../easel';
import type { Tone } from '../light';
import { poly, slab, solid, stick } from './forms';
import { sparkle } from './sky';

const MERRY = [
  ['merry_red', '#ef7f78'],
  ['merry_gold', '#f6c65e'],
  ['merry_blue', '#79b8ea'],
  ['merry_green', '#86c994'],
  ['merry_violet', '#b49be6'],
  ['merry_pink', '#f39ac0'],
] as const;

/** The i-th of the merry colours. */
export function merry(e: Easel, i: number) {
  const [name, hex] = MERRY[i % MERRY.length] ?? MERRY[0];
  return e.tone(name, hex);
}

/** A balloon's skin about its middle, with its knot. */
function balloonSkin(e: Easel, x: number, cy: number, size: number, tone: Tone): string {
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

/** A bunch of balloons whose strings meet at (x, y), `size` high; merry ones, or all of one colour. */
export function balloons(e: Easel, x: number, y: number, size: number, hex?: string): string {
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

/** Little flags on a string from one point to another. */
export function bunting(e: Easel, from: Point, to: Point, sag: number): string {
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

/** Paper snippets in the air, none of them before the mascot. */
export function confetti(e: Easel, top: number, bottom: number, count: number): string {
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

/** A wrapped present on y. */
export function gift(e: Easel, x: number, y: number, size: number, i: number): string {
  const [paper, band] = [merry(e, i), merry(e, i + 1)];
  const loop = (s: 1 | -1) =>
    e.fill(
      blob([
        [x, y - size * 0.86, 0.8],
        [x + s * size * 0.14, y - size * 1.04],
        [x + s * size * 0.32, y - size * 0.96],
        [x + s * size * 0.2, y - size * 0.84],
      ]),
      s > 0 ? band.shade : band.base,
    );
  return (
    solid(e, slab(x - size * 0.46, y - size * 0.66, x + size * 0.46, y), paper) +
    e.fill(slab(x - size * 0.09, y - size * 0.7, x + size * 0.09, y), band.base) +
    loop(-1) +
    loop(1) +
    e.fill(box(x, y - size * 0.75, size * 1.02, size * 0.22, size * 0.03), paper.light) +
    e.fill(slab(x - size * 0.09, y - size * 0.86, x + size * 0.09, y - size * 0.64), band.shade)
  );
}

/** A cake with candles on y. */
export function cake(e: Easel, x: number, y: number, size: number): string {
  const [icing, dough, plate] = [e.tone('icing', '#fbe3ea'), e.tone('dough', '#e8b98a'), e.tone('plate', '#eef1f4')];
  const tier = (w: number, bottom: number, top: number) =>
    solid(
      e,
      blob([
        [x - w, y - top, 0.9],
        [x + w, y - top, 0.9],
        [x + w, y - bottom, 0.8],
        [x - w, y - bottom, 0.8],
      ]),
      dough,
    ) +
    e.fill(
      blob([
        [x - w * 1.03, y - top - size * 0.03, 0.7],
        [x + w * 1.03, y - top - size * 0.03, 0.7],
        [x + w * 1.02, y - top + size * 0.07],
        [x + w * 0.66, y - top + size * 0.05],
        [x + w * 0.4, y - top + size * 0.14],
        [x, y - top + size * 0.06],
        [x - w * 0.4, y - top + size * 0.14],
        [x - w * 0.7, y - top + size * 0.05],
        [x - w * 1.02, y - top + size * 0.09],
      ]),
      icing.base,
    );
  return (
    e.fill(ellipse(x, y, size * 0.62, size * 0.07), plate.shade) +
    tier(size * 0.48, 0, size * 0.36) +
    tier(size * 0.3, size * 0.38, size * 0.64) +
    [-0.16, 0, 0.16]
      .map(
        (dx, i) =>
          e.fill(
            slab(x + (dx - 0.018) * size, y - size * 0.84, x + (dx + 0.018) * size, y - size * 0.66),
            merry(e, i + 1).base,
          ) +
          e.glow(x + dx * size, y - size * 0.88, size * 0.12, size * 0.12, e.shine('lamplight', '#ffe9b0'), 0.8) +
          e.fill(
            blob([
              [x + dx * size, y - size * 0.96, 0.8],
              [x + (dx + 0.03) * size, y - size * 0.87],
              [x + dx * size, y - size * 0.83],
              [x + (dx - 0.03) * size, y - size * 0.87],
            ]),
            e.shine('flame', '#ffb84d'),
          ),
      )
      .join('')
  );
}

/** A decorated Christmas tree on y. */
export function christmasTree(e: Easel, x: number, y: number, size: number): string {
  const [leaf, pot, star] = [e.tone('fir', '#4f9070'), e.tone('pot', '#c9795f'), e.shine('tree_star', '#ffdf80')];
  const tier = (top: number, bottom: number, half: number) =>
    e.fill(
      blob([
        [x, y - top * size, 0.85],
        [x + half * size * 0.5, y - (bottom + (top - bottom) * 0.34) * size, 0.2],
        [x + half * size, y - bottom * size, 0.9],
        [x, y - (bottom - 0.03) * size],
        [x - half * size, y - bottom * size, 0.9],
        [x - half * size * 0.5, y - (bottom + (top - bottom) * 0.34) * size, 0.2],
      ]),
      leaf.base,
    ) +
    e.fill(
      blob([
        [x, y - top * size, 0.85],
        [x + half * size * 0.5, y - (bottom + (top - bottom) * 0.34) * size, 0.2],
        [x + half * size, y - bottom * size, 0.9],
        [x + half * 0.2 * size, y - (bottom - 0.02) * size, 0.3],
      ]),
      leaf.shade,
    );
  const balls = [
    [-0.12, 0.78],
    [0.08, 0.7],
    [-0.2, 0.5],
    [0.02, 0.54],
    [0.19, 0.47],
    [-0.27, 0.25],
    [-0.07, 0.3],
    [0.13, 0.24],
    [0.29, 0.22],
  ] as const;
  return (
    solid(
      e,
      poly([
        [x - size * 0.1, y - size * 0.16],
        [x + size * 0.1, y - size * 0.16],
        [x + size * 0.08, y],
        [x - size * 0.08, y],
      ]),
      pot,
    ) +
    tier(0.6, 0.14, 0.36) +
    tier(0.8, 0.38, 0.28) +
    tier(0.96, 0.62, 0.19) +
    balls
      .map(
        ([dx, dy], i) =>
          e.fill(ellipse(x + dx * size, y - dy * size, size * 0.027, size * 0.027), merry(e, i).base) +
          (i % 2
            ? e.glow(
                x + dx * size + size * 0.06,
                y - dy * size - size * 0.03,
                size * 0.05,
                size * 0.05,
                e.shine('fairy_light', '#fff0b8'),
                0.9,
              )
            : ''),
      )
      .join('') +
    e.glow(x, y - size * 0.97, size * 0.2, size * 0.2, e.shine('lamplight', '#ffe9b0'), 0.7) +
    e.fill(sparkle(x, y - size * 0.97, size * 0.09), star) +
    e.fill(turn(sparkle(x, y - size * 0.97, size * 0.06), 45, [x, y - size * 0.97]), star)
  );
}

/** A string of small lights that sags between two points. */
export function fairyLights(e: Easel, from: Point, to: Point, sag: number): string {
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

/** A pumpkin on y; carved ones glow. */
export function pumpkin(e: Easel, x: number, y: number, size: number, carved: boolean): string {
  const [skin, stem] = [e.tone('pumpkin', '#f0954a'), e.tone('stem', '#5f9a4c')];
  const cy = y - size * 0.4;
  const lobe = (dx: number, w: number, color: string) =>
    e.fill(ellipse(x + dx * size, cy, w * size, size * 0.4), color);
  const fire = e.shine('carved', '#ffe27a');
  const face = carved
    ? e.glow(x, cy, size * 0.9, size * 0.7, e.shine('carved_glow', '#ffc24a'), 0.45) +
      e.fill(
        poly([
          [x - size * 0.26, cy - size * 0.02],
          [x - size * 0.16, cy - size * 0.18],
          [x - size * 0.06, cy - size * 0.02],
        ]),
        fire,
      ) +
      e.fill(
        poly([
          [x + size * 0.26, cy - size * 0.02],
          [x + size * 0.16, cy - size * 0.18],
          [x + size * 0.06, cy - size * 0.02],
        ]),
        fire,
      ) +
      e.fill(
        blob([
          [x - size * 0.3, cy + size * 0.08, 0.9],
          [x, cy + size * 0.15],
          [x + size * 0.3, cy + size * 0.08, 0.9],
          [x + size * 0.16, cy + size * 0.25],
          [x, cy + size * 0.28],
          [x - size * 0.16, cy + size * 0.25],
        ]),
        fire,
      )
    : '';
  return (
    e.line(
      curve([
        [x, cy - size * 0.34],
        [x + size * 0.02, cy - size * 0.5],
        [x + size * 0.12, cy - size * 0.56],
      ]),
      stem.shade,
      size * 0.09,
    ) +
    lobe(-0.32, 0.22, skin.shade) +
    lobe(0.32, 0.22, skin.deep) +
    lobe(-0.18, 0.24, skin.base) +
    lobe(0.18, 0.24, skin.shade) +
    lobe(0, 0.22, skin.light) +
    face
  );
}

/** A snowman on y. */
export function snowman(e: Easel, x: number, y: number, size: number): string {
  const [snow, coal, nose, cloth] = [
    e.tone('snowman', '#f4f8fd'),
    e.tone('coal', '#3f4257'),
    e.tone('carrot', '#f0954a'),
    e.tone('snow_scarf', '#e57f78'),
  ];
  const ball = (cy: number, r: number) => solid(e, ellipse(x, y - cy * size, r * size, r * size), snow, 0.3);
  const dot = (dx: number, cy: number, r: number) =>
    e.fill(ellipse(x + dx * size, y - cy * size, r * size, r * size), coal.base);
  return (
    ball(0.25, 0.27) +
    ball(0.62, 0.18) +
    e.line(
      curve([
        [x - size * 0.13, y - size * 0.6],
        [x, y - size * 0.555],
        [x + size * 0.13, y - size * 0.6],
      ]),
      cloth.base,
      size * 0.06,
    ) +
    e.line(stick([x + size * 0.09, y - size * 0.56], [x + size * 0.13, y - size * 0.4]), cloth.shade, size * 0.055) +
    dot(-0.06, 0.68, 0.018) +
    dot(0.06, 0.68, 0.018) +
    e.fill(
      poly([
        [x - size * 0.01, y - size * 0.64],
        [x - size * 0.01, y - size * 0.6],
        [x + size * 0.14, y - size * 0.61],
      ]),
      nose.base,
    ) +
    dot(0, 0.36, 0.018) +
    dot(0, 0.26, 0.018) +
    e.line(stick([x - size * 0.2, y - size * 0.36], [x - size * 0.42, y - size * 0.5]), coal.light, size * 0.02) +
    e.line(stick([x + size * 0.2, y - size * 0.36], [x + size * 0.42, y - size * 0.52]), coal.light, size * 0.02) +
    e.fill(box(x, y - size * 0.78, size * 0.36, size * 0.045, 2), coal.base) +
    e.fill(box(x, y - size * 0.87, size * 0.24, size * 0.17, 3), coal.base)
  );
}

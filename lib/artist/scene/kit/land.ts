import { blob, curve, ellipse } from '../../shape/curve';
import { join, type Path, type Point } from '../../shape/path';
import type { SceneEasel } from '../easel';
import type { Depth } from '../light';
import { below, dots, hills, isCovered, poly, spread } from './forms';

/** Draws a range of snow-capped mountains with its base at `y`. */
export function mountains(
  e: SceneEasel,
  y: number,
  height: number,
  count: number,
  hex: string,
  depth: Depth,
  snow = true,
): string {
  const tone = e.tone('rock', hex, depth);
  const white = e.tone('peak_snow', '#f6f9fd', depth);
  const step = e.stage.width / count;
  return spread(e, -step * 0.4, e.stage.width + step * 0.4, count + 1, 0.25)
    .map((x) => {
      const h = height * e.dice.between(0.62, 1);
      const w = h * e.dice.between(0.72, 0.95);
      const lean = w * e.dice.between(-0.12, 0.12);
      const top: Point = [x + lean, y - h];
      const body = poly([
        [x - w, y + 4],
        [x - w * 0.42 + lean, y - h * 0.56],
        top,
        [x + w * 0.38 + lean, y - h * 0.62],
        [x + w, y + 4],
      ]);
      const shade = poly([
        top,
        [x + w * 0.38 + lean, y - h * 0.62],
        [x + w, y + 4],
        [x + w * 0.16, y + 4],
        [x + w * 0.02 + lean, y - h * 0.5],
      ]);
      const cap = poly([
        top,
        [x + w * 0.26 + lean, y - h * 0.74],
        [x + w * 0.14 + lean, y - h * 0.66],
        [x + lean * 0.8, y - h * 0.74],
        [x - w * 0.14 + lean, y - h * 0.62],
        [x - w * 0.27 + lean, y - h * 0.71],
      ]);
      return e.fill(body, tone.base) + e.fill(shade, tone.shade) + (snow ? e.fill(cap, white.base) : '');
    })
    .join('');
}

/** Draws a line of hills with soft light along their tops. */
export function hillside(
  e: SceneEasel,
  y: number,
  rise: number,
  count: number,
  name: string,
  hex: string,
  depth: Depth,
): string {
  const tone = e.tone(name, hex, depth);
  return e.fade(hills(e, y, rise, count), [[tone.light], [tone.base, 1, 0.35], [tone.shade]]);
}

/** Draws the ground from the horizon down, with broad soft waves of light and shade. */
export function ground(e: SceneEasel, name: string, hex: string, flat = false): string {
  const {
    stage: { width, height, horizon, u },
  } = e;
  const tone = e.tone(name, hex);
  const edge = flat
    ? below(
        [
          [0, horizon],
          [width / 2, horizon - u],
          [width, horizon],
        ],
        height,
      )
    : hills(e, horizon, u * 3, 2);
  const wave = (y: number, rise: number, color: string, opacity: number) =>
    e.fill(hills(e, y, rise, 2), color, opacity);
  return (
    e.fade(edge, [[tone.light], [tone.base, 1, 0.4], [tone.shade]]) +
    wave(horizon + (height - horizon) * 0.36, u * 3, tone.base, 0.7) +
    wave(horizon + (height - horizon) * 0.74, u * 3, tone.shade, 0.55)
  );
}

/** A blade of grass: a curved wedge from its foot to its tip. */
const blade = (x: number, y: number, half: number, h: number, lean: number): Path => [
  ['M', x - half, y],
  ['C', x - half * 0.6, y - h * 0.5, x + lean * 0.4, y - h * 0.8, x + lean, y - h],
  ['C', x + lean * 0.6, y - h * 0.7, x + half * 1.2, y - h * 0.4, x + half, y],
  ['Z'],
];

/** Draws a tuft of grass around its foot. */
export function tuft(e: SceneEasel, x: number, y: number, size: number, color: string): string {
  return e.fill(
    join(
      blade(x - size * 0.22, y, size * 0.09, size * 0.7, -size * 0.26),
      blade(x, y, size * 0.1, size, size * 0.04),
      blade(x + size * 0.22, y, size * 0.09, size * 0.75, size * 0.28),
    ),
    color,
  );
}

/** Draws tufts of grass between two heights, except over the mascot. */
export function meadow(e: SceneEasel, from: number, to: number, count: number, hex: string): string {
  const {
    stage: { width, u },
  } = e;
  const tone = e.tone('blade', hex);
  return spread(e, 0, width, e.minimal ? Math.ceil(count / 2) : count, 0.45)
    .map((x, i) => {
      const share = e.dice.next();
      return isCovered(e, x, u * 2) && share > 0.5
        ? ''
        : tuft(e, x, from + (to - from) * share, u * (3 + 5 * share), i % 3 ? tone.shade : tone.deep);
    })
    .join('');
}

/** Draws a flower on its stem. */
export function flower(e: SceneEasel, x: number, y: number, size: number, name: string, hex: string): string {
  const [petal, stem, heart] = [e.tone(name, hex), e.tone('stem', '#5f9a4c'), e.tone('flower_heart', '#f7d25c')];
  const [cy, r] = [y - size * 0.8, size * 0.17];
  const petalAt = (i: number): Point => [
    x + Math.cos((i * 72 - 90) * (Math.PI / 180)) * r,
    cy + Math.sin((i * 72 - 90) * (Math.PI / 180)) * r,
  ];
  const petals =
    dots(e, [0, 3, 4].map(petalAt), r * 0.82, petal.base) + dots(e, [1, 2].map(petalAt), r * 0.82, petal.shade);
  return (
    e.line(
      curve([
        [x, y],
        [x + size * 0.03, y - size * 0.4],
        [x, cy],
      ]),
      stem.shade,
      size * 0.07,
    ) +
    e.fill(
      blob([
        [x, y - size * 0.16, 0.8],
        [x + size * 0.2, y - size * 0.36],
        [x + size * 0.3, y - size * 0.34, 0.9],
        [x + size * 0.16, y - size * 0.16],
      ]),
      stem.base,
    ) +
    petals +
    dots(e, [[x, cy]], r * 0.55, heart.base)
  );
}

const PETALS = [
  ['petal_rose', '#f08fb0'],
  ['petal_white', '#fbf6ee'],
  ['petal_violet', '#a98be0'],
  ['petal_yellow', '#f6c95a'],
] as const;

/** Draws flowers over an area of ground, larger toward the viewer, except over the mascot. */
export function flowers(e: SceneEasel, from: number, to: number, count: number): string {
  const {
    stage: { width, u },
    light,
  } = e;
  if (light.season === 'winter' || light.weather === 'snow') return '';
  const spots = spread(e, 0, width, e.minimal ? Math.ceil(count / 2) : count, 0.45)
    .map((x) => [x, e.dice.next()] as const)
    .sort((a, b) => a[1] - b[1]);
  return spots
    .map(([x, share]) => {
      const [name, hex] = e.dice.pick<readonly [string, string]>(PETALS);
      return isCovered(e, x, u * 3) ? '' : flower(e, x, from + (to - from) * share, u * (6 + 6 * share), name, hex);
    })
    .join('');
}

/** Draws a boulder on the ground. */
export function rock(e: SceneEasel, x: number, y: number, size: number, hex = '#9aa0aa'): string {
  const tone = e.tone('stone', hex);
  const body = blob([
    [x - size * 0.6, y, 0.8],
    [x - size * 0.52, y - size * 0.34],
    [x - size * 0.2, y - size * 0.62],
    [x + size * 0.22, y - size * 0.56],
    [x + size * 0.54, y - size * 0.24],
    [x + size * 0.6, y, 0.8],
  ]);
  return (
    e.fill(body, tone.base) +
    e.inside(
      body,
      e.fill(
        blob([
          [x + size * 0.12, y - size * 0.7],
          [x + size * 0.02, y - size * 0.3],
          [x + size * 0.14, y + size * 0.1],
          [x + size, y + size * 0.1],
          [x + size, y - size * 0.7],
        ]),
        tone.shade,
      ) + e.fill(ellipse(x - size * 0.24, y - size * 0.56, size * 0.24, size * 0.1), tone.light),
    )
  );
}

/** Draws a path that winds from the horizon to the viewer. */
export function trail(e: SceneEasel, name: string, hex: string): string {
  const {
    stage: { horizon, height, focus, u },
  } = e;
  const tone = e.tone(name, hex);
  const x = focus.x;
  const path = blob([
    [x + u * 34, horizon - u, 0.9],
    [x + u * 26, horizon + u * 8],
    [x + u * 2, horizon + u * 18],
    [x - u * 46, height + u * 6, 0.9],
    [x + u * 52, height + u * 6, 0.9],
    [x + u * 38, horizon + u * 20],
    [x + u * 38, horizon + u * 8],
    [x + u * 38, horizon - u, 0.9],
  ]);
  return e.fade(path, [[tone.shade], [tone.base, 1, 0.35], [tone.light]]);
}

import { blob, curve, ellipse } from '../../shape/curve';
import type { Path, Point } from '../../shape/path';
import type { SceneEasel } from '../easel';
import type { TimeOfDay } from '../light';
import { dots, poly, slab, spread } from './forms';

const SKIES: Record<TimeOfDay, readonly [top: string, middle: string, low: string]> = {
  dawn: ['#8fb7e8', '#f7c4cf', '#ffe6c9'],
  day: ['#5fb0f2', '#a5d8fa', '#e6f6ff'],
  sunset: ['#6a5aa8', '#f0897a', '#ffd08a'],
  night: ['#141a42', '#26336f', '#4a5aa0'],
};

/** Draws the sky down to a height, with the sun or moon at the upper left, which is the direction of all light. */
export function sky(e: SceneEasel, bottom = e.stage.horizon, options: { sun?: boolean; clouds?: number } = {}): string {
  const {
    stage: { width, height },
    light,
  } = e;
  // The sky has its own colours for each time of day instead of being tinted by the light.
  const [top, middle, low] = (
    light.weather === 'clear' ? SKIES[light.time] : light.weather === 'snow' ? SNOWY[light.time] : CLOUDED[light.time]
  ).map((hex, i) => e.shine(`sky_${i + 1}`, hex)) as [string, string, string];
  const body =
    options.sun === false || light.weather !== 'clear'
      ? ''
      : light.time === 'night'
        ? moon(e, sunPlace(e))
        : sun(e, sunPlace(e));
  return (
    e.fade(slab(0, 0, width, Math.min(height, bottom + height * 0.06)), [[top], [middle, 1, 0.55], [low]]) +
    (light.time === 'night' && light.weather === 'clear' ? stars(e, bottom * 0.8, 34) : '') +
    body +
    clouds(e, options.clouds ?? (light.weather === 'clear' ? (e.minimal ? 2 : 4) : 7), bottom)
  );
}

const CLOUDED: Record<TimeOfDay, readonly [string, string, string]> = {
  dawn: ['#a9b8cf', '#d3cbd6', '#f0e2dd'],
  day: ['#93a9c2', '#bccbdb', '#e3ebf2'],
  sunset: ['#6d678f', '#b98a95', '#ecc09f'],
  night: ['#1b2140', '#303a5f', '#525d83'],
};

const SNOWY: Record<TimeOfDay, readonly [string, string, string]> = {
  dawn: ['#93b3dd', '#d9cbe0', '#fbe3dc'],
  day: ['#7fb4e2', '#b5d6f0', '#e4f1fb'],
  sunset: ['#6f6bb0', '#d991a6', '#fbc9a6'],
  night: ['#161d48', '#2c3d7c', '#5a70b4'],
};

/** The position of the sun beside the mascot; it is low at dawn and sunset. */
export function sunPlace({ stage: { width, height, focus, shape, horizon }, light }: SceneEasel): Point {
  const low = light.time === 'sunset' || light.time === 'dawn';
  const x = shape === 'banner' ? focus.left - height * 0.42 : shape === 'wide' ? width * 0.2 : width * 0.17;
  return [x, low ? horizon * 0.56 : Math.min(height * 0.2, horizon * 0.34)];
}

function sun(e: SceneEasel, [x, y]: Point): string {
  const r = Math.min(e.stage.height, e.stage.width) * (e.light.time === 'day' ? 0.058 : 0.08);
  const [disc, halo] =
    e.light.time === 'day'
      ? [e.shine('sun', '#fff3c4'), e.shine('sun_halo', '#fffbe6')]
      : [e.shine('sun', '#fff0c2'), e.shine('sun_halo', '#ffd9a0')];
  return (
    e.glow(x, y, r * 5.2, r * 5.2, halo, 0.75) +
    e.fill(ellipse(x, y, r * 1.5, r * 1.5), halo, 0.35) +
    e.fill(ellipse(x, y, r, r), disc)
  );
}

function moon(e: SceneEasel, [x, y]: Point): string {
  const r = Math.min(e.stage.height, e.stage.width) * 0.06;
  const [disc, mark] = [e.shine('moon', '#fbf3d4'), e.shine('moon_mark', '#e8ddb8')];
  return (
    e.glow(x, y, r * 4.6, r * 4.6, e.shine('moon_halo', '#aebcf5'), 0.5) +
    e.fill(ellipse(x, y, r, r), disc) +
    [
      [-0.35, -0.25, 0.2],
      [0.3, 0.1, 0.26],
      [-0.15, 0.45, 0.14],
    ]
      .map(([dx = 0, dy = 0, s = 0]) => e.fill(ellipse(x + dx * r, y + dy * r, s * r, s * r), mark))
      .join('')
  );
}

/** Draws stars over the upper part of the picture. */
export function stars(e: SceneEasel, bottom: number, count: number): string {
  const color = e.shine('star_light', '#fdf6dc');
  const { width, height } = e.stage;
  const unit = Math.min(width, height) / 1000;
  const places = spread(e, 0, width, Math.round(count * Math.sqrt(width / height)), 0.9).map((x): Point => [
    x,
    e.dice.between(0.02, 0.98) * bottom,
  ]);
  const kind = (i: number) => places.filter((_, at) => at % 7 === i);
  return (
    dots(e, [0, 3].flatMap(kind), 1.4 * unit, color, 0.6) +
    dots(e, [1, 4, 5].flatMap(kind), 2.1 * unit, color, 0.8) +
    dots(e, kind(2), 3 * unit, color, 0.95) +
    kind(6)
      .map(([x, y]) => e.fill(sparkle(x, y, unit * e.dice.between(7, 12)), color, 0.95))
      .join('')
  );
}

/** A four-pointed star. */
export function sparkle(x: number, y: number, r: number): Path {
  const k = r * 0.16;
  return poly([
    [x, y - r],
    [x + k, y - k],
    [x + r, y],
    [x + k, y + k],
    [x, y + r],
    [x - k, y + k],
    [x - r, y],
    [x - k, y - k],
  ]);
}

/** Draws one flat-bottomed cloud around its centre. */
export function cloud(
  e: SceneEasel,
  x: number,
  y: number,
  width: number,
  color: string,
  opacity: number,
  shade?: string,
): string {
  const h = width * 0.3;
  const w = width / 2;
  const shape = blob([
    [x - w, y, 0.5],
    [x - w * 0.92, y - h * 0.34],
    [x - w * 0.55, y - h * 0.46],
    [x - w * 0.3, y - h * 0.86],
    [x + w * 0.12, y - h],
    [x + w * 0.42, y - h * 0.62],
    [x + w * 0.72, y - h * 0.56],
    [x + w * 0.98, y - h * 0.22],
    [x + w, y, 0.5],
  ]);
  return (
    e.fill(shape, color, opacity) +
    (shade
      ? e.inside(shape, e.fill(ellipse(x + w * 0.25, y + h * 0.16, w * 0.95, h * 0.42), shade, opacity * 0.8))
      : '')
  );
}

function clouds(e: SceneEasel, count: number, bottom: number): string {
  const { width, height } = e.stage;
  const [color, shade] = [e.tone('cloud', '#ffffff', 1), e.tone('cloud', '#ffffff', 2)];
  const unit = Math.min(width, height);
  const [sunX] = sunPlace(e);
  const isSunny = e.light.weather === 'clear';
  return spread(e, 0, width, count, 0.3)
    .map((at, i) => {
      // The few clouds of a clear day must not cover the sun.
      const x = isSunny && Math.abs(at - sunX) < unit * 0.24 ? sunX + unit * 0.34 : at;
      const size = unit * e.dice.between(0.2, 0.36) * (i % 2 ? 0.7 : 1);
      return cloud(
        e,
        x,
        bottom * e.dice.between(0.16, 0.62),
        size,
        color.light,
        e.light.time === 'night' ? 0.28 : 0.82,
        shade.shade,
      );
    })
    .join('');
}

/** Draws a rainbow behind everything else. */
export function rainbow(e: SceneEasel, x: number, y: number, r: number): string {
  const hues = ['#f2848c', '#f8b878', '#fbe08a', '#9fd99c', '#8dc1f2', '#b7a2ea'];
  const w = r * 0.055;
  return hues
    .map((hex, i) => e.line(ellipse(x, y, r - i * w, r - i * w), e.shine(`bow_${i + 1}`, hex), w * 1.06, 0.62))
    .join('');
}

/** Draws a few birds in the distance. */
export function birds(e: SceneEasel, x: number, y: number, size: number): string {
  const color = e.tone('bird', '#4b5670', 1).base;
  return [
    [0, 0, 1],
    [1.7, -0.7, 0.75],
    [2.6, 0.5, 0.6],
  ]
    .map(([dx = 0, dy = 0, s = 1]) => {
      const [cx, cy, w] = [x + dx * size, y + dy * size, size * s * 0.6];
      return e.line(
        curve([
          [cx - w, cy - w * 0.3],
          [cx - w * 0.4, cy - w * 0.42],
          [cx, cy],
          [cx + w * 0.4, cy - w * 0.42],
          [cx + w, cy - w * 0.3],
        ]),
        color,
        size * 0.1,
        0.7,
      );
    })
    .join('');
}

/** Draws soft beams of light from the upper left. */
export function beams(e: SceneEasel, from: Point, to: number, count: number, opacity: number): string {
  const color = e.light.time === 'night' ? e.shine('moonbeam', '#b9c8ff') : e.shine('beam', '#fff7d8');
  const { width, height } = e.stage;
  return Array.from({ length: count }, (_, i) => {
    const x = from[0] + width * 0.16 * i;
    const w = Math.min(width, height) * e.dice.between(0.05, 0.1);
    const slide = height * 0.5;
    return e.fade(
      poly([
        [x, from[1]],
        [x + w, from[1]],
        [x + w * 2.2 + slide, to],
        [x + slide - w, to],
      ]),
      [
        [color, e.light.time === 'night' ? opacity * 0.35 : opacity],
        [color, 0],
      ],
    );
  }).join('');
}

import { fromOklch, toOklch } from '@/lib/core/color/oklch';
import { blob, ellipse } from '../../shape/curve';
import type { SceneEasel } from '../easel';
import { slab } from '../kit/forms';
import { sparkle } from '../kit/sky';
import type { MaterialTone } from '../light';
import type { Setting } from './setting';

/** The default backdrop for a prompt without a place: soft shapes, a circle of light, a seamless floor. */
export const studio: Setting = {
  title: 'on a studio backdrop',
  words: 'studio plain abstract backdrop background gradient solid simple hero',
  indoor: true,
  draw: (e) => {
    const {
      stage: { width, height, ground, horizon, u, focus },
    } = e;
    const [own, other = own, third = other] = e.colors.map(paperOf);
    const { hue, lightness } = e.light.mascot;
    const isPale = lightness > 0.8;
    const [wall, pop, pale] = [
      e.tone('wall', own ?? backdropOf(hue)),
      e.tone('shape', other ?? backdropOf(hue + 40)),
      e.tone('pale', third ?? backdropOf(hue - 25)),
    ];
    const cy = focus.top + (ground - focus.top) * 0.45;
    const r = Math.max(focus.height * 0.62, u * 56);
    const dots = scattered(e, wall, pop, pale);
    return {
      sky: e.fade(slab(0, 0, width, height), [[wall.light], [wall.base, 1, 0.55], [pop.base, 1]], 'slant'),
      far:
        drift(e, width * 0.06, height * 0.2, u * 46, pop.base, 0.4) +
        drift(e, width * 0.96, height * 0.34, u * 52, pale.shade, 0.34) +
        drift(e, width * 0.82, height * 0.05, u * 26, pop.light, 0.4),
      middle:
        e.fill(ellipse(focus.x, cy, r * 1.16, r * 1.16), isPale ? pop.base : wall.light, 0.4) +
        e.fill(ellipse(focus.x, cy, r, r), isPale ? pop.base : pale.light, isPale ? 0.9 : 0.7),
      ground: e.fade(
        blob([
          [-u * 20, height + u * 20, 1],
          [-u * 20, horizon + u * 12, 0.6],
          [focus.x, horizon + u * 6],
          [width + u * 20, horizon + u * 12, 0.6],
          [width + u * 20, height + u * 20, 1],
        ]),
        [
          [wall.shade, 0.8],
          [wall.base, 0.95],
          [wall.light, 0.9],
        ],
      ),
      near: dots,
    };
  },
};

/** Draws a soft shape around (x, y), a little more than `s` pixels to each side. */
function drift(e: SceneEasel, x: number, y: number, s: number, color: string, opacity: number): string {
  return e.fill(
    blob([
      [x - s, y],
      [x - s * 0.5, y - s * 0.7],
      [x + s * 0.4, y - s * 0.86],
      [x + s * 1.1, y - s * 0.1],
      [x + s * 0.6, y + s * 0.7],
      [x - s * 0.5, y + s * 0.8],
    ]),
    color,
    opacity,
  );
}

/** Draws sparkles and dots scattered over the backdrop. */
function scattered(e: SceneEasel, wall: MaterialTone, pop: MaterialTone, pale: MaterialTone): string {
  const { width, height, u } = e.stage;
  return Array.from({ length: e.minimal ? 3 : 8 }, () => {
    const [x, y, s] = [
      e.dice.between(0.04, 0.96) * width,
      e.dice.between(0.06, 0.6) * height,
      u * e.dice.between(1.2, 3),
    ];
    return e.dice.chance(0.4)
      ? e.fill(sparkle(x, y, s * 2), wall.light, 0.9)
      : e.fill(ellipse(x, y, s, s), e.dice.chance(0.5) ? pop.light : pale.light, 0.8);
  }).join('');
}

/** A colour of the prompt as a backdrop colour: pale, or dark if the colour itself is dark. */
function paperOf(hex: string): string {
  const { l, c, h } = toOklch(hex);
  return fromOklch(
    l < 0.4
      ? { l: 0.36, c: Math.min(c, 0.08), h }
      : { l: Math.max(0.8, Math.min(0.93, l + 0.12)), c: Math.min(c, 0.1), h },
  );
}

/** The backdrop colour whose hue is opposite to the mascot's. */
function backdropOf(hue: number): string {
  return STUDIO_HUES[Math.round(((((hue + 180) % 360) + 360) % 360) / 30) % 12] ?? STUDIO_HUES[0];
}

/** Twelve backdrop colours around the hue circle, of similar lightness. */
const STUDIO_HUES = [
  '#f3b8c3',
  '#f5bda6',
  '#f0c793',
  '#f3d08f',
  '#c3e2a4',
  '#a6dfb5',
  '#94ded1',
  '#98d8ea',
  '#a9cbf8',
  '#bfbdf8',
  '#d6b1ee',
  '#e8adda',
] as const;

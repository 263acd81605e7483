import { blob, curve } from '../../shape/curve';
import type { SceneEasel } from '../easel';
import { hills, isCovered, slab, spread } from '../kit/forms';
import { rock } from '../kit/land';
import { bubbles, coral, fish, seaweed } from '../kit/sea/reef';
import { beams, sparkle } from '../kit/sky';
import type { Setting } from './setting';

const CORALS = [
  ['coral_rose', '#ef8f96'],
  ['coral_gold', '#f0b86f'],
  ['coral_violet', '#b592d8'],
] as const;

const FISH = [
  ['fish_gold', '#f6bd62'],
  ['fish_rose', '#f2959b'],
  ['fish_blue', '#7fa8ea'],
] as const;

/**
 * The backdrop of a scene under the sea; positions are in picture pixels, and `u` is a hundredth of the mascot's
 * height.
 */
export const underwater: Setting = {
  floats: true,
  title: 'under the sea',
  words:
    'underwater under_water undersea reef coral diving aquarium submarine seabed deep_sea mermaid ocean_floor ' +
    'under_sea',
  has: ['coral'],
  indoor: true,
  draw: (e) => {
    const { width, height, horizon, u, focus } = e.stage;
    const count = Math.max(2, Math.round(width / (u * 55)));
    return {
      sky: water(e),
      far: farReef(e, count),
      middle: school(e, count * 4),
      ground: seabed(e),
      near:
        corals(e) +
        rock(e, focus.right + u * 32, horizon + u * 18, u * 22, '#7f93a6') +
        bubbles(e, focus.left - u * 12, horizon, horizon * 0.7, 7) +
        bubbles(e, focus.right + u * 30, horizon, horizon * 0.8, 6) +
        starfish(e, focus.left - u * 24, horizon + u * 24),
      front: e.minimal
        ? ''
        : seaweed(e, u * 5, height + u * 4, u * 46, '#2f7f78') +
          seaweed(e, width - u * 6, height + u * 4, u * 54, '#2f7f78'),
    };
  },
};

/** Draws the water, darker with depth, and the beams of light in it. */
function water(e: SceneEasel): string {
  const { width, height, u } = e.stage;
  const night = e.light.time === 'night';
  return (
    e.fade(slab(0, 0, width, height), [
      [e.shine('sea_1', night ? '#1f3f78' : '#8fe0ea')],
      [e.shine('sea_2', night ? '#1a3468' : '#44aed0'), 1, 0.45],
      [e.shine('sea_3', night ? '#142550' : '#2a76ac')],
    ]) + beams(e, [-width * 0.05, 0], height * 0.82, Math.max(4, Math.round(width / (u * 55))), night ? 0.12 : 0.38)
  );
}

/** Draws two ridges of reef in the distance, with seaweed on them. */
function farReef(e: SceneEasel, count: number): string {
  const { width, horizon, u } = e.stage;
  return (
    e.fill(hills(e, horizon - u * 16, u * 8, 3), e.tone('reef', '#3f8fb6', 2).base, 0.7) +
    e.fill(hills(e, horizon - u * 6, u * 6, 4), e.tone('reef', '#3484a4', 1).base, 0.75) +
    spread(e, 0, width, count * 2, 0.4)
      .map((x) => seaweed(e, x, horizon + u * 2, u * e.dice.between(26, 44), '#3f94a6', 2))
      .join('')
  );
}

/** Draws up to `count` fish beside the mascot. */
function school(e: SceneEasel, count: number): string {
  const { width, height, horizon, u } = e.stage;
  return spread(e, 0, width, count, 0.45)
    .map((x, i) => {
      const [name, hex] = FISH[i % 3] ?? FISH[0];
      if (isCovered(e, x, u * 8)) return '';
      const y = e.dice.between(height * 0.16, horizon - u * 12);
      return fish(e, x, y, u * e.dice.between(9, 15), i % 2 ? 1 : -1, name, hex);
    })
    .join('');
}

/** Draws rippled sand. */
function seabed(e: SceneEasel): string {
  const { width, height, horizon, u } = e.stage;
  const sand = e.tone('seabed', '#e3d3a4');
  return (
    e.fade(hills(e, horizon + u * 2, u * 3, 2), [[sand.light], [sand.base, 1, 0.4], [sand.shade]]) +
    [0.3, 0.55, 0.8]
      .map((s) =>
        e.line(
          curve([
            [width * 0.02, horizon + (height - horizon) * s],
            [width * 0.3, horizon + (height - horizon) * (s + 0.04)],
            [width * 0.6, horizon + (height - horizon) * (s - 0.01)],
            [width * 0.98, horizon + (height - horizon) * (s + 0.05)],
          ]),
          sand.shade,
          u * 0.8,
          0.5,
        ),
      )
      .join('')
  );
}

/** Draws corals on both sides of the mascot, each with seaweed. */
function corals(e: SceneEasel): string {
  const { horizon, u, focus } = e.stage;
  return [
    focus.left - u * 16,
    focus.right + u * 18,
    focus.left - u * 52,
    focus.right + u * 50,
    focus.left - u * 96,
    focus.left - u * 140,
  ]
    .map((x, i) => {
      const [name, hex] = CORALS[i % 3] ?? CORALS[0];
      return (
        coral(e, x, horizon + u * (10 + (i % 2) * 6), u * (34 + (i % 3) * 8), name, hex) +
        seaweed(e, x + u * 13, horizon + u * 12, u * (40 - (i % 2) * 12))
      );
    })
    .join('');
}

function starfish(e: SceneEasel, x: number, y: number): string {
  const r = e.stage.u * 4.5;
  const arms = Array.from({ length: 10 }, (_, i): readonly [number, number, number] => {
    const angle = (i * 36 - 90) * (Math.PI / 180);
    return [
      x + Math.cos(angle) * (i % 2 ? r * 0.45 : r),
      y + Math.sin(angle) * (i % 2 ? r * 0.26 : r * 0.56),
      i % 2 ? 0.2 : 0.4,
    ];
  });
  return (
    e.fill(blob(arms), e.tone('starfish', '#f0936f').base) +
    e.fill(sparkle(x, y, r * 0.3), e.tone('starfish', '#f0936f').light)
  );
}

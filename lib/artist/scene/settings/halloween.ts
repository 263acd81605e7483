import { box, ellipse } from '../../shape/curve';
import { pumpkin } from '../kit/feast/pumpkin';
import { poly, slab, stick } from '../kit/forms';
import { ground, hillside, meadow } from '../kit/land';
import { house } from '../kit/town/houses';
import { fence } from '../kit/town/street';
import { bareTree } from '../kit/trees/broadleaf';
import type { SceneEasel } from '../easel';
import type { Setting } from './setting';

/**
 * The backdrop of a scene on Halloween night; positions are in picture pixels, and `u` is a hundredth of the mascot's
 * height.
 */
export const halloween: Setting = {
  title: 'on Halloween night',
  words: 'halloween spooky haunted graveyard cemetery horror witch pumpkin creepy vampire trick_or',
  has: ['pumpkin', 'house'],
  time: 'night',
  draw: (e) => {
    const {
      stage: { width, height, horizon, u, focus, shape },
    } = e;
    const [mx, my] = [
      shape === 'banner' ? focus.left - u * 64 : shape === 'wide' ? width * 0.24 : width * 0.2,
      height * 0.22,
    ];
    return {
      sky: spookySky(e, mx, my),
      far:
        hillside(e, horizon - u * 10, u * 7, 2, 'spook_hill', '#6d5a94', 1) +
        house(e, Math.min(width * 0.88, focus.right + u * 46), horizon - u * 6, u * 34, '#6d5f96', '#4a3f74', 1) +
        bat(e, mx + u * 22, my + u * 6, u * 6) +
        bat(e, mx + u * 34, my - u * 5, u * 4) +
        bat(e, mx - u * 10, my + u * 16, u * 4.5),
      middle:
        fence(e, -u * 4, width + u * 4, horizon + u * 3, u * 16, '#4a4068') +
        bareTree(e, focus.left - u * 32, horizon + u * 8, u * 104, '#463a5c') +
        (shape === 'banner' ? bareTree(e, width * 0.08, horizon + u * 6, u * 90, '#463a5c') : ''),
      ground: ground(e, 'spook_grass', '#7a7f5c'),
      near:
        gravestone(e, focus.left - u * 10, horizon + u * 12, u * 18) +
        gravestone(e, focus.right + u * 44, horizon + u * 12, u * 20) +
        pumpkin(e, focus.right + u * 22, horizon + u * 24, u * 26, true) +
        pumpkin(e, focus.left - u * 32, horizon + u * 27, u * 20, true) +
        pumpkin(e, focus.right + u * 42, horizon + u * 28, u * 15, false) +
        meadow(e, horizon + u * 6, height, 18, '#5f6a4a'),
      front:
        e.glow(width * 0.2, height, width * 0.4, u * 14, e.shine('spook_mist', '#b7a3dc'), 0.4) +
        e.glow(width * 0.8, height, width * 0.4, u * 14, e.shine('spook_mist', '#b7a3dc'), 0.4),
    };
  },
};

/** Draws a violet sky with a full moon around (x, y). */
function spookySky(e: SceneEasel, x: number, y: number): string {
  const { width, height, u } = e.stage;
  const [high, low] = [e.shine('spook_1', '#1d1440'), e.shine('spook_2', '#5b3280')];
  return (
    e.fade(slab(0, 0, width, height), [[high], [low, 1, 0.55], [e.shine('spook_3', '#c8683f')]]) +
    e.glow(x, y, u * 60, u * 60, e.shine('spook_moon_glow', '#ffcf8a'), 0.55) +
    e.fill(ellipse(x, y, u * 15, u * 15), e.shine('spook_moon', '#ffe6b0')) +
    e.fill(ellipse(x - u * 4, y - u * 4, u * 3, u * 3), e.shine('spook_crater', '#f2d190')) +
    e.fill(ellipse(x + u * 5, y + u * 3, u * 4, u * 4), e.shine('spook_crater', '#f2d190'))
  );
}

/** Draws a gravestone with a cross that stands on height y. */
function gravestone(e: SceneEasel, x: number, y: number, s: number): string {
  const stone = e.tone('grave', '#8f90a8');
  return (
    e.fill(box(x, y - s * 0.45, s * 0.7, s * 0.95, s * 0.3), stone.base) +
    e.line(stick([x - s * 0.16, y - s * 0.58], [x + s * 0.16, y - s * 0.58]), stone.deep, s * 0.06) +
    e.line(stick([x, y - s * 0.74], [x, y - s * 0.36]), stone.deep, s * 0.06)
  );
}

/** Draws a bat with open wings, `s` pixels from its middle to a wing tip. */
function bat(e: SceneEasel, x: number, y: number, s: number): string {
  return e.fill(
    poly([
      [x, y],
      [x + s * 0.3, y - s * 0.34],
      [x + s, y - s * 0.2],
      [x + s * 0.7, y],
      [x + s * 0.5, y - s * 0.02],
      [x + s * 0.36, y + s * 0.14],
      [x, y + s * 0.12],
      [x - s * 0.36, y + s * 0.14],
      [x - s * 0.5, y - s * 0.02],
      [x - s * 0.7, y],
      [x - s, y - s * 0.2],
      [x - s * 0.3, y - s * 0.34],
    ]),
    e.tone('bat', '#241a3c').base,
  );
}

import { curve, ellipse } from '../../shape/curve';
import { hills, slab, spread } from '../kit/forms';
import { rock } from '../kit/land';
import { stars } from '../kit/sky';
import { planet, rocket } from '../kit/space';
import type { Setting } from './setting';

/**
 * The backdrop of a scene on a moon in space; positions are in picture pixels, and `u` is a hundredth of the mascot's
 * height.
 */
export const space: Setting = {
  floats: true,
  title: 'on a moon in space',
  words:
    'space moon galaxy planet cosmos universe outer_space mars orbit asteroid spaceship rocket weltraum espacio ' +
    'cosmic nebula astronaut interstellar',
  has: ['rocket', 'planet'],
  time: 'day',
  indoor: true,
  draw: (e) => {
    const {
      stage: { width, height, horizon, u, focus, shape },
    } = e;
    const [high, low] = [e.shine('space_1', '#181443'), e.shine('space_2', '#3a2c7d')];
    const dust = e.tone('moon_dust', '#b6afd2');
    const crater = (x: number, y: number, r: number) =>
      e.fill(ellipse(x, y, r, r * 0.34), dust.shade) +
      e.fill(ellipse(x + r * 0.08, y + r * 0.06, r * 0.82, r * 0.25), dust.deep, 0.55) +
      e.line(
        curve([
          [x - r, y + r * 0.04],
          [x - r * 0.5, y + r * 0.3],
          [x + r * 0.3, y + r * 0.34],
        ]),
        dust.light,
        r * 0.07,
      );
    const bigX = shape === 'banner' ? focus.left - u * 60 : width * 0.19;
    return {
      sky:
        e.fade(slab(0, 0, width, height), [[high], [low, 1, 0.6], [e.shine('space_3', '#7a4f9e')]]) +
        e.glow(width * 0.75, horizon * 0.4, u * 90, u * 50, e.shine('nebula', '#b56fd0'), 0.5) +
        e.glow(width * 0.2, horizon * 0.75, u * 80, u * 46, e.shine('nebula_b', '#5f8fe6'), 0.45) +
        stars(e, horizon, 70),
      far:
        planet(e, bigX, height * 0.24, u * 20, 'planet', '#eba07c', true) +
        planet(e, Math.min(width * 0.9, focus.right + u * 34), height * 0.16, u * 8, 'planet_b', '#7fc8c4', false),
      middle: e.fade(hills(e, horizon - u * 5, u * 4, 3), [
        [e.tone('moon_far', '#8f87bd').base],
        [e.tone('moon_far', '#8f87bd').deep],
      ]),
      ground:
        e.fade(hills(e, horizon + u * 1, u * 3, 2), [[dust.light], [dust.base, 1, 0.4], [dust.shade]]) +
        spread(e, 0, width, Math.round(width / (u * 34)), 0.35)
          .map((x, i) =>
            crater(x, horizon + (height - horizon) * ([0.28, 0.8, 0.5][i % 3] ?? 0.5), u * e.dice.between(7, 14)),
          )
          .join(''),
      near:
        rocket(e, Math.min(width - u * 16, focus.right + u * 30), horizon - u * 8, u * 42) +
        rock(e, focus.left - u * 24, horizon + u * 14, u * 17, '#9d94c6') +
        rock(e, focus.right + u * 26, horizon + u * 20, u * 12, '#9d94c6'),
    };
  },
};

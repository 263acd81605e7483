import { spread } from '../kit/forms';
import { ground, hillside, meadow, rock, tuft } from '../kit/land';
import { sky } from '../kit/sky';
import { saguaro } from '../kit/trees/desert';
import type { Setting } from './setting';

/**
 * The backdrop of a scene in the desert; positions are in picture pixels, and `u` is a hundredth of the mascot's
 * height.
 */
export const desert: Setting = {
  title: 'in the desert',
  words: 'desert dune sahara western wild_west canyon wuste desierto cactus',
  has: ['cactus', 'rock'],
  time: 'day',
  draw: (e) => {
    const {
      stage: { width, height, horizon, u, focus },
    } = e;
    return {
      sky: sky(e, horizon, { clouds: 2 }),
      far:
        hillside(e, horizon - u * 18, u * 9, 2, 'mesa', '#dd9a72', 3) +
        hillside(e, horizon - u * 6, u * 7, 2, 'dune_far', '#eeb987', 2),
      middle:
        spread(e, 0, width, Math.max(3, Math.round(width / (u * 60))), 0.3)
          .map((x) => saguaro(e, x, horizon + u * 2, u * e.dice.between(24, 36), 2))
          .join('') + hillside(e, horizon + u * 1, u * 4, 2, 'dune_mid', '#f0c58d', 1),
      ground: ground(e, 'dune', '#f2cf97'),
      near:
        saguaro(e, focus.left - u * 26, horizon + u * 14, u * 86) +
        rock(e, focus.left - u * 6, horizon + u * 12, u * 13, '#c98a68') +
        saguaro(e, focus.right + u * 20, horizon + u * 9, u * 54) +
        rock(e, focus.right + u * 42, horizon + u * 20, u * 26, '#c98a68') +
        meadow(e, horizon + u * 12, height, 9, '#b9a55c'),
      front: [0.03, 0.11, 0.93]
        .map((share) => tuft(e, width * share, height + u * 2, u * 15, e.tone('dry_blade', '#a8924a').shade))
        .join(''),
    };
  },
};

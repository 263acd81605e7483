import { isCovered, spread } from '../kit/forms';
import { flowers, ground, hillside, meadow, mountains, trail } from '../kit/land';
import { sky } from '../kit/sky';
import { castle } from '../kit/town/castle';
import { bush, roundTree } from '../kit/trees/broadleaf';
import { leavesBefore } from '../kit/trees/foreground-leaves';
import type { Setting } from './setting';

/**
 * The backdrop of a scene before a castle; positions are in picture pixels, and `u` is a hundredth of the mascot's
 * height.
 */
export const fairyland: Setting = {
  title: 'before a castle',
  words:
    'castle kingdom fairytale fairy_tale medieval palace throne knight royal fantasy magic enchanted ' +
    'dragon_lair schloss castillo',
  draw: (e) => {
    const {
      stage: { width, height, horizon, u, focus, shape },
    } = e;
    const x = shape === 'banner' ? focus.left - u * 70 : shape === 'wide' ? focus.left - u * 56 : width * 0.27;
    return {
      sky: sky(e, horizon),
      far:
        mountains(e, horizon - u * 4, u * 50, Math.max(2, Math.round(width / (u * 90))), '#a5a6cc', 3) +
        hillside(e, horizon - u * 8, u * 5, 2, 'realm_far', '#a3cf9a', 3),
      middle: castle(e, x, horizon + u * 1, u * 96, 2) + hillside(e, horizon + u * 1, u * 3, 3, 'realm', '#97c884', 1),
      ground: ground(e, 'realm_grass', '#97cb76') + trail(e, 'cobble', '#e3d5c0'),
      near:
        spread(e, 0, width, Math.max(2, Math.round(width / (u * 50))), 0.3)
          .map((at) =>
            isCovered(e, at, u * 20) || Math.abs(at - x) < u * 40
              ? ''
              : roundTree(e, at, horizon + u * 8, u * e.dice.between(54, 74), '#7dbb74', 1),
          )
          .join('') +
        bush(e, focus.right + u * 22, horizon + u * 14, u * 34) +
        meadow(e, horizon + u * 5, height, 18, '#74ad58') +
        flowers(e, horizon + u * 12, height - u * 2, 14),
      front: e.minimal ? '' : leavesBefore(e, 1, u * 34, '#5b9a6a'),
    };
  },
};

import { campfire, tent } from '../kit/camp';
import { isCovered, spread } from '../kit/forms';
import { ground, meadow, mountains, rock, tuft } from '../kit/land';
import { sky } from '../kit/sky';
import { pine } from '../kit/trees/conifers';
import type { Setting } from './setting';

/**
 * The backdrop of a scene at a campsite; positions are in picture pixels, and `u` is a hundredth of the mascot's
 * height.
 */
export const camping: Setting = {
  title: 'at a campsite',
  words: 'camping camp campsite campfire tent bonfire outdoors stargazing the_star scout marshmallow wilderness',
  has: ['tent', 'fire'],
  time: 'sunset',
  draw: (e) => {
    const {
      stage: { width, height, horizon, u, focus },
    } = e;
    return {
      sky: sky(e, horizon),
      far: mountains(e, horizon, u * 56, Math.max(2, Math.round(width / (u * 85))), '#8f9cc0', 3, false),
      middle: spread(e, -u * 6, width + u * 6, Math.round(width / (u * 15)), 0.4)
        .map((x) => pine(e, x, horizon + u * 3, u * e.dice.between(38, 62), '#4d8575', 2))
        .join(''),
      ground: ground(e, 'camp_grass', '#88b56a'),
      near:
        tent(e, focus.left - u * 36, horizon + u * 13, u * 72) +
        campfire(e, focus.right + u * 20, horizon + u * 22, u * 26) +
        spread(e, focus.right, width, 2, 0.3)
          .map((x) => (isCovered(e, x, u * 20) ? '' : pine(e, x, horizon + u * 8, u * 88, '#427a68', 1)))
          .join('') +
        rock(e, focus.left - u * 6, horizon + u * 16, u * 9) +
        meadow(e, horizon + u * 8, height, 16, '#648f4c'),
      front: [0.02, 0.09, 0.92, 0.98]
        .map((share) => tuft(e, width * share, height + u * 2, u * 16, e.tone('blade', '#587f42').deep))
        .join(''),
    };
  },
};

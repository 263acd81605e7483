import { spread } from '../kit/forms';
import { flowers, ground, hillside, meadow, trail, tuft } from '../kit/land';
import { sky } from '../kit/sky';
import { house } from '../kit/town/houses';
import { fence } from '../kit/town/street';
import { bush, roundTree } from '../kit/trees/broadleaf';
import type { Setting } from './setting';

/**
 * The backdrop of a scene in a garden; positions are in picture pixels, and `u` is a hundredth of the mascot's height.
 */
export const garden: Setting = {
  title: 'in a garden',
  words: 'garden backyard park meadow lawn yard flowers picnic jardin garten orchard playground grass',
  has: ['flower', 'tree', 'house'],
  draw: (e) => {
    const {
      stage: { width, height, horizon, u, focus },
    } = e;
    return {
      sky: sky(e, horizon),
      far:
        hillside(e, horizon - u * 10, u * 6, 2, 'garden_far', '#a3cf8f', 3) +
        spread(e, 0, width, Math.round(width / (u * 34)), 0.3)
          .map((x) => roundTree(e, x, horizon + u, u * e.dice.between(34, 46), '#8fc483', 3))
          .join(''),
      middle:
        fence(e, -u * 4, width + u * 4, horizon + u * 3, u * 20, '#fbf5e8', 1) +
        spread(e, 0, width, Math.round(width / (u * 40)), 0.3)
          .map((x) => bush(e, x, horizon + u * 4, u * e.dice.between(22, 34), '#7fb86c', 1))
          .join(''),
      ground: ground(e, 'lawn', '#9bcd6f', true) + trail(e, 'gravel', '#efdcb6'),
      near:
        roundTree(e, focus.left - u * 30, horizon + u * 10, u * 112, '#79bb62') +
        house(e, Math.min(width + u * 4, focus.right + u * 52), horizon + u * 8, u * 52, '#f3d9b8', '#d98878', 1) +
        meadow(e, horizon + u * 5, height, 22, '#74ad52') +
        bush(e, focus.right + u * 18, horizon + u * 13, u * 30, '#79b768') +
        flowers(e, horizon + u * 10, height - u * 2, 18),
      front: [0.03, 0.1, 0.91, 0.97]
        .map((share) =>
          tuft(e, width * share, height + u * 2, u * e.dice.between(12, 18), e.tone('blade', '#5a9147').shade),
        )
        .join(''),
    };
  },
};

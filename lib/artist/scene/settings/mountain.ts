import { isCovered, spread } from '../kit/forms';
import { flowers, ground, hillside, meadow, mountains, rock, tuft } from '../kit/land';
import { birds, sky } from '../kit/sky';
import { pine } from '../kit/trees/conifers';
import type { Setting } from './setting';

/**
 * The backdrop of a scene in the mountains; positions are in picture pixels, and `u` is a hundredth of the mascot's
 * height.
 */
export const mountain: Setting = {
  title: 'in the mountains',
  words: 'mountain alp peak hike hiking summit cliff valley berg montana highland everest',
  has: ['pine', 'rock'],
  draw: (e) => {
    const {
      stage: { width, height, horizon, u },
    } = e;
    const count = Math.max(2, Math.round(width / (u * 85)));
    return {
      sky: sky(e, horizon) + birds(e, width * 0.42, horizon * 0.3, u * 5),
      far:
        mountains(e, horizon - u * 2, u * 88, count + 1, '#93a6c4', 3) +
        mountains(e, horizon, u * 62, count, '#7f93b6', 2),
      middle:
        hillside(e, horizon - u * 7, u * 5, 3, 'alp', '#8fbf7e', 2) +
        spread(e, 0, width, count * 5, 0.4)
          .map((x) => pine(e, x, horizon + u * 3, u * e.dice.between(20, 32), '#4f8f72', 2))
          .join(''),
      ground: ground(e, 'alp_grass', '#93c46d'),
      near:
        spread(e, 0, width, count * 3, 0.3)
          .map((x) =>
            isCovered(e, x, u * 16) ? '' : pine(e, x, horizon + u * 8, u * e.dice.between(52, 76), '#438467', 1),
          )
          .join('') +
        rock(e, e.stage.focus.right + u * 18, horizon + u * 22, u * 22) +
        rock(e, e.stage.focus.left - u * 26, horizon + u * 15, u * 14) +
        meadow(e, horizon + u * 4, height, 22, '#6da352') +
        flowers(e, horizon + u * 14, height - u * 2, 10),
      front: [0.02, 0.1, 0.9, 0.98]
        .map((share) =>
          tuft(e, width * share, height + u * 2, u * e.dice.between(14, 20), e.tone('blade', '#5a9147').deep),
        )
        .join(''),
    };
  },
};

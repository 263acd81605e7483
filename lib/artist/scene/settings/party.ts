import { balloons } from '../kit/feast/balloons';
import { cake } from '../kit/feast/cake';
import { bunting, confetti } from '../kit/feast/garlands';
import { gift } from '../kit/feast/gift';
import { slab, spread } from '../kit/forms';
import { table } from '../kit/room/furniture';
import { floor, rug, wall } from '../kit/room/surfaces';
import type { Setting } from './setting';

/**
 * The backdrop of a scene at a party; positions are in picture pixels, and `u` is a hundredth of the mascot's height.
 */
export const party: Setting = {
  title: 'at a party',
  words:
    'party birthday anniversary celebration festival fiesta wedding carnival disco geburtstag cumpleanos ' +
    'new_year launch_party',
  has: ['balloons', 'cake', 'gift'],
  indoor: true,
  draw: (e) => {
    const {
      stage: { width, height, horizon, u, focus, shape },
    } = e;
    const low = Math.max(height * 0.1, horizon - u * 96);
    return {
      sky: wall(e, '#cfe0f0'),
      far:
        spread(e, 0, width, Math.round(width / (u * 16)), 0)
          .map((x, i) =>
            i % 2 ? e.fill(slab(x - u * 4, 0, x + u * 4, horizon), e.tone('stripe', '#dfeaf5').light, 0.5) : '',
          )
          .join('') +
        bunting(e, [-u * 4, low * 0.5], [width * 0.5, low * 0.42], u * 8) +
        bunting(e, [width * 0.5, low * 0.42], [width + u * 4, low * 0.5], u * 8) +
        (shape === 'portrait' ? bunting(e, [-u * 4, low * 1.1], [width + u * 4, low * 0.95], u * 12) : ''),
      ground: floor(e, '#d9b08c') + rug(e, '#e39fb0'),
      near:
        balloons(e, focus.left - u * 22, horizon + u * 14, u * 100) +
        balloons(e, Math.min(width - u * 10, focus.right + u * 34), horizon + u * 4, u * 84) +
        table(e, focus.right + u * 28, horizon + u * 17, u * 48, u * 30, '#f3e4ea') +
        cake(e, focus.right + u * 28, horizon - u * 12.5, u * 26) +
        gift(e, focus.left - u * 30, horizon + u * 24, u * 22, 0) +
        gift(e, focus.left - u * 12, horizon + u * 27, u * 14, 3) +
        (shape === 'banner'
          ? balloons(e, width * 0.07, horizon + u * 10, u * 90) +
            gift(e, width * 0.07 + u * 24, horizon + u * 22, u * 20, 2)
          : '') +
        confetti(e, 0, horizon, Math.round((width * height) / (u * u * 260))),
    };
  },
};

import { ellipse } from '../../shape/curve';
import { below, spread } from '../kit/forms';
import { hillside } from '../kit/land';
import { boat, parasol, seaside, towel } from '../kit/sea/beach';
import { birds, sky } from '../kit/sky';
import { palm } from '../kit/trees/desert';
import { leavesBefore } from '../kit/trees/foreground-leaves';
import type { Setting } from './setting';

/**
 * The backdrop of a scene on a beach; positions are in picture pixels, and `u` is a hundredth of the mascot's height.
 */
export const beach: Setting = {
  title: 'on a beach',
  words: 'beach sea seaside ocean shore coast island tropical surf vacation holiday strand playa plage summer',
  has: ['palm', 'parasol', 'boat'],
  draw: (e) => {
    const {
      stage: { width, height, horizon, u, focus, shape },
    } = e;
    const sand = e.tone('sand', '#f3dcae');
    const sea = horizon + u * 9;
    const dry = below(
      [
        [-u, sea + u * 3],
        [width * 0.25, sea - u],
        [width * 0.55, sea + u * 2],
        [width * 0.82, sea - u * 2],
        [width + u, sea + u],
      ],
      height,
    );
    const shells = spread(e, 0, width, 7, 0.4)
      .map((x) =>
        e.fill(
          ellipse(x, e.dice.between(sea + u * 12, height), u * 1.6, u * 1.1),
          e.dice.chance(0.5) ? sand.light : sand.shade,
        ),
      )
      .join('');
    const side = shape === 'banner' ? focus.left - u * 62 : focus.left - u * 30;
    return {
      sky: sky(e, horizon) + birds(e, width * 0.6, horizon * 0.32, u * 4),
      far: hillside(e, horizon - u * 3, u * 4, 2, 'island', '#7fae8e', 3),
      middle:
        seaside(e, horizon - u, sea + u * 6) +
        boat(e, shape === 'banner' ? width * 0.5 : width * 0.84, horizon + u * 2, u * 20),
      ground:
        e.fill(
          below(
            [
              [-u, sea + u * 1],
              [width * 0.25, sea - u * 3.4],
              [width * 0.55, sea - u * 0.4],
              [width * 0.82, sea - u * 4.6],
              [width + u, sea - u * 1.4],
            ],
            height,
          ),
          e.shine('foam', '#fdfeff'),
          0.85,
        ) +
        e.fade(dry, [[sand.light], [sand.base, 1, 0.4], [sand.shade]]) +
        shells,
      near:
        palm(e, Math.max(u * 12, side - u * 12), sea + u * 18, u * 118, 1) +
        parasol(e, focus.right + u * 24, sea + u * 16, u * 66) +
        towel(e, focus.right + u * 25, sea + u * 19, u * 40),
      front: e.minimal ? '' : leavesBefore(e, -1, u * 40, '#4a9070'),
    };
  },
};

import { snowman } from '../kit/feast/snowman';
import { below, hills, isCovered, spread } from '../kit/forms';
import { mountains } from '../kit/land';
import { sky } from '../kit/sky';
import { pine } from '../kit/trees/conifers';
import type { Setting } from './setting';

/**
 * The backdrop of a scene in a winter landscape; positions are in picture pixels, and `u` is a hundredth of the
 * mascot's height.
 */
export const winter: Setting = {
  title: 'in a winter landscape',
  words:
    'winter snow snowy ice icy arctic antarctica north_pole iceberg ski skiing snowman sledding frozen invierno ' +
    'schnee igloo',
  has: ['snowman', 'pine'],
  weather: 'snow',
  draw: (e) => {
    const {
      stage: { width, height, horizon, u, focus },
    } = e;
    const snow = e.tone('snow', '#f1f6fc');
    return {
      sky: sky(e, horizon, { clouds: 3 }),
      far: mountains(e, horizon, u * 66, Math.max(2, Math.round(width / (u * 80))), '#a9b9d4', 3),
      middle:
        e.fade(hills(e, horizon - u * 6, u * 5, 3), [
          [e.tone('snow', '#f1f6fc', 1).base],
          [e.tone('snow', '#f1f6fc', 1).shade],
        ]) +
        spread(e, 0, width, Math.round(width / (u * 22)), 0.4)
          .map((x) => pine(e, x, horizon + u * 1, u * e.dice.between(22, 36), '#6f9fa5', 2, true))
          .join(''),
      ground:
        e.fade(hills(e, horizon + u * 2, u * 3, 2), [[snow.light], [snow.base, 1, 0.4], [snow.shade]]) +
        e.fill(hills(e, horizon + (height - horizon) * 0.55, u * 3, 2), snow.light, 0.8) +
        e.fill(hills(e, horizon + (height - horizon) * 0.85, u * 3, 2), snow.shade, 0.45),
      near:
        spread(e, 0, width, Math.max(3, Math.round(width / (u * 46))), 0.3)
          .map((x) =>
            isCovered(e, x, u * 22)
              ? ''
              : pine(e, x, horizon + u * e.dice.between(7, 11), u * e.dice.between(64, 96), '#4a8a80', 1, true),
          )
          .join('') + snowman(e, focus.right + u * 24, horizon + u * 20, u * 54),
      front:
        e.fill(
          below(
            [
              [-u, height - u * 2],
              [u * 26, height - u * 7],
              [u * 60, height + u],
            ],
            height + u * 2,
          ),
          snow.light,
        ) +
        e.fill(
          below(
            [
              [width - u * 56, height + u],
              [width - u * 20, height - u * 6],
              [width + u, height - u * 9],
            ],
            height + u * 2,
          ),
          snow.light,
        ),
    };
  },
};

import { slab, spread } from '../kit/forms';
import { rack } from '../kit/work/rack';
import type { Setting } from './setting';

/**
 * The backdrop of a scene in a server room; positions are in picture pixels, and `u` is a hundredth of the mascot's
 * height.
 */
export const serverRoom: Setting = {
  title: 'in a server room',
  words:
    'server_room data_center datacenter server datacentre cloud_computing hosting backend network cyber cybersecurity',
  has: ['server'],
  indoor: true,
  time: 'day',
  draw: (e) => {
    const {
      stage: { width, height, horizon, u, focus },
    } = e;
    const glow = e.shine('led_glow', '#6fc4ff');
    const count = Math.max(3, Math.round(width / (u * 48)));
    const [deep, tile] = [e.tone('hall', '#28325a'), e.tone('tile', '#3b4673')];
    return {
      sky:
        e.fade(slab(0, 0, width, height), [[deep.shade], [deep.light], [deep.base]]) +
        spread(e, 0, width, Math.max(2, Math.round(count / 1.5)), 0)
          .map(
            (x) =>
              e.fill(slab(x - u * 14, u * 5, x + u * 14, u * 7.5), e.shine('tube', '#dff3ff'), 0.9) +
              e.glow(x, u * 6, u * 40, u * 22, glow, 0.35),
          )
          .join(''),
      far: spread(e, 0, width, count * 2, 0)
        .map((x) => rack(e, x, horizon + u * 1, u * 21, Math.min(horizon * 0.6, u * 70), 2))
        .join(''),
      ground:
        e.fade(slab(0, horizon, width, height), [[tile.shade], [tile.base]]) +
        spread(e, 0, width, count * 2 + 1, 0)
          .map((x) =>
            e.line(
              [
                ['M', x, horizon],
                ['L', x + (x - focus.x) * 0.6, height],
              ],
              glow,
              u * 0.4,
              0.35,
            ),
          )
          .join('') +
        [0.25, 0.6]
          .map((s) =>
            e.line(
              [
                ['M', 0, horizon + (height - horizon) * s],
                ['L', width, horizon + (height - horizon) * s],
              ],
              glow,
              u * 0.4,
              0.3,
            ),
          )
          .join('') +
        e.glow(focus.x, e.stage.ground, u * 70, u * 14, glow, 0.5),
      near: spread(e, 0, width, count, 0)
        .map((x) =>
          x + u * 16 > focus.left - u * 6 && x - u * 16 < focus.right + u * 6
            ? ''
            : rack(e, x, horizon + u * 9, u * 34, Math.min(horizon * 0.84, u * 104)),
        )
        .join(''),
    };
  },
};

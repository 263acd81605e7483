import { isCovered, spread } from '../kit/forms';
import { flowers, ground, hillside, meadow, trail } from '../kit/land';
import { beams, sky } from '../kit/sky';
import { bush, roundTree } from '../kit/trees/broadleaf';
import { pine } from '../kit/trees/conifers';
import { leavesBefore } from '../kit/trees/foreground-leaves';
import type { Setting } from './setting';

/**
 * The backdrop of a scene in a forest; positions are in picture pixels, and `u` is a hundredth of the mascot's height.
 */
export const forest: Setting = {
  title: 'in a forest',
  words: 'forest wood woodland tree jungle wald bosque foret nature',
  has: ['tree', 'bush', 'flower'],
  draw: (e) => {
    const {
      stage: { width, height, horizon, u, focus },
    } = e;
    const row = (count: number, y: number, size: number, hex: string, depth: 1 | 2 | 3) =>
      spread(e, -u * 10, width + u * 10, count, 0.3)
        .map((x, i) =>
          i % 3 === 1
            ? pine(e, x, y, size * e.dice.between(0.85, 1.15), hex, depth)
            : roundTree(e, x, y, size * e.dice.between(0.85, 1.15), hex, depth),
        )
        .join('');
    const count = Math.max(3, Math.round(width / (u * 40)));
    return {
      sky:
        sky(e, horizon, { clouds: 2 }) +
        beams(e, [width * 0.05, 0], horizon * 1.05, Math.max(3, Math.round(width / (u * 70))), 0.35),
      far:
        hillside(e, horizon - u * 14, u * 6, 2, 'far_wood', '#7fb58a', 3) +
        row(count * 2, horizon + u * 2, u * 62, '#79b384', 3),
      middle: row(Math.round(count * 1.4), horizon + u * 3, u * 88, '#6aa870', 2),
      ground: ground(e, 'moss', '#8bbf6a') + trail(e, 'earth', '#d9b98a'),
      near:
        meadow(e, horizon + u * 2, height, 26, '#6aa353') +
        spread(e, 0, width, count, 0.3)
          .map((x) =>
            isCovered(e, x, u * 34)
              ? ''
              : roundTree(e, x, horizon + u * e.dice.between(6, 12), u * e.dice.between(112, 132), '#63a35a', 1),
          )
          .join('') +
        (focus.left > u * 26 ? bush(e, focus.left - u * 20, horizon + u * 12, u * 34) : '') +
        (width - focus.right > u * 26 ? bush(e, focus.right + u * 22, horizon + u * 9, u * 40) : '') +
        flowers(e, horizon + u * 16, height - u * 2, 9),
      front: e.minimal ? '' : leavesBefore(e, 1, u * 52) + leavesBefore(e, -1, u * 42),
    };
  },
};

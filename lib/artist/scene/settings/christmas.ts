import { ellipse } from '../../shape/curve';
import type { SceneEasel } from '../easel';
import { christmasTree } from '../kit/feast/christmas-tree';
import { fairyLights } from '../kit/feast/garlands';
import { gift } from '../kit/feast/gift';
import { merry } from '../kit/feast/merry';
import { poly, slab } from '../kit/forms';
import { picture } from '../kit/room/picture';
import { floor, rug, wall } from '../kit/room/surfaces';
import { curtains, window } from '../kit/room/window';
import { roomsOf } from './rooms';
import type { Setting } from './setting';

/**
 * The backdrop of a scene by the Christmas tree; positions are in picture pixels, and `u` is a hundredth of the
 * mascot's height.
 */
export const christmas: Setting = {
  title: 'by the Christmas tree',
  words: 'christmas xmas noel navidad weihnachten santa advent christmas_tree christmas_eve holidays festive',
  has: ['christmas_tree', 'gift'],
  indoor: true,
  time: 'night',
  draw: (e) => {
    const {
      stage: { width, horizon, u, focus, shape },
    } = e;
    const { left, right, top } = roomsOf(e);
    const garland = Math.max(u * 6, top - u * 4);
    return {
      sky: wall(e, '#e3bd9f'),
      far:
        curtains(e, left.x - u * 2, top + u * 28, u * 40, u * 42, '#8fae94') +
        window(e, left.x - u * 2, top + u * 28, u * 40, u * 42) +
        hearth(e, shape === 'banner' ? focus.left - u * 108 : -u * 400, horizon + u * 4, u * 62) +
        fairyLights(e, [-u * 4, garland], [width * 0.5, garland], u * 5) +
        fairyLights(e, [width * 0.5, garland], [width + u * 4, garland], u * 5) +
        picture(e, right.x + u * 20, top + u * 16, u * 20, u * 24, '#e9d3b0'),
      ground: floor(e, '#b98260', true, '#f3e3cf') + rug(e, '#b9605c'),
      near:
        christmasTree(e, Math.min(width - u * 26, focus.right + u * 32), horizon + u * 15, u * 112) +
        gift(e, focus.left - u * 18, horizon + u * 18, u * 22, 0) +
        gift(e, focus.left - u * 40, horizon + u * 22, u * 18, 3) +
        gift(e, focus.right + u * 14, horizon + u * 25, u * 15, 2) +
        gift(e, focus.right + u * 44, horizon + u * 27, u * 18, 4),
    };
  },
};

function hearth(e: SceneEasel, x: number, y: number, width: number): string {
  const [brick, board] = [e.tone('brick', '#b56f60'), e.tone('mantel', '#f3e3cf')];
  const h = width * 0.8;
  return (
    e.fill(slab(x - width / 2, y - h, x + width / 2, y), brick.base) +
    e.fill(slab(x - width * 0.3, y - h * 0.62, x + width * 0.3, y), brick.deep) +
    e.glow(x, y - h * 0.2, width * 0.34, h * 0.4, e.shine('fire', '#ff9a4d'), 0.9) +
    e.fill(ellipse(x, y - h * 0.12, width * 0.14, h * 0.16), e.shine('fire_middle', '#ffc455')) +
    e.fill(slab(x - width * 0.58, y - h * 1.08, x + width * 0.58, y - h), board.base) +
    [-0.3, 0, 0.3]
      .map((dx, i) =>
        e.fill(
          poly([
            [x + dx * width - width * 0.05, y - h],
            [x + dx * width + width * 0.05, y - h],
            [x + dx * width + width * 0.05, y - h * 0.84],
            [x + dx * width + width * 0.12, y - h * 0.78],
            [x + dx * width + width * 0.09, y - h * 0.73],
            [x + dx * width - width * 0.05, y - h * 0.76],
          ]),
          merry(e, i * 3).base,
        ),
      )
      .join('')
  );
}

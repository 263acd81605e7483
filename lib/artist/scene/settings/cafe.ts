import { box, ellipse } from '../../shape/curve';
import type { SceneEasel } from '../easel';
import { poly, slab, solid, spread, stick } from '../kit/forms';
import { shelf } from '../kit/room/books';
import { hangingLamp } from '../kit/room/lamps';
import { plant } from '../kit/room/plant';
import { floor, wall } from '../kit/room/surfaces';
import { window } from '../kit/room/window';
import { mug } from '../kit/work/desk';
import { roomsOf } from './rooms';
import type { Setting } from './setting';

/**
 * The backdrop of a scene in a café; positions are in picture pixels, and `u` is a hundredth of the mascot's height.
 */
export const cafe: Setting = {
  title: 'in a café',
  words: 'cafe coffee_shop coffeehouse coffeeshop coffee bistro tearoom bar espresso_bar kaffeehaus',
  has: ['mug'],
  indoor: true,
  draw: (e) => {
    const {
      stage: { horizon, u, width, focus, shape },
    } = e;
    const { left, right, top } = roomsOf(e);
    const [counter, top2] = [e.tone('counter', '#8f6a52'), e.tone('counter_top', '#e6cfae')];
    const y = horizon + u * 10;
    const menu = box(right.x, top + u * 20, u * 42, u * 32, u * 2);
    const chalk = e.shine('chalk', '#f3f7f0');
    return {
      sky: wall(e, '#dcc3a6'),
      far:
        window(e, left.x - (focus.left > u * 90 ? u * 26 : 0), top + u * 26, u * 46, u * 38, '#7a5a48') +
        e.fill(menu, e.tone('slate', '#48574f').base) +
        [0.15, 0.34, 0.52, 0.7]
          .map((s, i) =>
            e.line(
              stick(
                [right.x - u * 15, top + u * (5 + 30 * s)],
                [right.x - u * 15 + u * ([24, 30, 20, 27][i] ?? 24), top + u * (5 + 30 * s)],
              ),
              chalk,
              u * 1.1,
              0.8,
            ),
          )
          .join('') +
        (focus.left > u * 130 ? shelf(e, focus.left - u * 126, top + u * 34, u * 50) : ''),
      middle:
        e.fill(slab(0, y - u * 32, width, y), counter.base) +
        spread(e, 0, width, Math.round(width / (u * 16)), 0)
          .map((x) => e.line(stick([x, y - u * 28], [x, y]), counter.shade, u * 0.8))
          .join('') +
        e.fill(slab(0, y - u * 36, width, y - u * 31), top2.base) +
        e.fill(slab(0, y - u * 32.4, width, y - u * 31), top2.deep) +
        e.fill(slab(0, y - u * 3, width, y), counter.deep),
      ground: floor({ ...e, stage: { ...e.stage, horizon: y } }, '#b98862', true, '#6b4f40'),
      near:
        machine(e, Math.max(u * 20, focus.left - u * 30), y - u * 36, u * 32) +
        mug(e, focus.right + u * 12, y - u * 36, u * 9) +
        mug(e, focus.right + u * 24, y - u * 36, u * 9, '#d9937b') +
        plant(e, Math.min(width - u * 9, focus.right + u * 42), y - u * 36, u * 30) +
        [0, 1, 2]
          .map((i) =>
            hangingLamp(
              e,
              width * (shape === 'banner' ? 0.5 + i * 0.17 : 0.2 + i * 0.3),
              u * (12 + (i % 2) * 5),
              u * 15,
              '#5f8f86',
            ),
          )
          .join(''),
    };
  },
};

function machine(e: SceneEasel, x: number, y: number, size: number): string {
  const [steel, dark] = [e.tone('steel', '#b6bcc6'), e.tone('machine', '#4c4a58')];
  return (
    solid(e, box(x, y - size * 0.74, size * 1.24, size * 0.36, size * 0.06), steel, 0.24) +
    e.fill(slab(x - size * 0.5, y - size * 0.58, x + size * 0.5, y - size * 0.1), dark.base) +
    e.fill(box(x, y - size * 0.06, size * 1.24, size * 0.12, size * 0.03), steel.shade) +
    [-0.25, 0.22]
      .map(
        (dx) =>
          e.fill(box(x + dx * size, y - size * 0.52, size * 0.2, size * 0.1, 2), steel.light) +
          e.fill(
            box(x + dx * size, y - size * 0.19, size * 0.16, size * 0.16, size * 0.02),
            e.tone('mug', '#f0e2cd').base,
          ),
      )
      .join('') +
    [-0.4, -0.22]
      .map((dx) => e.fill(ellipse(x + dx * size, y - size * 0.74, size * 0.055, size * 0.055), dark.base))
      .join('') +
    [0.1, 0.3, 0.5]
      .map((dx, i) =>
        e.fill(
          slab(x + (dx - 0.06) * size, y - size * 1.05, x + (dx + 0.06) * size, y - size * 0.92),
          i % 2 ? e.tone('mug', '#f0e2cd').shade : e.tone('mug', '#f0e2cd').base,
        ),
      )
      .join('') +
    e.fill(
      poly([
        [x - size * 0.5, y - size * 0.92],
        [x - size * 0.2, y - size * 0.92],
        [x - size * 0.24, y - size * 1.14],
        [x - size * 0.46, y - size * 1.14],
      ]),
      dark.light,
    )
  );
}

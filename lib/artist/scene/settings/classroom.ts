import { ellipse } from '../../shape/curve';
import type { SceneEasel } from '../easel';
import { bookcase, books } from '../kit/room/books';
import { table } from '../kit/room/furniture';
import { picture } from '../kit/room/picture';
import { floor, wall } from '../kit/room/surfaces';
import { sunPatch, window } from '../kit/room/window';
import { chalkboard } from '../kit/work/boards';
import { roomsOf } from './rooms';
import type { Setting } from './setting';

/**
 * The backdrop of a scene in a classroom; positions are in picture pixels, and `u` is a hundredth of the mascot's
 * height.
 */
export const classroom: Setting = {
  title: 'in a classroom',
  words:
    'classroom school lesson lecture university college blackboard chalkboard class schule escuela ecole ' +
    'kindergarten teaching',
  indoor: true,
  draw: (e) => {
    const {
      stage: { horizon, u, focus, width },
    } = e;
    const { left, right, top } = roomsOf(e);
    const board = Math.min(u * 112, width * 0.62);
    const x = e.stage.shape === 'banner' ? focus.x - u * 20 : focus.x;
    const letters = ['#e39a8a', '#f0c37f', '#9fc79a', '#8fb9d9', '#b9a6d9'];
    return {
      sky: wall(e, '#f2e3c4'),
      far:
        chalkboard(e, x, top + u * 32, board, u * 48) +
        letters
          .map((hex, i) => picture(e, x - board * 0.4 + i * board * 0.2, top + u * 1, u * 8, u * 8, hex))
          .join('') +
        (left.x < x - board / 2 - u * 16 ? window(e, left.x - u * 16, top + u * 30, u * 34, u * 38) : ''),
      ground: floor(e, '#cfa173') + sunPatch(e, left.x - u * 10, u * 40),
      near:
        bookcase(e, Math.max(-u * 18, left.x - u * 36), horizon + u * 8, u * 46, u * 50, 2) +
        globe(e, left.x - u * 12, horizon - u * 42) +
        table(e, right.x + u * 8, horizon + u * 16, u * 46, u * 32, '#d6a873') +
        books(e, right.x - u * 8, horizon - u * 16, u * 14, u * 12) +
        apple(e, right.x + u * 18, horizon - u * 16),
      front: '',
    };
  },
};

function globe(e: SceneEasel, gx: number, gy: number): string {
  const { u } = e.stage;
  const [sea, land, foot] = [
    e.tone('globe', '#79b6dd'),
    e.tone('globe_land', '#8fc48a'),
    e.tone('globe_foot', '#9a7350'),
  ];
  return (
    e.line(
      [
        ['M', gx, gy],
        ['L', gx, gy - u * 5],
      ],
      foot.base,
      u * 1.4,
    ) +
    e.fill(ellipse(gx, gy, u * 6, u * 1.4), foot.base) +
    e.fill(ellipse(gx, gy - u * 12, u * 9, u * 9), sea.base) +
    e.inside(
      ellipse(gx, gy - u * 12, u * 9, u * 9),
      e.fill(ellipse(gx - u * 3, gy - u * 14, u * 4, u * 5), land.base) +
        e.fill(ellipse(gx + u * 5, gy - u * 9, u * 4, u * 3), land.shade),
    )
  );
}

function apple(e: SceneEasel, ax: number, ay: number): string {
  const { u } = e.stage;
  const skin = e.tone('apple', '#e0665c');
  return (
    e.fill(ellipse(ax, ay - u * 3, u * 3.4, u * 3.2), skin.base) +
    e.fill(ellipse(ax - u * 1, ay - u * 4, u * 1, u * 0.8), skin.light) +
    e.line(
      [
        ['M', ax, ay - u * 6],
        ['L', ax + u * 0.8, ay - u * 8],
      ],
      e.tone('bark', '#8a6246').base,
      u * 0.7,
    )
  );
}

import { shelf } from '../kit/room/books';
import { table } from '../kit/room/furniture';
import { picture } from '../kit/room/picture';
import { floor, wall } from '../kit/room/surfaces';
import { whiteboard } from '../kit/work/boards';
import { flask } from '../kit/work/flask';
import { roomsOf } from './rooms';
import type { Setting } from './setting';

/**
 * The backdrop of a scene in a laboratory; positions are in picture pixels, and `u` is a hundredth of the mascot's
 * height.
 */
export const laboratory: Setting = {
  title: 'in a laboratory',
  words: 'laboratory lab science chemistry experiment research labor laboratorio',
  has: ['flask'],
  indoor: true,
  draw: (e) => {
    const {
      stage: { horizon, u },
    } = e;
    const { left, right, top, close } = roomsOf(e);
    const [leftX, rightX] = [left.x + (close ? u * 10 : -u * 2), right.x + (close ? -u * 8 : u * 6)];
    const vials = [
      ['fluid_a', '#7fd0b8'],
      ['fluid_b', '#f2a0a8'],
      ['fluid_c', '#f0cf7a'],
      ['fluid_d', '#a99ae6'],
    ] as const;
    const row = (x: number, y: number, size: number, from: number): string =>
      [0, 1, 2]
        .map((i) => {
          const [name, hex] = vials[(i + from) % 4] ?? vials[0];
          return flask(e, x + (i - 1) * size * 0.95, y, size * ([1, 0.8, 1.15][i] ?? 1), name, hex);
        })
        .join('');
    return {
      sky: wall(e, '#d5e6e6'),
      far:
        shelf(e, right.x, top + u * 30, u * 54, '#9fb3ba') +
        picture(e, left.x, top + u * 22, u * 34, u * 40, '#f4f7ee') +
        (e.stage.shape === 'banner' ? whiteboard(e, left.x - u * 70, top + u * 22, u * 60, u * 38) : ''),
      ground: floor(e, '#b9cbd0', false, '#f3f7f7'),
      near:
        table(e, leftX, horizon + u * 14, u * 72, u * 38, '#dfe8ea') +
        row(leftX - u * 6, horizon - u * 22, u * 19, 0) +
        table(e, rightX, horizon + u * 13, u * 64, u * 36, '#dfe8ea') +
        row(rightX + u * 4, horizon - u * 21, u * 16, 2),
    };
  },
};

import { box, ellipse } from '../../shape/curve';
import type { Easel } from '../easel';
import { merry } from '../kit/feast/merry';
import { poly, slab, stick } from '../kit/forms';
import { floor, wall } from '../kit/room/surfaces';
import { roomsOf } from './rooms';
import type { Setting } from './setting';

export const gym: Setting = {
  title: 'in a gym',
  words: 'gym fitness workout training exercise weights dojo crossfit yoga',
  indoor: true,
  draw: (e) => {
    const {
      stage: { horizon, u, width, focus, shape },
    } = e;
    const { left, right, top } = roomsOf(e);
    const [iron, steel, mat] = [e.tone('weight', '#4a4f66'), e.tone('steel', '#aeb6c2'), e.tone('mat', '#7fb0c4')];
    const dumbbell = (x: number, y: number, s: number, color: string) =>
      e.line(stick([x - s * 0.3, y], [x + s * 0.3, y]), steel.base, s * 0.12) +
      [-0.42, 0.42].map((dx) => e.fill(box(x + dx * s, y, s * 0.26, s * 0.52, s * 0.06), color)).join('');
    const rackAt = (x: number) =>
      [0, 1, 2]
        .map(
          (row) =>
            e.line(
              stick([x - u * 28, horizon - u * (6 + row * 15)], [x + u * 28, horizon - u * (6 + row * 15)]),
              steel.shade,
              u * 1.8,
            ) +
            [-20, 0, 20]
              .map((dx, i) =>
                dumbbell(
                  x + dx * u,
                  horizon - u * (11 + row * 15),
                  u * (13 - row * 2),
                  i % 2 ? iron.base : merry(e, row).shade,
                ),
              )
              .join(''),
        )
        .join('') +
      [-30, 30]
        .map((dx) => e.line(stick([x + dx * u, horizon + u * 5], [x + dx * u, horizon - u * 46]), steel.base, u * 2))
        .join('');
    const pane = (x: number) =>
      e.fade(
        box(x, top + u * 26, u * 46, u * 60, u),
        [[e.shine('mirror', '#eaf4f8')], [e.shine('mirror_low', '#cfe1ea')]],
        'slant',
      );
    return {
      sky: wall(e, '#d3d9e6') + e.fill(slab(0, horizon - u * 18, width, horizon), e.tone('band', '#efa77a').base, 0.6),
      far:
        (shape === 'banner' ? pane(width * 0.12) + pane(width * 0.32) : '') +
        pane(left.x - u * 14) +
        pane(right.x + u * 8) +
        clock(e, focus.x, Math.max(u * 22, top - u * 4), u * 11),
      ground:
        floor(e, '#b7a08c', false) +
        e.fill(
          poly([
            [focus.x - u * 52, e.stage.ground - u * 8],
            [focus.x + u * 52, e.stage.ground - u * 8],
            [focus.x + u * 66, e.stage.ground + u * 8],
            [focus.x - u * 66, e.stage.ground + u * 8],
          ]),
          mat.base,
        ) +
        e.fill(
          poly([
            [focus.x - u * 66, e.stage.ground + u * 8],
            [focus.x + u * 66, e.stage.ground + u * 8],
            [focus.x + u * 66, e.stage.ground + u * 10],
            [focus.x - u * 66, e.stage.ground + u * 10],
          ]),
          mat.deep,
        ),
      near:
        rackAt(left.x - u * 8) +
        e.fill(ellipse(focus.right + u * 26, horizon + u * 2, u * 19, u * 19), merry(e, 5).base) +
        e.fill(ellipse(focus.right + u * 20, horizon - u * 5, u * 5, u * 4), merry(e, 5).light) +
        dumbbell(focus.left - u * 26, e.stage.ground + u * 4, u * 20, iron.base),
    };
  },
};

function clock(e: Easel, x: number, y: number, r: number): string {
  const [rim, face] = [e.tone('clock', '#5b6480'), e.tone('clock_face', '#fbfaf5')];
  return (
    e.fill(ellipse(x, y, r, r), rim.base) +
    e.fill(ellipse(x, y, r * 0.84, r * 0.84), face.base) +
    e.line(
      [
        ['M', x, y - r * 0.55],
        ['L', x, y],
        ['L', x + r * 0.38, y + r * 0.2],
      ],
      rim.deep,
      r * 0.1,
    )
  );
}

import { box, ellipse } from '../../shape/curve';
import type { SceneEasel } from '../easel';
import { merry } from '../kit/feast/merry';
import { poly, slab, stick } from '../kit/forms';
import { floor, wall } from '../kit/room/surfaces';
import { roomsOf } from './rooms';
import type { Setting } from './setting';

/** The backdrop of a scene in a gym; positions are in picture pixels, and `u` is a hundredth of the mascot's height. */
export const gym: Setting = {
  title: 'in a gym',
  words: 'gym fitness workout training exercise weights dojo crossfit yoga',
  indoor: true,
  draw: (e) => {
    const { horizon, u, width, focus, shape, ground } = e.stage;
    const { left, right, top } = roomsOf(e);
    return {
      sky: wall(e, '#d3d9e6') + e.fill(slab(0, horizon - u * 18, width, horizon), e.tone('band', '#efa77a').base, 0.6),
      far:
        (shape === 'banner' ? mirror(e, width * 0.12, top) + mirror(e, width * 0.32, top) : '') +
        mirror(e, left.x - u * 14, top) +
        mirror(e, right.x + u * 8, top) +
        clock(e, focus.x, Math.max(u * 22, top - u * 4), u * 11),
      ground: floor(e, '#b7a08c', false) + mat(e),
      near:
        weightRack(e, left.x - u * 8) +
        e.fill(ellipse(focus.right + u * 26, horizon + u * 2, u * 19, u * 19), merry(e, 5).base) +
        e.fill(ellipse(focus.right + u * 20, horizon - u * 5, u * 5, u * 4), merry(e, 5).light) +
        dumbbell(e, focus.left - u * 26, ground + u * 4, u * 20, e.tone('weight', '#4a4f66').base),
    };
  },
};

function mirror(e: SceneEasel, x: number, top: number): string {
  const { u } = e.stage;
  return e.fade(
    box(x, top + u * 26, u * 46, u * 60, u),
    [[e.shine('mirror', '#eaf4f8')], [e.shine('mirror_low', '#cfe1ea')]],
    'slant',
  );
}

/** Draws the mat that the mascot stands on, with its front edge. */
function mat(e: SceneEasel): string {
  const { focus, ground, u } = e.stage;
  const tone = e.tone('mat', '#7fb0c4');
  return (
    e.fill(
      poly([
        [focus.x - u * 52, ground - u * 8],
        [focus.x + u * 52, ground - u * 8],
        [focus.x + u * 66, ground + u * 8],
        [focus.x - u * 66, ground + u * 8],
      ]),
      tone.base,
    ) + e.fill(slab(focus.x - u * 66, ground + u * 8, focus.x + u * 66, ground + u * 10), tone.deep)
  );
}

/** Draws three shelves of dumbbells between two posts. */
function weightRack(e: SceneEasel, x: number): string {
  const { horizon, u } = e.stage;
  const [iron, steel] = [e.tone('weight', '#4a4f66'), e.tone('steel', '#aeb6c2')];
  const shelf = (row: number) =>
    e.line(
      stick([x - u * 28, horizon - u * (6 + row * 15)], [x + u * 28, horizon - u * (6 + row * 15)]),
      steel.shade,
      u * 1.8,
    ) +
    [-20, 0, 20]
      .map((dx, i) =>
        dumbbell(
          e,
          x + dx * u,
          horizon - u * (11 + row * 15),
          u * (13 - row * 2),
          i % 2 ? iron.base : merry(e, row).shade,
        ),
      )
      .join('');
  const post = (dx: number) =>
    e.line(stick([x + dx * u, horizon + u * 5], [x + dx * u, horizon - u * 46]), steel.base, u * 2);
  return [0, 1, 2].map(shelf).join('') + [-30, 30].map(post).join('');
}

/** Draws a dumbbell around (x, y) whose weights are `s` apart. */
function dumbbell(e: SceneEasel, x: number, y: number, s: number, color: string): string {
  return (
    e.line(stick([x - s * 0.3, y], [x + s * 0.3, y]), e.tone('steel', '#aeb6c2').base, s * 0.12) +
    [-0.42, 0.42].map((dx) => e.fill(box(x + dx * s, y, s * 0.26, s * 0.52, s * 0.06), color)).join('')
  );
}

function clock(e: SceneEasel, x: number, y: number, r: number): string {
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

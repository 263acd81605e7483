import { area, box, mass } from '../kit/strokes';
import type { Ride } from './mounts';

/** The height of a row of bricks, and the width of a brick, in units of the reference figure. */
const ROW = 34;
const BRICK = 74;
/** The width of the joints. */
const JOINT = 5;
/** How far the wall rises above what its depth says: to the shoulders of who leans against it. */
const RISE = 96;

/** A piece of a brick wall behind a figure. */
export const BRICK_WALL: Ride = {
  behind: (w, h) => {
    const [half, rows] = [w * 1.75, Math.round((h + RISE) / ROW)];
    const top = -rows * ROW;
    const joints = Array.from({ length: rows }, (_, row) => {
      const y = top + row * ROW;
      const count = Math.ceil((half * 2) / BRICK) + 1;
      return Array.from({ length: count }, (_brick, at) => -half + (at + (row % 2 ? 0.5 : 0)) * BRICK)
        .filter((x) => x > -half + JOINT * 2 && x < half - JOINT * 2)
        .map((x) => area('wall_joint', box(x, y + ROW / 2, JOINT, ROW, 1)));
    });
    return [
      mass('brick_wall', box(0, top / 2 + 4, half * 2, -top + 8, 7)),
      ...Array.from({ length: rows - 1 }, (_, row) =>
        area('wall_joint', box(0, top + (row + 1) * ROW, half * 2 - 8, JOINT, 1)),
      ),
      ...joints.flat(),
    ];
  },
  under: () => [],
};

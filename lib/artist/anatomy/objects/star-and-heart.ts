import { placed, symmetric } from '../../shape/curve';
import type { Path, Point } from '../../shape/path';
import { starPath } from '../../wardrobe/emblems';
import { MIDDLE } from '../layout';
import type { DrawObject } from './drawing';

const plain =
  (
    shape: (cy: number, rx: number, ry: number) => Path,
    size: readonly [number, number],
    face: { y: number; rx: number; ry: number },
    shoulder: Point,
  ): DrawObject =>
  (_, cy, u) => {
    const [rx, ry] = [size[0] * u, size[1] * u];
    return {
      rx,
      ry,
      outline: shape(cy, rx, ry),
      face: { cy: cy + face.y * ry, rx: face.rx * u, ry: face.ry * u },
      shoulder: [shoulder[0] * rx, cy + shoulder[1] * ry],
      hatY: cy - ry * 0.8,
    };
  };

/** A star with a face; the face's half sizes are pixels of the reference figure, positions are shares of the body's. */
export const star = plain(
  (cy, rx) => starPath([MIDDLE, cy + rx * 0.08], rx * 1.12, 0.26),
  [144, 136],
  { y: 0.12, rx: 84, ry: 74 },
  [0.62, 0.24],
);

/** A heart with a face, in the same coordinates. */
export const heart = plain(
  (cy, rx, ry) =>
    symmetric(
      placed(
        [
          [0, -0.6, 0.7],
          [0.46, -0.96],
          [0.96, -0.56],
          [0.94, 0.02],
          [0.5, 0.62],
          [0, 1, 0.4],
        ],
        [MIDDLE, cy],
        rx,
        ry,
      ),
      MIDDLE,
    ),
  [140, 128],
  { y: -0.1, rx: 104, ry: 84 },
  [0.86, 0.14],
);

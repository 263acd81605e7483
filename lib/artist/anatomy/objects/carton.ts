import { box, curve } from '../../shape/curve';
import { MIDDLE } from '../layout';
import type { DrawObject } from './drawing';

/** Draws the body of a milk carton around the height `cy`; `u` is pixels for one unit of the reference figure. */
export const carton: DrawObject = (figure, cy, u) => {
  const { ink } = figure;
  const [rx, ry] = [122 * u, 112 * u];
  const outline = box(MIDDLE, cy, rx * 2, ry * 2, 20 * u);
  const tape = box(MIDDLE, cy - ry, 46 * u, ry * 0.72, 2);
  return {
    rx,
    ry,
    outline,
    face: { cy: cy + ry * 0.12, rx: 100 * u, ry: 84 * u },
    shoulder: [rx * 0.92, cy + ry * 0.3],
    hatY: cy - ry * 0.92,
    inside: [{ path: tape, material: 'belly' }],
    over:
      ink.line(
        curve([
          [MIDDLE - rx, cy - ry * 0.66],
          [MIDDLE - 26 * u, cy - ry * 0.66],
        ]),
        'body',
      ) +
      ink.line(
        curve([
          [MIDDLE + 26 * u, cy - ry * 0.66],
          [MIDDLE + rx, cy - ry * 0.66],
        ]),
        'body',
      ),
  };
};

import { box, curve, placed, symmetric } from '../../shape/curve';
import { MIDDLE } from '../layout';
import type { DrawObject } from './drawing';

/** Draws the body of a light bulb around the height `cy`; `u` is pixels for one unit of the reference figure. */
export const lightbulb: DrawObject = (figure, cy, u) => {
  const { ink } = figure;
  const [rx, ry] = [120 * u, 146 * u];
  const outline = symmetric(
    placed(
      [
        [0, -1],
        [0.6, -0.86],
        [0.98, -0.42],
        [0.94, 0.04],
        [0.62, 0.44],
        [0.44, 0.72],
        [0, 0.78],
      ],
      [MIDDLE, cy],
      rx,
      ry,
    ),
    MIDDLE,
  );
  const base = box(MIDDLE, cy + ry * 0.8, rx * 0.92, ry * 0.36, 14 * u);
  const threads = [0.7, 0.84]
    .map((y) =>
      ink.line(
        curve([
          [MIDDLE - rx * 0.44, cy + ry * y],
          [MIDDLE + rx * 0.44, cy + ry * (y + 0.06)],
        ]),
        'belly',
      ),
    )
    .join('');
  return {
    rx,
    ry,
    outline,
    face: { cy: cy - ry * 0.28, rx: 104 * u, ry: 90 * u },
    shoulder: [rx * 0.7, cy + ry * 0.22],
    hatY: cy - ry * 0.84,
    extra: (target) =>
      target.parts.push({
        id: 'base',
        parent: 'body',
        z: 22,
        pivot: [MIDDLE, cy + ry * 0.7],
        limits: null,
        stage: 'features',
        svg: ink.mass(base, 'belly', { shade: 0.8 }) + threads,
        rims: [base],
      }),
  };
};

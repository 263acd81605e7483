import { box, rounded } from '../../shape/curve';
import { MIDDLE } from '../layout';
import type { DrawObject } from './drawing';

/** Draws the body of a book around the height `cy`; `u` is pixels for one unit of the reference figure. */
export const book: DrawObject = (figure, cy, u) => {
  const { ink } = figure;
  const [rx, ry] = [112 * u, 132 * u];
  const outline = box(MIDDLE, cy, rx * 2, ry * 2, 22 * u);
  const pages = box(MIDDLE + 12 * u, cy + 8 * u, rx * 2, ry * 2 - 8 * u, 16 * u);
  const spine = box(MIDDLE - rx + 12 * u, cy, 34 * u, ry * 2.2, 2);
  const mark = rounded(
    [
      [MIDDLE + rx * 0.46, cy - ry - 4 * u],
      [MIDDLE + rx * 0.72, cy - ry - 4 * u],
      [MIDDLE + rx * 0.72, cy - ry * 0.56],
      [MIDDLE + rx * 0.59, cy - ry * 0.68],
      [MIDDLE + rx * 0.46, cy - ry * 0.56],
    ],
    3,
  );
  return {
    rx,
    ry,
    outline,
    face: { cy: cy + ry * 0.06, rx: 92 * u, ry: 86 * u },
    shoulder: [rx * 0.92, cy + ry * 0.28],
    hatY: cy - ry * 0.9,
    inside: [{ path: spine, material: 'accent' }],
    over: ink.mass(mark, 'accent', { shade: 0, width: ink.look.inner }),
    extra: (target) =>
      target.parts.push({
        id: 'pages',
        parent: 'body',
        z: 14,
        pivot: [MIDDLE, cy],
        limits: null,
        stage: 'features',
        svg: ink.mass(pages, 'belly', { shade: 0.5 }),
        rims: [pages],
      }),
  };
};

import { box } from '../../shape/curve';
import { MIDDLE } from '../layout';
import type { DrawObject } from './drawing';

/** Draws the body of a phone around the height `cy`; `u` is pixels for one unit of the reference figure. */
export const phone: DrawObject = (figure, cy, u) => {
  const { ink } = figure;
  const [rx, ry] = [92 * u, 144 * u];
  const outline = box(MIDDLE, cy, rx * 2, ry * 2, 34 * u);
  const screen = box(MIDDLE, cy - 4 * u, rx * 1.68, ry * 1.68, 20 * u);
  return {
    rx,
    ry,
    outline,
    face: { cy: cy - ry * 0.1, rx: 86 * u, ry: 84 * u },
    shoulder: [rx * 0.92, cy + ry * 0.24],
    hatY: cy - ry * 0.94,
    over:
      ink.mass(screen, 'belly', { width: ink.look.inner, shade: 0.6 }) +
      ink.area(box(MIDDLE, cy + ry * 0.91, 44 * u, 8 * u, 4 * u), 'accent'),
  };
};

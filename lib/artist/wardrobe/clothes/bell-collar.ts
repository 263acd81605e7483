import { curve, ellipse, symmetric } from '../../shape/curve';
import { collarY } from '../trunk-line';
import type { Garment } from '../garment';

/** The largest half width of the collar, in units of the reference figure. */
const MAX_HALF_WIDTH = 50;

/** The radius of the bell, in units of the reference figure. */
const BELL_RADIUS = 15;

/** A collar with a bell, drawn in figure pixels from the measures of the neck. */
export const bellCollar: Garment = {
  colors: { bell_collar: '#d9384a', collar_bell: '#f2c230' },
  draw: (figure) => {
    const { torso, ink, unit } = figure;
    const { cx } = torso;
    const y = collarY(figure) + (torso.merged ? 0 : 6 * unit);
    const w = torso.merged ? torso.neck * 0.96 : Math.min(torso.neck * 1.06, MAX_HALF_WIDTH * unit);
    const band = symmetric(
      [
        [cx, y + 2 * unit],
        [cx + w * 0.7, y - 7 * unit],
        [cx + w, y - 14 * unit, 0.3],
        [cx + w, y + 2 * unit, 0.3],
        [cx + w * 0.7, y + 11 * unit],
        [cx, y + 19 * unit],
      ],
      cx,
    );
    const [r, by] = [BELL_RADIUS * unit, y + 28 * unit];
    const bell = ellipse(cx, by, r, r);
    const slit = curve([
      [cx - r * 0.72, by + r * 0.12],
      [cx, by + r * 0.2],
      [cx + r * 0.72, by + r * 0.12],
    ]);
    figure.parts.push(
      {
        id: 'bell_collar',
        parent: torso.part,
        z: 56,
        pivot: [cx, y],
        limits: [-8, 8],
        stage: 'clothes',
        svg: ink.mass(band, 'bell_collar', { shade: 0.6 }),
        rims: [band],
      },
      {
        id: 'bell_collar_bell',
        parent: 'bell_collar',
        z: 57,
        pivot: [cx, by - r],
        limits: [-25, 25],
        stage: 'clothes',
        svg:
          ink.mass(bell, 'collar_bell', { shade: 0.7 }) +
          ink.line(slit, 'collar_bell', ink.look.inner * 0.8 || 3) +
          ink.area(ellipse(cx, by + r * 0.5, r * 0.2, r * 0.2), 'collar_bell_line'),
        rims: [bell],
      },
    );
  },
};

import { blob, curve } from '../../shape/curve';
import type { Garment } from '../garment';
import { girdleOf } from './waist';

/** The length of a skirt, in units of the reference figure, and the width of its hem against that of its waist. */
const LENGTH = 66;
const FLARE = 1.34;
/** The pleats, as shares of half the width. */
const PLEATS = [-0.6, -0.2, 0.2, 0.6] as const;

/** A pleated skirt from the waist to above the knees, in figure pixels. */
export const skirt: Garment = {
  colors: { skirt: '#4a6fb8' },
  draw: (figure) => {
    const { ink, unit } = figure;
    const { part, cx, y, half } = girdleOf(figure);
    const top = y - 2 * unit;
    const bottom = y + LENGTH * unit;
    const [waist, hem] = [half * 0.98, half * FLARE + 6 * unit];
    const cloth = blob([
      [cx - waist, top, 0.7],
      [cx, top + 8 * unit],
      [cx + waist, top, 0.7],
      [cx + (waist + hem) / 2 + 3 * unit, top + LENGTH * 0.5 * unit],
      [cx + hem, bottom - 6 * unit, 0.7],
      [cx, bottom + 4 * unit],
      [cx - hem, bottom - 6 * unit, 0.7],
      [cx - (waist + hem) / 2 - 3 * unit, top + LENGTH * 0.5 * unit],
    ]);
    const pleats = PLEATS.map((x) =>
      ink.line(
        curve([
          [cx + x * waist * 1.06, top + 26 * unit],
          [cx + x * hem, bottom - 4 * unit],
        ]),
        'skirt',
        ink.look.inner * 0.7,
      ),
    ).join('');
    const band = curve([
      [cx - waist, top + 2 * unit],
      [cx, top + 10 * unit],
      [cx + waist, top + 2 * unit],
    ]);
    figure.parts.push({
      id: 'skirt',
      parent: part,
      z: 25,
      pivot: [cx, y],
      limits: [-6, 6],
      stage: 'clothes',
      svg:
        ink.mass(cloth, 'skirt', { shade: 0.6 }) +
        pleats +
        ink.line(band, 'skirt', 9 * unit + ink.look.inner) +
        ink.stroke(band, 'skirt_light', 9 * unit),
      rims: [cloth],
    });
  },
};

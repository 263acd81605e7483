import { GROUND } from '../../anatomy/layout';
import { box, curve } from '../../shape/curve';
import type { Garment } from '../garment';
import { collarY } from '../trunk-line';

/** A backpack, drawn in figure pixels from the measures of the trunk, with x to the right and y down. */
export const backpack: Garment = {
  colors: { backpack: '#e0784a' },
  draw: (figure) => {
    const { torso, ink, unit } = figure;
    const { cx } = torso;
    const y = collarY(figure);
    // The backpack of a low figure must end above the ground.
    const [top, bottom] = [y + 6 * unit, Math.min(y + 126 * unit, GROUND - 8 * unit)];
    const pack = box(cx, (top + bottom) / 2, torso.waist * 2.5, bottom - top, 40 * unit);
    const strap = (s: 1 | -1) =>
      curve([
        [cx + s * torso.neck * 0.72, y - 4 * unit],
        [cx + s * torso.neck * 0.8, y + 40 * unit],
        [cx + s * torso.waist * 0.86, y + 86 * unit],
      ]);
    figure.parts.push(
      {
        id: 'backpack',
        parent: torso.part,
        z: 5,
        pivot: [cx, y + 20 * unit],
        limits: [-8, 8],
        stage: 'clothes',
        svg: ink.mass(pack, 'backpack'),
        rims: [pack],
      },
      {
        id: 'backpack_straps',
        parent: torso.part,
        z: 25,
        pivot: [cx, y],
        limits: null,
        stage: 'clothes',
        svg: [strap(1), strap(-1)]
          .map((path) => ink.line(path, 'backpack', 19 * unit) + ink.stroke(path, 'backpack', 12 * unit))
          .join(''),
      },
    );
  },
};

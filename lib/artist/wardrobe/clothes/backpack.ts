import { GROUND } from '../../anatomy/layout';
import type { FigureDraft } from '../../figure';
import { blob, box, curve } from '../../shape/curve';
import { boxOf, type Node } from '../../shape/path';
import type { Garment } from '../garment';
import { collarY, onTrunk } from '../trunk-line';

/** A backpack, drawn in figure pixels from the measures of the trunk, with x to the right and y down. */
export const backpack: Garment = {
  colors: { backpack: '#e0784a' },
  draw: (figure) => {
    const { torso, ink, unit } = figure;
    if (figure.arms === null && !torso.merged) return addPanniers(figure);
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

/** The outlines of a pack on the back of a quadruped, as shares of the trunk's width and height from its upper left. */
const PACK: readonly Node[] = [
  [0.44, 0.12],
  [0.47, -0.16],
  [0.62, -0.24],
  [0.8, -0.14],
  [0.84, 0.16],
  [0.82, 0.4],
  [0.64, 0.46],
  [0.47, 0.38],
];
const FLAP: readonly Node[] = [
  [0.44, 0.02],
  [0.47, -0.18],
  [0.62, -0.26],
  [0.8, -0.16],
  [0.84, 0.04],
  [0.64, 0.14],
];
const POCKET: readonly Node[] = [
  [0.54, 0.22],
  [0.74, 0.22],
  [0.73, 0.4],
  [0.64, 0.42],
  [0.55, 0.39],
];

/** A pack on the back of a figure without arms, with a strap around its belly. */
function addPanniers(figure: FigureDraft): void {
  const { torso, ink, unit } = figure;
  const { x, y, width, height } = boxOf(torso.path);
  const at = ([dx, dy, corner]: Node): Node => [x + dx * width, y + dy * height, corner ?? 0];
  const [pack, flap, pocket] = [PACK, FLAP, POCKET].map((nodes) => blob(nodes.map(at)));
  if (!pack || !flap || !pocket) return;
  const belt = curve([at([0.64, 0.3]), at([0.66, 0.7]), at([0.63, 1.1])].map(([px, py]) => [px, py]));
  const buckle = box(x + 0.64 * width, y + 0.15 * height, 16 * unit, 20 * unit, 4 * unit);
  figure.parts.push({
    id: 'backpack',
    parent: torso.part,
    z: 24,
    pivot: [x + width * 0.64, y],
    limits: [-6, 6],
    stage: 'clothes',
    svg:
      onTrunk(
        figure,
        'backpack_belt',
        ink.line(belt, 'backpack', 20 * unit) + ink.stroke(belt, 'backpack_shade', 13 * unit),
      ) +
      ink.mass(pack, 'backpack') +
      ink.mass(pocket, 'backpack', { shade: 0.4, width: ink.look.inner }) +
      ink.mass(flap, 'backpack', { shade: 0.4, width: ink.look.inner }) +
      ink.mass(buckle, 'backpack', { shade: 0, width: ink.look.inner }),
    rims: [pack],
  });
}

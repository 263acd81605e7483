import { type FigureDraft, sign } from '../../figure';
import type { BodySide } from '../../body/side';
import { blob, curve } from '../../shape/curve';
import { mirror, type Node } from '../../shape/path';
import { type AddExtra, headNodes, headPoint } from './feature';

/** Adds a single spiral horn to the forehead. */
export const addUnicornHorn: AddExtra = (figure) => {
  const path = blob(
    headNodes(figure, [
      [-0.17, -0.8],
      [-0.1, -1.16],
      [0, -1.72, 0.8],
      [0.1, -1.16],
      [0.17, -0.8],
      [0, -0.7],
    ]),
  );
  const ridges = [-0.95, -1.15, -1.35]
    .map((y) =>
      figure.ink.line(
        curve(
          headNodes(figure, [
            [-0.14 - (y + 0.95) * 0.16, y],
            [0.13 + (y + 0.95) * 0.16, y - 0.1],
          ]),
        ),
        'horns',
      ),
    )
    .join('');
  figure.parts.push({
    id: 'horn',
    parent: figure.head.part,
    z: 47,
    pivot: headPoint(figure, 0, -0.8),
    limits: null,
    stage: 'features',
    svg: figure.ink.mass(path, 'horns') + ridges,
    rims: [path],
  });
};

/** Adds the horn of a beetle. */
export const addBeetleHorn: AddExtra = (figure) => {
  const path = blob(
    headNodes(figure, [
      [-0.2, -0.7],
      [-0.16, -1.1],
      [-0.42, -1.5, 0.6],
      [-0.1, -1.36],
      [0, -1.24, 0.4],
      [0.1, -1.36],
      [0.42, -1.5, 0.6],
      [0.16, -1.1],
      [0.2, -0.7],
    ]),
  );
  figure.parts.push({
    id: 'horn',
    parent: figure.head.part,
    z: 33,
    pivot: headPoint(figure, 0, -0.8),
    limits: null,
    stage: 'features',
    svg: figure.ink.mass(path, figure.material('horns', 'body')),
    rims: [path],
  });
};

/** The outline of a long horn on the right, in half widths and half heights of the crown. */
export const LONG_HORN: readonly Node[] = [
  [0.3, -0.84],
  [0.36, -1.2],
  [0.66, -1.5, 0.7],
  [0.64, -1.1],
  [0.62, -0.7],
];

/** The outline of a short horn on the right, in the same coordinates. */
export const SHORT_HORN: readonly Node[] = [
  [0.3, -0.86],
  [0.34, -1.1],
  [0.5, -1.34, 0.5],
  [0.6, -1.06],
  [0.56, -0.74],
];

/**
 * The z of horns, behind the head.
 * Horns that the prompt adds to a head with ears are in front of the ears, which would hide them.
 */
const hornHeight = ({ species: { extras, ears = 'none' } }: FigureDraft): number =>
  ears === 'none' || extras?.some((extra) => extra.endsWith('horns')) ? 33 : 46;

/** Adds a horn on one side from the outline of the right one. */
export function addHorn(figure: FigureDraft, side: BodySide, nodes: readonly Node[]): void {
  const right = blob(headNodes(figure, nodes));
  const path = side === 'right' ? right : mirror(right, figure.head.cx);
  figure.parts.push({
    id: `horn_${side}`,
    parent: figure.head.part,
    z: hornHeight(figure),
    pivot: headPoint(figure, sign(side) * 0.45, -0.8),
    limits: null,
    stage: 'features',
    svg: figure.ink.mass(path, 'horns'),
    rims: [path],
  });
}

import type { FigureDraft } from '../figure';
import { blob, curve, placed, symmetric } from '../shape/curve';
import type { Node } from '../shape/path';
import type { Garment } from './garment';
import { wear } from './hat-line';

/** Converts nodes to figure pixels: x and y in half widths and half heights of the crown, from its centre. */
const onHead = ({ head }: FigureDraft, nodes: readonly Node[]): Node[] =>
  placed(nodes, [head.cx, head.crown.cy], head.crown.rx, head.crown.ry);

/** Thin fold lines of cloth; they are fainter in a style without contours. */
function folds(figure: FigureDraft, token: string, lines: readonly (readonly Node[])[]): string {
  const { ink } = figure;
  const tone = ink.look.outer > 0 ? 'line' : 'shade';
  return lines
    .map((line) => ink.stroke(curve(onHead(figure, line)), `${token}_${tone}`, ink.look.inner * 0.8))
    .join('');
}

const HOOD: readonly Node[] = [
  [0, -1.22],
  [0.62, -1.12],
  [1.08, -0.64],
  [1.3, -0.04],
  [1.3, 0.46],
  [1.12, 0.96],
  [0.5, 1.2, 0.5],
  [0.34, 1.0, 0.5],
  [0.66, 0.78],
  [0.85, 0.3],
  [0.85, -0.12],
  [0.66, -0.52],
  [0.32, -0.7],
  [0, -0.74],
];
const DRAPE: readonly Node[] = [
  [0, 0.97],
  [0.44, 0.88],
  [0.86, 0.62, 0.4],
  [1.06, 0.84],
  [1.02, 1.12],
  [0.7, 1.36],
  [0.24, 1.5],
  [-0.26, 1.46],
  [-0.72, 1.32],
  [-1.02, 1.08],
  [-1.06, 0.84],
  [-0.86, 0.62, 0.4],
  [-0.44, 0.88],
];
const HIJAB_FOLDS: readonly (readonly Node[])[] = [
  [
    [-0.9, 0.86],
    [-0.3, 1.1],
    [0.4, 1.12],
    [0.88, 0.94],
  ],
  [
    [-0.66, 1.14],
    [-0.1, 1.32],
    [0.5, 1.28],
  ],
  [
    [0.98, -0.5],
    [1.08, 0],
    [1.04, 0.44],
  ],
  [
    [-0.4, -0.92],
    [0.04, -1.0],
    [0.5, -0.9],
  ],
];

/** A hijab: cloth around the face, with its end across the chest. */
const hijab: Garment = {
  colors: { hijab: '#3f8f8b' },
  rise: 0.24,
  hair: 'hidden',
  draw: (figure) => {
    const { ink, head } = figure;
    const hood = symmetric(onHead(figure, HOOD), head.cx);
    const drape = blob(onHead(figure, DRAPE));
    const lines = folds(figure, 'hijab', HIJAB_FOLDS);
    wear(
      figure,
      'hijab',
      ink.mass(hood, 'hijab', { shade: 0.7 }) + ink.mass(drape, 'hijab', { shade: 0.7 }) + lines,
      [hood, drape],
      { z: 54, fixed: true },
    );
  },
};

/** A turban: cloth wound around the head, with layers that cross at the brow. */
const turban: Garment = {
  colors: { turban: '#d9772f' },
  rise: 0.66,
  hair: 'hidden',
  draw: (figure) => {
    const { ink, head } = figure;
    const shape = symmetric(
      onHead(figure, [
        [0, -1.6],
        [0.54, -1.54],
        [1.0, -1.24],
        [1.2, -0.78],
        [1.1, -0.3],
        [0.96, -0.16, 0.6],
        [0.56, -0.44],
        [0, -0.74, 0.8],
      ]),
      head.cx,
    );
    const turns = [
      [
        [1.1, -0.44],
        [0.56, -0.72],
        [0, -1.0],
        [-0.36, -1.16],
      ],
      [
        [1.16, -0.66],
        [0.66, -0.96],
        [0.16, -1.24],
        [-0.2, -1.36],
      ],
      [
        [1.1, -0.94],
        [0.74, -1.2],
        [0.36, -1.42],
      ],
      [
        [-1.1, -0.44],
        [-0.6, -0.7],
        [-0.14, -0.92],
      ],
      [
        [-1.16, -0.66],
        [-0.72, -0.94],
        [-0.28, -1.13],
      ],
      [
        [-1.1, -0.94],
        [-0.76, -1.16],
        [-0.34, -1.32],
      ],
    ] as const;
    wear(figure, 'turban', ink.mass(shape, 'turban', { light: true }) + folds(figure, 'turban', turns), [shape]);
  },
};

/** Head wraps that hide the hair. */
export const WRAPS = { hijab, turban };

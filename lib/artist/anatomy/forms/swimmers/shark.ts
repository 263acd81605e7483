import { curve } from '../../../shape/curve';
import type { FigureDraft } from '../../../figure';
import type { Node } from '../../../shape/path';
import { SICKLE_FIN, SICKLE_TAIL } from './fins';
import type { Swimmer } from './swimmer';

const gills = (figure: FigureDraft, at: (x: number, y: number) => Node) =>
  [0.2, 0.3, 0.4]
    .map((x) =>
      figure.ink.line(
        curve([at(x, -0.2), at(x + 0.045, 0.02), at(x, 0.22)]),
        'body',
        Math.max(4.5, figure.ink.look.inner * 0.9),
      ),
    )
    .join('');

/** A shark; outlines are in half widths and half heights of the body. */
export const SHARK: Swimmer = {
  rx: 152,
  ry: 100,
  left: 32,
  floats: 58,
  rises: 78,
  outline: [
    [-1.12, -0.16, 0.45],
    [-0.82, -0.62],
    [-0.3, -0.95],
    [0.3, -0.82],
    [0.76, -0.4],
    [1.04, -0.16],
    [1.04, 0.1],
    [0.72, 0.5],
    [0.26, 0.9],
    [-0.34, 1],
    [-0.84, 0.66],
  ],
  face: { x: -0.24, y: -0.02, rx: 92, ry: 80 },
  belly: [
    [-1.3, 0.22],
    [-0.72, 0.3],
    [-0.26, 0.2],
    [0.2, 0.36],
    [0.66, 0.26],
    [1.3, 0.1],
    [1.3, 1.3],
    [-1.3, 1.3],
  ],
  tail: { at: [0.92, 0], nodes: SICKLE_TAIL },
  dorsal: {
    at: [0.1, -0.8],
    nodes: [
      [-60, 26],
      [-30, -26],
      [30, -84, 0.7],
      [38, -30],
      [62, 26],
    ],
  },
  fin: { at: [0.48, 0.42], nodes: SICKLE_FIN },
  over: (at, figure) => gills(figure, at),
};

/** A hammerhead: a shark with a wide flat snout across its face. */
export const HAMMERHEAD: Swimmer = {
  ...SHARK,
  left: 22,
  face: { x: -0.3, y: -0.06, rx: 92, ry: 80 },
  hammer: {
    eyes: 0.74,
    outline: [
      [-1.3, -0.2],
      [-1.24, -0.44],
      [-0.9, -0.42],
      [-0.3, -0.5],
      [0.3, -0.42],
      [0.64, -0.44],
      [0.7, -0.2],
      [0.7, 0.22],
      [0.52, 0.34],
      [0.2, 0.1],
      [-0.3, 0.02],
      [-0.8, 0.1],
      [-1.12, 0.34],
      [-1.3, 0.22],
    ],
  },
  over: undefined,
};

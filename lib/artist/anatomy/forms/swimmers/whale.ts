import { curve } from '../../../shape/curve';
import type { Swimmer } from './swimmer';
import { FLUKES } from './fins';

/** A whale; outlines are in half widths and half heights of the body. */
export const WHALE: Swimmer = {
  rx: 150,
  ry: 124,
  left: 30,
  floats: 12,
  rises: 44,
  outline: [
    [-0.98, 0.1],
    [-0.88, -0.56],
    [-0.42, -0.96],
    [0.2, -0.88],
    [0.7, -0.44],
    [1.02, -0.16],
    [1.04, 0.3],
    [0.78, 0.72],
    [0.3, 0.96],
    [-0.36, 0.98],
    [-0.86, 0.68],
  ],
  face: { x: -0.2, y: -0.04, rx: 102, ry: 90 },
  belly: [
    [-1.2, 0.42],
    [-0.7, 0.5],
    [0, 0.6],
    [0.7, 0.4],
    [1.3, 0.2],
    [1.3, 1.3],
    [-1.2, 1.3],
  ],
  tail: { at: [0.86, 0.06], nodes: FLUKES },
  fin: {
    at: [0.5, 0.52],
    nodes: [
      [-18, -18],
      [18, -18],
      [54, 8],
      [66, 48],
      [34, 56],
      [0, 34],
      [-18, 8],
    ],
  },
  over: (at, figure) =>
    [-0.46, -0.24, -0.02, 0.2]
      .map((x) =>
        figure.ink.line(
          curve([at(x, 0.72), at(x * 1.04, 0.84), at(x * 1.02 + 0.02, 0.93)]),
          'belly',
          figure.ink.look.inner * 0.8,
        ),
      )
      .join(''),
};

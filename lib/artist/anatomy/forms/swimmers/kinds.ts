import { ellipse } from '../../../shape/curve';
import { limb } from '../../../shape/limb';
import { turn, type Node, type Point } from '../../../shape/path';
import type { Swimmer } from './swimmer';
import { TALL_TAIL, ROUND_FIN, SICKLE_FIN, FLUKES } from './fins';
import { HAMMERHEAD, SHARK } from './shark';
import { WHALE } from './whale';

const point = ([x, y]: Node): Point => [x, y];

/** The swimming animals that are drawn from data. */
export const SWIMMER_KINDS: Readonly<Record<string, Swimmer>> = {
  fish: {
    rx: 140,
    ry: 118,
    left: 34,
    floats: 60,
    rises: 30,
    outline: [
      [-1, 0.04],
      [-0.86, -0.56],
      [-0.32, -0.97],
      [0.28, -0.86],
      [0.74, -0.42],
      [1.02, -0.12],
      [1.02, 0.16],
      [0.74, 0.48],
      [0.28, 0.88],
      [-0.32, 0.98],
      [-0.88, 0.6],
    ],
    face: { x: -0.26, y: 0.02, rx: 88, ry: 86 },
    belly: [
      [-1.2, 0.4],
      [-0.6, 0.52],
      [0, 0.62],
      [0.5, 0.4],
      [0.9, 0.3],
      [0.9, 1.3],
      [-1.2, 1.3],
    ],
    tail: { at: [0.9, 0.02], nodes: TALL_TAIL },
    dorsal: {
      at: [-0.02, -0.86],
      nodes: [
        [-66, 22],
        [-44, -20],
        [-6, -52, 0.3],
        [24, -38],
        [58, -34, 0.4],
        [52, 0],
        [70, 34],
      ],
    },
    fin: { at: [0.46, 0.36], nodes: ROUND_FIN },
    marks: (at) => [
      {
        path: limb([point(at(0.44, -1.1)), point(at(0.54, -0.2)), point(at(0.42, 1.1))], 30, 24).fill,
        material: 'belly',
      },
    ],
  },
  shark: SHARK,
  hammerhead: HAMMERHEAD,
  dolphin: {
    rx: 144,
    ry: 108,
    left: 26,
    floats: 44,
    rises: 48,
    outline: [
      [-0.98, 0.1],
      [-0.84, -0.54],
      [-0.36, -0.97],
      [0.26, -0.84],
      [0.72, -0.44],
      [1.02, -0.2],
      [1.04, 0.16],
      [0.76, 0.56],
      [0.28, 0.9],
      [-0.34, 0.98],
      [-0.86, 0.66],
    ],
    face: { x: -0.22, y: -0.06, rx: 92, ry: 84 },
    belly: [
      [-1.3, 0.34],
      [-0.8, 0.32],
      [-0.3, 0.14],
      [0.2, 0.4],
      [0.66, 0.3],
      [1.3, 0.2],
      [1.3, 1.3],
      [-1.3, 1.3],
    ],
    tail: { at: [0.88, 0], nodes: FLUKES.map(([x, y, corner]): Node => [x * 0.86, y * 0.86, corner ?? 0]) },
    dorsal: {
      at: [0.1, -0.84],
      nodes: [
        [-48, 24],
        [-24, -20],
        [32, -62, 0.6],
        [34, -20],
        [54, 26],
      ],
    },
    fin: { at: [0.48, 0.44], nodes: SICKLE_FIN },
  },
  whale: WHALE,
  narwhal: { ...WHALE, rises: 70 },
  orca: {
    ...WHALE,
    ry: 124,
    rises: 66,
    belly: [
      [-1.3, 0.3],
      [-0.7, 0.36],
      [-0.24, 0.16],
      [0.2, 0.44],
      [0.6, 0.34],
      [0.84, 0.1, 0.4],
      [0.74, 0.6],
      [0.5, 1.3],
      [-1.3, 1.3],
    ],
    dorsal: {
      at: [0.14, -0.84],
      nodes: [
        [-46, 26],
        [-22, -26],
        [10, -88, 0.6],
        [30, -30],
        [52, 30],
      ],
    },
    over: undefined,
    marks: (_, { cx, cy, rx, ry }) =>
      [-1, 1].map((s) => ({
        path: turn(ellipse(cx + s * rx * 0.64, cy - ry * 0.28, rx * 0.17, ry * 0.34), s * 38, [
          cx + s * rx * 0.64,
          cy - ry * 0.28,
        ]),
        material: 'belly',
      })),
  },
  pufferfish: {
    rx: 140,
    ry: 132,
    left: 22,
    floats: 50,
    rises: 26,
    outline: [
      [-1, 0.02],
      [-0.84, -0.58],
      [-0.34, -0.96],
      [0.34, -0.94],
      [0.84, -0.56],
      [1, 0.02],
      [0.82, 0.6],
      [0.34, 0.96],
      [-0.34, 0.98],
      [-0.84, 0.6],
    ],
    face: { x: -0.14, y: -0.04, rx: 106, ry: 92 },
    belly: [
      [-1.3, 0.36],
      [-0.6, 0.5],
      [0, 0.56],
      [0.6, 0.46],
      [1.3, 0.3],
      [1.3, 1.3],
      [-1.3, 1.3],
    ],
    tail: { at: [0.92, 0.02], nodes: TALL_TAIL.map(([x, y, corner]): Node => [x * 0.74, y * 0.62, corner ?? 0]) },
    fin: { at: [0.62, 0.2], nodes: ROUND_FIN.map(([x, y, corner]): Node => [x * 0.9, y * 0.9, corner ?? 0]) },
    marks: (at) =>
      [
        [-0.5, -0.74, 0.1],
        [-0.06, -0.82, 0.13],
        [0.4, -0.7, 0.12],
        [0.68, -0.34, 0.1],
      ].map(([x = 0, y = 0, r = 0]) => ({
        path: ellipse(at(x, y)[0], at(x, y)[1], 140 * r, 120 * r),
        material: 'marking',
      })),
  },
};

import type { Node } from '../../shape/path';
import { BIRD } from './common';
import { ROUND, EGG } from './outlines';
import { CLOSED_WING, LONG_WING } from './wings';
import { LONG_TAIL } from './tails';
import { PLUMES } from './crests';
import { BREAST } from './plumage';
import type { WingedForm } from './winged-form';

/** Toucans, parrots and hummingbirds. */
export const TROPICAL_BIRDS = {
  toucan: {
    ...BIRD,
    head: { rx: 94, ry: 86, outline: ROUND },
    trunk: { rx: 94, ry: 106, outline: EGG },
    wing: CLOSED_WING.map(([x, y, corner = 0]): Node => [x * 1.2, y * 0.9, corner]),
    tail: LONG_TAIL,
    chest: [
      {
        nodes: [
          [0, -1.1],
          [0.6, -0.96],
          [0.8, -0.4],
          [0.6, 0.1],
          [0, 0.24],
        ],
        material: 'belly',
      },
    ],
    face: [
      {
        nodes: [
          [0, -0.14, 0.5],
          [0.3, -0.4],
          [0.68, -0.3],
          [0.78, 0.2],
          [0.7, 0.7],
          [0.56, 1.2],
          [0, 1.2],
        ],
        material: 'belly',
      },
    ],
  },
  parrot: {
    ...BIRD,
    head: { rx: 100, ry: 90, outline: ROUND },
    trunk: { rx: 92, ry: 106, outline: EGG },
    wing: LONG_WING,
    tail: { ...LONG_TAIL, nodes: LONG_TAIL.nodes.map(([x, y, corner = 0]): Node => [x * 1.1, y * 1.02, corner]) },
    crest: PLUMES,
    face: [
      {
        nodes: [
          [0, 0.0, 0.5],
          [0.24, -0.36],
          [0.64, -0.3],
          [0.76, 0.16],
          [0.5, 0.5],
          [0.2, 0.56],
          [0, 0.5],
        ],
        material: 'tooth',
      },
    ],
  },
  hummingbird: {
    ...BIRD,
    head: { rx: 88, ry: 80, outline: ROUND },
    trunk: { rx: 74, ry: 96, outline: EGG },
    sink: 44,
    wing: [
      [-12, 16],
      [4, -30],
      [50, -84],
      [116, -124, 0.5],
      [108, -78],
      [116, -48, 0.5],
      [88, -22],
      [60, 10],
      [10, 34],
    ],
    wingMaterial: 'wing',
    joint: [0.74, 0.34],
    floats: 44,
    feet: 'none',
    tail: {
      nodes: [
        [-10, 80],
        [26, 80],
        [62, 108],
        [86, 132, 0.5],
        [46, 128],
        [26, 112, 0.5],
        [0, 124, 0.5],
        [-14, 100],
      ],
      material: 'accent',
      pivot: [10, 88],
    },
    chest: [
      ...BREAST,
      {
        nodes: [
          [0, -1.1],
          [0.7, -1],
          [0.66, -0.56],
          [0.3, -0.36],
          [0, -0.3],
        ],
        material: 'marking',
      },
    ],
  },
} as const satisfies Record<string, WingedForm>;

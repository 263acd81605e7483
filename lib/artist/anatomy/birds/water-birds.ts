import type { Node } from '../../shape/path';
import { BIRD, BODY } from './common';
import { ROUND, BOAT, EGG } from './outlines';
import { LONG_WING, SHORT_WING } from './wings';
import { TAIL } from './tails';
import { CURL } from './crests';
import type { WingedForm } from './winged-form';

/** Gulls, ducks and penguins. */
export const WATER_BIRDS = {
  gull: {
    ...BIRD,
    head: { rx: 88, ry: 78, outline: ROUND },
    trunk: { rx: 106, ry: 100, outline: BOAT },
    sink: 50,
    wing: LONG_WING,
    tail: { ...TAIL, material: 'body' },
    chest: [],
  },
  duck: {
    ...BIRD,
    head: { rx: 92, ry: 84, outline: ROUND },
    trunk: { rx: 124, ry: 90, outline: BOAT },
    sink: 44,
    wing: SHORT_WING.map(([x, y, corner = 0]): Node => [x * 0.86, y * 1.5, corner]),
    wingMaterial: 'body',
    joint: [0.84, 0.4],
    tail: {
      nodes: [
        [60, 20],
        [112, -24],
        [138, -76, 0.4],
        [162, -34],
        [158, 16],
        [116, 60],
        [60, 70],
      ],
      material: 'body',
      pivot: [78, 40],
    },
    crest: CURL,
  },
  penguin: {
    ...BODY,
    head: { rx: 104, ry: 88, outline: ROUND },
    trunk: { rx: 104, ry: 124, outline: EGG },
    sink: 58,
    wing: [
      [-12, -12],
      [16, -12],
      [40, 30],
      [54, 82],
      [50, 112, 0.4],
      [24, 96],
      [0, 60],
      [-14, 20],
    ],
    wingMaterial: 'body',
    joint: [0.8, 0.32],
    face: [
      {
        nodes: [
          [0, -0.2, 0.7],
          [0.22, -0.5],
          [0.6, -0.5],
          [0.82, -0.06],
          [0.76, 0.5],
          [0.5, 1.0],
          [0, 1.2],
        ],
        material: 'belly',
      },
    ],
  },
} as const satisfies Record<string, WingedForm>;

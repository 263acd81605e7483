import type { Node } from '../../shape/path';
import { BIRD } from './common';
import { ROUND, PROUD } from './outlines';
import { CLOSED_WING, RAISED_WING } from './wings';
import { LONG_TAIL } from './tails';
import { BREAST } from './plumage';
import type { WingedForm } from './winged-form';

/** Pigeons and doves. */
export const DOVES = {
  pigeon: {
    ...BIRD,
    head: { rx: 84, ry: 76, outline: ROUND },
    trunk: { rx: 116, ry: 114, outline: PROUD },
    sink: 50,
    wing: CLOSED_WING.map(([x, y, corner = 0]): Node => [x * 1.15, y, corner]),
    tail: LONG_TAIL,
    chest: [
      ...BREAST,
      {
        nodes: [
          [0, -1.1],
          [1.1, -1.1],
          [0.96, -0.52],
          [0.5, -0.4],
          [0, -0.34],
        ],
        material: 'marking',
      },
    ],
  },
  dove: {
    ...BIRD,
    head: { rx: 90, ry: 80, outline: ROUND },
    trunk: { rx: 98, ry: 98, outline: PROUD },
    wing: RAISED_WING.map(([x, y, corner = 0]): Node => [x * 0.9, y * 0.9, corner]),
    tail: { ...LONG_TAIL, nodes: LONG_TAIL.nodes.map(([x, y, corner = 0]): Node => [x * 0.96, y * 0.8, corner]) },
  },
} as const satisfies Record<string, WingedForm>;

import { BIRD, BODY } from './common';
import { TUFT } from './crests';
import { RAISED_WING } from './wings';
import { TAIL } from './tails';
import { EGG } from './outlines';
import type { WingedForm } from './winged-form';

/** Eagles and owls. */
export const BIRDS_OF_PREY = {
  eagle: { ...BIRD, crest: TUFT, wing: RAISED_WING, tail: { ...TAIL, material: 'belly' }, headMaterial: 'belly' },
  owl: {
    ...BODY,
    head: {
      rx: 116,
      ry: 92,
      outline: [
        [0, -0.9],
        [0.4, -0.92],
        [0.84, -0.76],
        [1, -0.1],
        [0.94, 0.46],
        [0.6, 0.88],
        [0, 1],
      ],
    },
    trunk: { rx: 106, ry: 108, outline: EGG },
    sink: 52,
    wing: [
      [-12, -12],
      [12, -12],
      [30, 26],
      [32, 74],
      [18, 112, 0.5],
      [-2, 98],
      [-16, 54],
      [-20, 14],
    ],
    joint: [0.82, 0.34],
    face: [
      {
        nodes: [
          [0, -0.36, 0.6],
          [0.24, -0.6],
          [0.62, -0.6],
          [0.88, -0.1],
          [0.74, 0.46],
          [0.36, 0.72],
          [0, 0.62, 0.3],
        ],
        material: 'belly',
      },
    ],
  },
} as const satisfies Record<string, WingedForm>;

import type { Node } from '../../shape/path';
import { BIRD, BODY } from './common';
import { TUFT } from './crests';
import { ROUND, EGG } from './outlines';
import { SHORT_WING, LONG_WING } from './wings';
import { COCKED, LONG_TAIL } from './tails';
import { CAP } from './plumage';
import type { WingedForm } from './winged-form';

/** Songbirds and crows. */
export const SONGBIRDS = {
  bird: { ...BIRD, crest: TUFT },
  kiwi_bird: {
    ...BODY,
    head: { rx: 78, ry: 70, outline: ROUND },
    trunk: { rx: 122, ry: 100, outline: EGG },
    sink: 50,
    wing: SHORT_WING.map(([x, y, corner = 0]): Node => [x * 0.62, y * 0.6, corner]),
  },
  sparrow: {
    ...BIRD,
    head: { rx: 96, ry: 82, outline: ROUND },
    trunk: { rx: 108, ry: 88, outline: EGG },
    sink: 58,
    wing: SHORT_WING.map(([x, y, corner = 0]): Node => [x * 1.1, y * 1.4, corner]),
    tail: COCKED,
    face: [
      {
        nodes: [
          [0, -0.2, 0.4],
          [0.3, -0.26],
          [0.84, -0.3],
          [1.0, 0.3],
          [0.6, 0.84],
          [0, 0.98],
        ],
        material: 'belly',
      },
      CAP,
    ],
  },
  robin: {
    ...BIRD,
    head: { rx: 102, ry: 88, outline: ROUND },
    trunk: { rx: 116, ry: 96, outline: ROUND },
    sink: 78,
    wing: SHORT_WING.map(([x, y, corner = 0]): Node => [x, y * 1.7, corner]),
    tail: { ...COCKED, nodes: COCKED.nodes.map(([x, y, corner = 0]): Node => [x * 1.04, y * 0.8 + 10, corner]) },
    chest: [
      {
        nodes: [
          [0, -0.9],
          [0.5, -0.86],
          [0.8, -0.4],
          [0.72, 0.1],
          [0.4, 0.4],
          [0, 0.46],
        ],
        material: 'belly',
      },
      {
        nodes: [
          [0, 0.5],
          [0.42, 0.42],
          [0.6, 0.6],
          [0.4, 1.02],
          [0, 1.06],
        ],
        material: 'tooth',
      },
    ],
    face: [
      {
        nodes: [
          [0, -0.3, 0.5],
          [0.3, -0.5],
          [0.72, -0.34],
          [0.82, 0.2],
          [0.76, 0.8],
          [0.5, 1.2],
          [0, 1.2],
        ],
        material: 'belly',
      },
    ],
  },
  crow: {
    ...BIRD,
    head: { rx: 94, ry: 82, outline: ROUND },
    trunk: { rx: 96, ry: 110, outline: EGG },
    wing: LONG_WING.map(([x, y, corner = 0]): Node => [x * 0.86, y, corner]),
    tail: { ...LONG_TAIL, nodes: LONG_TAIL.nodes.map(([x, y, corner = 0]): Node => [x, y * 1.04, corner]) },
    crest: [
      [-0.3, -0.8],
      [-0.44, -1.04, 0.6],
      [-0.22, -1.04],
      [-0.12, -1.26, 0.6],
      [0.04, -1.08],
      [0.26, -1.24, 0.6],
      [0.26, -1.02],
      [0.5, -1.02, 0.6],
      [0.34, -0.8],
      [0, -0.74],
    ],
  },
  magpie: {
    ...BIRD,
    head: { rx: 94, ry: 82, outline: ROUND },
    trunk: { rx: 98, ry: 106, outline: EGG },
    wing: LONG_WING.map(([x, y, corner = 0]): Node => [x * 0.86, y, corner]),
    tail: {
      ...LONG_TAIL,
      nodes: LONG_TAIL.nodes.map(([x, y, corner = 0]): Node => [20 + x * 1.12, y - Math.max(0, x - 40) * 0.9, corner]),
    },
  },
  chick: { ...BODY, crest: TUFT, trunk: { rx: 108, ry: 88, outline: EGG }, wing: SHORT_WING, wingMaterial: 'body' },
} as const satisfies Record<string, WingedForm>;

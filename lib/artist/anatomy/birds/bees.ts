import { BODY } from './common';
import { ROUND } from './outlines';
import { band } from './plumage';
import type { WingedForm } from './winged-form';

/** Bees, which have the same build as birds. */
export const BEES = {
  bee: {
    ...BODY,
    head: { rx: 92, ry: 82, outline: ROUND },
    trunk: {
      rx: 84,
      ry: 96,
      outline: [
        [0, -0.96],
        [0.6, -0.84],
        [0.96, -0.3],
        [0.94, 0.2],
        [0.6, 0.74],
        [0.16, 0.98],
        [0, 1.06, 0.3],
      ],
    },
    sink: 46,
    wing: [],
    joint: [0.5, 0.3],
    feet: 'none',
    floats: 34,
    chest: [band(-0.28), band(0.24), band(0.72)],
  },
} as const satisfies Record<string, WingedForm>;

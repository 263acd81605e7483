import { blob, curve } from '../../../shape/curve';
import type { Marking } from '../../../shape/ink';
import type { Walker } from './walker';

/** The heights and offsets of a pangolin's rows of scales, bottom first, in half heights of its back. */
const SCALE_ROWS: readonly (readonly [y: number, first: number])[] = [
  [0.62, -1.02],
  [0.26, -0.82],
  [-0.1, -1.02],
  [-0.46, -0.82],
  [-0.82, -0.62],
];

const SCALE_SPACING = 0.4;

/** Mammals whose back is a shell or scales, on four legs. */
export const ARMORED_WALKERS: Readonly<Record<string, Walker>> = {
  armadillo: {
    rx: 140,
    ry: 106,
    legs: 4,
    thin: false,
    tail: 'tapered',
    dome: 'accent',
    skin: 'body',
    shell: (at, { ink }, u) => ({
      inside: [
        { path: blob([at(-1.2, 0.56), at(0, 0.7), at(1.2, 0.56), at(1.2, 1.3), at(-1.2, 1.3)]), material: 'marking' },
      ],
      over: [-0.3, -0.06, 0.18, 0.42, 0.66]
        .map((x) =>
          ink.line(
            curve([at(x * 0.8 - 0.06, -0.93 + Math.abs(x) * 0.22), at(x + 0.12, -0.2), at(x + 0.1, 0.56)]),
            'accent',
            ink.look.inner || 4 * u,
          ),
        )
        .join(''),
    }),
  },
  pangolin: {
    rx: 128,
    ry: 108,
    legs: 4,
    thin: false,
    tail: 'scaled',
    dome: 'accent',
    skin: 'body',
    shell: (at) => ({
      inside: SCALE_ROWS.flatMap(([y, first], row) =>
        Array.from({ length: 6 }, (_, index): Marking => {
          const x = first + index * SCALE_SPACING;
          return {
            path: blob([
              at(x - 0.24, y - 0.36),
              at(x + 0.2, y - 0.36),
              at(x + 0.22, y + 0.02),
              at(x + 0.06, y + 0.3, 0.5),
              at(x - 0.18, y + 0.04),
            ]),
            material: row % 2 ? 'accent' : 'marking',
          };
        }),
      ),
      over: '',
    }),
  },
};

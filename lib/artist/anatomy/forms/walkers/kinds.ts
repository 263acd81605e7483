import { blob, curve, ellipse } from '../../../shape/curve';
import type { Marking } from '../../../shape/ink';
import { limb } from '../../../shape/limb';
import type { Node, Path, Point } from '../../../shape/path';
import { ARMORED_WALKERS } from './armored';
import type { Walker } from './walker';

const points = (nodes: readonly Node[]): Point[] => nodes.map(([x, y]): Point => [x, y]);

/** The animals with a domed shell that are drawn from data. */
export const WALKERS: Readonly<Record<string, Walker>> = {
  turtle: {
    rx: 136,
    ry: 112,
    legs: 4,
    thin: false,
    tail: true,
    dome: 'accent',
    skin: 'body',
    shell: (at, { ink }, u) => {
      const plate = (x: number, y: number, w: number, h: number): Path =>
        blob(
          [
            at(x - w, y),
            at(x - w * 0.5, y - h),
            at(x + w * 0.5, y - h),
            at(x + w, y),
            at(x + w * 0.5, y + h),
            at(x - w * 0.5, y + h),
          ].map(([px, py]): Node => [px, py, 0.5]),
        );
      const plates = [
        plate(0.06, -0.3, 0.34, 0.32),
        plate(0.7, -0.16, 0.26, 0.26),
        plate(-0.56, -0.2, 0.26, 0.26),
        plate(0.4, -0.86, 0.24, 0.2),
        plate(-0.24, -0.88, 0.24, 0.2),
      ];
      const rim = blob([at(-1.1, 0.36), at(0, 0.52), at(1.1, 0.36), at(1.1, 1.2), at(-1.1, 1.2)]);
      const line = ink.line(curve([at(-0.97, 0.36), at(0, 0.5), at(0.97, 0.36)]), 'accent', ink.look.inner || 4 * u);
      return {
        inside: [...plates.map((path) => ({ path, material: 'marking' })), { path: rim, material: 'belly' }],
        over: line,
      };
    },
  },
  ladybug: {
    rx: 136,
    ry: 118,
    legs: 6,
    thin: true,
    tail: false,
    dome: 'body',
    skin: 'accent',
    shell: (at, { ink }, u) => {
      const spot = (x: number, y: number, r: number): Marking => ({
        path: ellipse(at(x, y)[0], at(x, y)[1], r * u, r * u * 1.06),
        material: 'marking',
      });
      return {
        inside: [
          spot(-0.02, -0.52, 22),
          spot(0.34, 0.26, 23),
          spot(0.82, -0.06, 19),
          spot(0.5, -0.78, 17),
          spot(-0.34, 0.42, 17),
        ],
        over: ink.line(curve([at(-0.2, -0.98), at(0.3, -0.36), at(0.5, 0.26), at(0.52, 0.82)]), 'body'),
      };
    },
  },
  beetle: {
    rx: 136,
    ry: 116,
    legs: 6,
    thin: true,
    tail: false,
    dome: 'body',
    skin: 'accent',
    shell: (at, { ink }) => ({
      inside: [{ path: limb(points([at(0.5, -0.6), at(0.78, -0.2), at(0.84, 0.2)]), 16, 10).fill, material: 'belly' }],
      over:
        ink.line(curve([at(-0.2, -0.98), at(0.24, -0.36), at(0.42, 0.26), at(0.44, 0.82)]), 'body') +
        ink.line(curve([at(-0.86, -0.34), at(-0.5, 0.1), at(-0.44, 0.8)]), 'body'),
    }),
  },
  ...ARMORED_WALKERS,
};

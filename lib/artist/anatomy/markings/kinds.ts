import type { FigureDraft } from '../../figure';
import { blob, symmetric } from '../../shape/curve';
import type { Marking } from '../../shape/ink';
import { mirror } from '../../shape/path';
import type { MarkKind } from '../../species/species';
import { at } from './nodes';
import { eyePatch } from './eye-patches';

type DrawMarks = (figure: FigureDraft) => Marking[];

const patches: DrawMarks = (figure) => [
  {
    path: blob(
      at(figure, [
        [-1.2, -1.1],
        [-0.3, -1.2],
        [-0.12, -0.6],
        [-0.3, 0.02],
        [-0.62, 0.36],
        [-1.2, 0.3],
      ]),
    ),
    material: 'marking',
  },
  {
    path: blob(
      at(figure, [
        [0.24, -1.2],
        [1.2, -1.2],
        [1.2, -0.04],
        [0.86, -0.2],
        [0.5, -0.36],
        [0.26, -0.7],
      ]),
    ),
    material: 'accent',
  },
];

const cap: DrawMarks = (figure) => [
  {
    path: symmetric(
      at(figure, [
        [0, -0.02, 0.7],
        [0.14, -0.34],
        [0.36, -0.46],
        [0.7, -0.3],
        [0.84, 0.1],
        [0.9, 0.44, 0.5],
        [1.3, 0.1],
        [1.3, -1.2],
        [0, -1.3],
      ]),
      figure.head.cx,
    ),
    material: 'accent',
  },
];

const darkFace: DrawMarks = (figure) => [
  {
    path: symmetric(
      at(figure, [
        [0, -0.12],
        [0.2, 0],
        [0.42, 0.4],
        [0.5, 0.74],
        [0.3, 1.1],
        [0, 1.16],
      ]),
      figure.head.cx,
    ),
    material: 'accent',
  },
];

/** The markings of the head by the kind that a species names. */
export const MARKS: Record<MarkKind, DrawMarks> = {
  eye_patch: (figure) => [{ path: mirror(eyePatch(figure, 0.3, 0.42), figure.head.cx), material: 'marking' }],
  patches,
  cap,
  dark_face: darkFace,
};

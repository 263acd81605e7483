import type { FigureDraft } from '../../figure';
import { blob, ellipse, symmetric } from '../../shape/curve';
import type { Marking } from '../../shape/ink';
import { limb } from '../../shape/limb';
import { mirror } from '../../shape/path';
import type { MarkKind } from '../../species/species';
import { at, both } from './nodes';
import { bib, browShield, scaledCap } from './armor-marks';
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

const eyeSpots: DrawMarks = (figure) =>
  both(figure, eyePatch(figure, 0.2, 0.24)).map((path) => ({ path, material: 'accent' }));

const stripesBack: DrawMarks = (figure) => [
  {
    path: symmetric(
      at(figure, [
        [0, -1.2],
        [0.12, -1.2],
        [0.1, -0.6],
        [0, -0.34],
      ]),
      figure.head.cx,
    ),
    material: 'accent',
  },
  ...both(
    figure,
    blob(
      at(figure, [
        [0.3, -1.2],
        [0.46, -1.1],
        [0.38, -0.7],
        [0.28, -0.56],
      ]),
    ),
  ).map((path) => ({ path, material: 'accent' })),
];

/** A pale brow, cheek and muzzle with a dark streak from each eye to the jaw. */
const redPanda: DrawMarks = (figure) => {
  const { head } = figure;
  const brow = ellipse(head.cx + head.eyeDx * 1.06, head.eyeY - head.ry * 0.34, head.rx * 0.17, head.ry * 0.13);
  const cheek = blob(
    at(figure, [
      [0.6, 0.3],
      [0.84, -0.06],
      [1.3, -0.1],
      [1.3, 0.9],
      [0.84, 0.72],
    ]),
  );
  const streak = limb(
    [
      [head.cx + head.eyeDx * 1.06, head.eyeY + head.ry * 0.14],
      [head.cx + head.eyeDx * 1.2, head.eyeY + head.ry * 0.44],
      [head.cx + head.eyeDx * 0.92, head.eyeY + head.ry * 0.76],
    ],
    head.rx * 0.2,
    head.rx * 0.1,
  ).fill;
  return [
    ...both(figure, cheek).map((path) => ({ path, material: 'belly' })),
    ...both(figure, streak).map((path) => ({ path, material: 'accent' })),
    ...both(figure, brow).map((path) => ({ path, material: 'belly' })),
  ];
};

const crownSpot: DrawMarks = ({ head }) => [
  { path: ellipse(head.cx, head.cy - head.ry * 0.98, head.rx * 0.6, head.ry * 0.34), material: 'marking' },
];

/** The markings of the head by the kind that a species names. */
export const MARKS: Record<MarkKind, DrawMarks> = {
  eye_patch: (figure) => [{ path: mirror(eyePatch(figure, 0.3, 0.42), figure.head.cx), material: 'marking' }],
  patches,
  cap,
  dark_face: darkFace,
  eye_spots: eyeSpots,
  back_stripes: stripesBack,
  red_panda: redPanda,
  crown_spot: crownSpot,
  scaled_cap: scaledCap,
  brow_shield: browShield,
  bib,
  // A saddle is on the trunk alone.
  saddle: () => [],
};

import type { FigureDraft } from '../../../figure';
import { curve, ellipse } from '../../../shape/curve';
import type { Marking } from '../../../shape/ink';
import { limb } from '../../../shape/limb';
import type { Path, Point } from '../../../shape/path';
import { addExtras } from '../../extras';
import { GROUND, MIDDLE } from '../../layout';
import { addHeadAnchors, addRoot } from '../../root';
import { fitOf } from '../face-body';
import type { Form } from '../form';
import { headOn } from './head';

/**
 * A coil of the body, in pixels of the reference figure: its centre's height above the ground, its half width and half
 * height.
 */
interface Coil {
  y: number;
  rx: number;
  ry: number;
}

const LOW_COIL: Coil = { y: 38, rx: 142, ry: 40 };
const HIGH_COIL: Coil = { y: 94, rx: 112, ry: 38 };

/** Builds a snake: two stacked coils on the ground, a raised neck, and a head. */
export const snake: Form = (figure, hatRise) => {
  const u = fitOf(figure, 384, hatRise);
  figure.unit = u;
  const wide = figure.character.shape.width;
  addRoot(figure, 138 * u * wide);
  addCoils(figure, u, wide);
  addTail(figure, u, wide);
  addNeck(figure, u, wide);
  headOn(figure, [MIDDLE, GROUND - 292 * u], 80 * u, GROUND - 240 * u, 'neck');
  addExtras(figure);
  addHeadAnchors(figure);
};

/** Adds the body as two stacked coils with three markings on each. */
function addCoils(figure: FigureDraft, u: number, wide: number): void {
  const { ink } = figure;
  const path = ({ y, rx, ry }: Coil) => ellipse(MIDDLE, GROUND - y * u, rx * u * wide, ry * u, 0.16);
  const marks = ({ y, rx, ry }: Coil): Marking[] =>
    [-0.62, 0, 0.62].map((x) => ({
      path: ellipse(MIDDLE + x * rx * u * wide, GROUND - (y + ry * 0.5) * u, 20 * u, ry * 0.66 * u),
      material: 'marking',
    }));
  const [low, high] = [path(LOW_COIL), path(HIGH_COIL)];
  figure.parts.push({
    id: 'body',
    parent: 'root',
    z: 20,
    pivot: [MIDDLE, GROUND - 20 * u],
    limits: [-10, 10],
    stage: 'body',
    svg: ink.mass(high, 'body', { inside: marks(HIGH_COIL) }) + ink.mass(low, 'body', { inside: marks(LOW_COIL) }),
    rims: [low, high],
  });
}

function addTail(figure: FigureDraft, u: number, wide: number): void {
  const joint: Point = [MIDDLE + 120 * u * wide, GROUND - 30 * u];
  const tail = limb(
    [
      joint,
      [joint[0] + 42 * u, joint[1] + 14 * u],
      [joint[0] + 72 * u, joint[1] - 14 * u],
      [joint[0] + 76 * u, joint[1] - 50 * u],
    ],
    40 * u,
    14 * u,
  ).fill;
  figure.parts.push({
    id: 'tail',
    parent: 'body',
    z: 14,
    pivot: joint,
    limits: [-24, 24],
    stage: 'features',
    svg: figure.ink.mass(tail, figure.material('tail', 'body')),
    rims: [tail],
  });
}

/** Adds the neck that rises from the coils, with its pale front. */
function addNeck(figure: FigureDraft, u: number, wide: number): void {
  const { ink } = figure;
  const base: Point = [MIDDLE, GROUND - 100 * u];
  const stem = limb(
    [base, ...neckBend(u), [MIDDLE, GROUND - 246 * u]],
    82 * u * Math.sqrt(wide),
    66 * u,
    ink.look.outer / 2,
  );
  figure.parts.push({
    id: 'neck',
    parent: 'body',
    z: 24,
    pivot: base,
    limits: [-20, 20],
    stage: 'body',
    svg:
      ink.mass(stem.fill, 'body', { line: stem.openStart, inside: [{ path: neckFront(u), material: 'belly' }] }) +
      scales(figure, u),
    rims: [stem.fill],
  });
  figure.torso = {
    part: 'neck',
    cx: MIDDLE,
    neckY: GROUND - 226 * u,
    waistY: GROUND - 150 * u,
    hemY: GROUND - 110 * u,
    neck: 40 * u,
    waist: 42 * u,
    hem: 44 * u,
    path: stem.fill,
    merged: false,
  };
}

/** The two joints at which the neck bends. */
const neckBend = (u: number): [Point, Point] => [
  [MIDDLE + 10 * u, GROUND - 160 * u],
  [MIDDLE - 4 * u, GROUND - 210 * u],
];

const neckFront = (u: number): Path =>
  limb([[MIDDLE, GROUND - 100 * u + 30 * u], ...neckBend(u), [MIDDLE, GROUND - 246 * u - 20 * u]], 46 * u, 38 * u).fill;

/** Draws lines across the front of the neck. */
const scales = ({ ink }: FigureDraft, u: number): string =>
  [118, 144, 170, 196]
    .map((dy) =>
      ink.line(
        curve([
          [MIDDLE - 16 * u, GROUND - dy * u],
          [MIDDLE + 3 * u, GROUND - (dy - 4) * u],
          [MIDDLE + 22 * u, GROUND - dy * u],
        ]),
        'belly',
        ink.look.inner * 0.8,
      ),
    )
    .join('');

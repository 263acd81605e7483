import { type FigureDraft, SIDES, sign } from '../../../figure';
import { curve, placed, symmetric } from '../../../shape/curve';
import { limb } from '../../../shape/limb';
import type { Path, Point } from '../../../shape/path';
import { addExtras } from '../../extras';
import { GROUND, MIDDLE } from '../../layout';
import { addHeadAnchors, addRoot } from '../../root';
import { addFaceBody, fitOf } from '../face-body';
import type { Form } from '../form';
import { addSideLegs } from './side-legs';
import { addPincers } from './pincers';

const OUTLINE: readonly Point[] = [
  [0, -1],
  [0.5, -0.9],
  [0.9, -0.5],
  [1, 0],
  [0.84, 0.5],
  [0.62, 0.92],
  [0, 1],
];

const BELLY: readonly Point[] = [
  [0, 0.2],
  [0.4, 0.26],
  [0.6, 0.5],
  [0.5, 1.2],
  [0, 1.2],
];

/** Builds an upright lobster: a trunk with a face, side legs, two raised pincers and a fan-shaped tail. */
export const lobster: Form = (figure, hatRise) => {
  const u = fitOf(figure, 360, Math.max(hatRise, 56));
  figure.unit = u;
  const [rx, ry] = [92 * u * figure.character.shape.width, 122 * u];
  const cy = GROUND - 78 * u - ry;
  addRoot(figure, rx * 1.1);
  addTrunk(figure, cy, rx, ry, u);
  addTailFan(figure, cy, ry, u);
  const p = (x: number, y: number): Point => [MIDDLE + x * rx, cy + y * ry];
  addSideLegs(
    figure,
    [
      [p(0.74, 0.26), p(1.3, 0.3), p(1.5, 0.6)],
      [p(0.7, 0.44), p(1.2, 0.58), p(1.34, 0.86)],
      [p(0.62, 0.6), p(1.02, 0.86), p(1.08, 1.12)],
    ],
    22 * u,
  );
  addPincers(figure, [rx * 0.8, cy - 6 * u], [rx * 1.36, cy + 4 * u], [rx * 1.46, cy - 22 * u], 1.12);
  addAntennae(figure, cy, rx, ry, u);
  addExtras(figure);
  addHeadAnchors(figure);
};

/** Adds the trunk with the face in its upper half, and bands across its belly. */
function addTrunk(figure: FigureDraft, cy: number, rx: number, ry: number, u: number): void {
  addFaceBody(figure, {
    outline: symmetric(placed(OUTLINE, [MIDDLE, cy], rx, ry), MIDDLE),
    cx: MIDDLE,
    cy,
    rx,
    ry,
    face: { cx: MIDDLE, cy: cy - ry * 0.34, rx: 84 * u, ry: 76 * u },
    inside: [{ path: symmetric(placed(BELLY, [MIDDLE, cy], rx, ry), MIDDLE), material: 'belly' }],
    over: bellyBands(figure, cy, rx, ry),
    hat: { y: cy - ry * 0.78, width: rx * 0.66 },
    limits: [-12, 12],
  });
}

const bellyBands = ({ ink }: FigureDraft, cy: number, rx: number, ry: number): string =>
  [0.42, 0.6, 0.78]
    .map((y) =>
      ink.line(
        curve([
          [MIDDLE - rx * 0.46, cy + ry * y],
          [MIDDLE, cy + ry * (y + 0.06)],
          [MIDDLE + rx * 0.46, cy + ry * y],
        ]),
        'belly',
        ink.look.inner * 0.8,
      ),
    )
    .join('');

/** Adds the tail as a fan in front of the body. */
function addTailFan(figure: FigureDraft, cy: number, ry: number, u: number): void {
  const { ink } = figure;
  const fan = fanPath(cy, ry, u);
  const ribs = [-0.5, 0, 0.5]
    .map((x) =>
      ink.line(
        curve([
          [MIDDLE + x * 40 * u, GROUND - 48 * u],
          [MIDDLE + x * 76 * u, GROUND - 18 * u],
        ]),
        'body',
        ink.look.inner * 0.8,
      ),
    )
    .join('');
  figure.parts.push({
    id: 'tail',
    parent: 'body',
    z: 12,
    pivot: [MIDDLE, cy + ry * 0.86],
    limits: [-14, 14],
    stage: 'features',
    svg: ink.mass(fan, 'body') + ribs,
    rims: [fan],
  });
}

const fanPath = (cy: number, ry: number, u: number): Path =>
  symmetric(
    [
      [MIDDLE, cy + ry * 0.8],
      [MIDDLE + 40 * u, cy + ry * 0.86],
      [MIDDLE + 92 * u, GROUND - 34 * u],
      [MIDDLE + 84 * u, GROUND - 4 * u],
      [MIDDLE + 44 * u, GROUND - 10 * u, 0.5],
      [MIDDLE + 30 * u, GROUND],
      [MIDDLE, GROUND],
    ],
    MIDDLE,
  );

function addAntennae(figure: FigureDraft, cy: number, rx: number, ry: number, u: number): void {
  const { ink } = figure;
  for (const side of SIDES) {
    const s = sign(side);
    const joint: Point = [MIDDLE + s * rx * 0.4, cy - ry * 0.8];
    const feeler = limb(
      [
        joint,
        [MIDDLE + s * rx * 0.5, cy - ry * 1.14],
        [MIDDLE + s * rx * 0.66, cy - ry * 1.34],
        [MIDDLE + s * rx * 0.98, cy - ry * 1.42],
      ],
      15 * u,
      11 * u,
    ).fill;
    figure.parts.push({
      id: `antenna_${side}`,
      parent: 'body',
      z: 12,
      pivot: joint,
      limits: [-20, 20],
      stage: 'features',
      svg: ink.mass(feeler, 'body', { shade: 0, width: ink.look.outer * 0.8 }),
      rims: [feeler],
    });
  }
}

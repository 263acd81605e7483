import { ellipse, placed, symmetric } from '../../../shape/curve';
import type { Point } from '../../../shape/path';
import { addExtras } from '../../extras';
import { GROUND, MIDDLE } from '../../layout';
import { addHeadAnchors, addRoot } from '../../root';
import { addFaceBody, fitOf } from '../face-body';
import type { Form } from '../form';
import { addSideLegs } from './side-legs';
import { addPincers } from './pincers';

const OUTLINE: readonly Point[] = [
  [0, -0.92],
  [0.5, -0.86],
  [0.9, -0.5],
  [1.06, 0.02],
  [0.88, 0.56],
  [0.5, 0.9],
  [0, 0.98],
];

const BELLY: readonly Point[] = [
  [0, 0.44],
  [0.4, 0.48],
  [0.72, 0.62],
  [0.5, 1.3],
  [0, 1.3],
];

/** Builds a crab: a wide body with a face, legs at both sides and two raised pincers. */
export const crab: Form = (figure, hatRise) => {
  const { character } = figure;
  // The scale is limited so that the pincers stay on the canvas when the crab sways.
  const u = Math.min(fitOf(figure, 260, Math.max(hatRise, 60)), 1.04);
  figure.unit = u;
  const [rx, ry] = [124 * u * Math.min(1.12, 0.5 + character.shape.width * 0.5), 88 * u];
  const cy = GROUND - 46 * u - ry;
  addRoot(figure, rx * 1.05);
  const outline = symmetric(placed(OUTLINE, [MIDDLE, cy], rx, ry), MIDDLE);
  const belly = symmetric(placed(BELLY, [MIDDLE, cy], rx, ry), MIDDLE);
  const dots = [
    [-0.82, -0.1, 0.05],
    [0.82, -0.1, 0.05],
    [-0.7, -0.32, 0.035],
    [0.7, -0.32, 0.035],
  ].map(([x = 0, y = 0, r = 0]) => ({
    path: ellipse(MIDDLE + x * rx, cy + y * ry, r * rx, r * rx * 0.8),
    material: 'marking',
  }));
  addFaceBody(figure, {
    outline,
    cx: MIDDLE,
    cy,
    rx,
    ry,
    face: { cx: MIDDLE, cy: cy - ry * 0.3, rx: 92 * u, ry: 100 * u },
    inside: [{ path: belly, material: 'belly' }, ...dots],
    hat: { y: cy - ry * 1.31, width: rx * 0.44 },
    limits: [-12, 12],
  });
  const p = (x: number, y: number): Point => [MIDDLE + x * rx, cy + y * ry];
  addSideLegs(
    figure,
    [
      [p(0.66, 0.5), p(1.22, 0.52), [MIDDLE + rx * 1.3, GROUND - 6]],
      [p(0.56, 0.66), p(1.0, 0.86), [MIDDLE + rx * 1.02, GROUND - 2]],
      [p(0.42, 0.74), p(0.68, 1.08), [MIDDLE + rx * 0.6, GROUND]],
    ],
    26 * u,
  );
  addPincers(figure, [rx * 0.82, cy - 4 * u], [rx * 1.2, cy + 2 * u], [rx * 1.26, cy - 44 * u], 0.96);
  addExtras(figure);
  addHeadAnchors(figure);
};

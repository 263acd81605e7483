import type { Point, Node } from '../../../shape/path';
import { ellipse, placed, symmetric } from '../../../shape/curve';
import { addExtras } from '../../extras';
import { GROUND, MIDDLE } from '../../layout';
import { addHeadAnchors, addRoot } from '../../root';
import { addFaceBody, fitOf } from '../face-body';
import type { Form } from '../form';
import { type Strand, addStrands } from './strands';

const HEM: readonly Node[] = [
  [0, 0.86, 0.2],
  [0.26, 1.02],
  [0.5, 0.84, 0.3],
  [0.72, 1],
  [0.94, 0.72, 0.2],
];

const FRILL: readonly Point[] = [
  [0, 0.5],
  [0.5, 0.46],
  [1.2, 0.3],
  [1.2, 1.4],
  [0, 1.4],
];

/** Builds a floating jellyfish: a bell with a face, and arms that hang from it. */
export const jellyfish: Form = (figure, hatRise) => {
  const { character } = figure;
  const u = fitOf(figure, 360, hatRise);
  figure.unit = u;
  const [rx, ry] = [128 * u * character.shape.width, 112 * u];
  const cy = GROUND - 142 * u - ry;
  addRoot(figure, rx * 0.7);
  const outline = symmetric(
    placed([[0, -1], [0.56, -0.88], [0.94, -0.4], [1.04, 0.2], [1.06, 0.6], ...HEM.toReversed()], [MIDDLE, cy], rx, ry),
    MIDDLE,
  );
  const frill = symmetric(placed(FRILL, [MIDDLE, cy], rx, ry), MIDDLE);
  const dots = [
    [-0.5, -0.66, 0.08],
    [0.46, -0.7, 0.06],
    [0.66, -0.46, 0.045],
  ].map(([x = 0, y = 0, r = 0]) => ({
    path: ellipse(MIDDLE + x * rx, cy + y * ry, r * rx, r * rx),
    material: 'belly',
  }));
  addFaceBody(figure, {
    outline,
    cx: MIDDLE,
    cy,
    rx,
    ry,
    face: { cx: MIDDLE, cy: cy - ry * 0.06, rx: 104 * u, ry: 82 * u },
    inside: [{ path: frill, material: 'belly' }, ...dots],
    hat: { y: cy - ry * 0.72, width: rx * 0.56 },
    limits: [-16, 16],
  });
  const y = cy + ry * 0.6;
  const wave = (x: number, length: number, sway: number, width: number, material: string, far = false): Strand => ({
    from: [MIDDLE + x * rx, y],
    path: [
      [sway, length * 0.3],
      [-sway, length * 0.62],
      [sway * 0.6, length],
    ],
    width,
    tip: width * 0.55,
    material,
    far,
  });
  addStrands(figure, [
    wave(0.24, 176, 16, 34, 'belly'),
    wave(0.56, 158, 18, 30, 'body'),
    wave(0.82, 120, 18, 24, 'body', true),
  ]);
  addExtras(figure);
  addHeadAnchors(figure);
};

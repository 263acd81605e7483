import { curve } from '../../../shape/curve';
import { limb } from '../../../shape/limb';
import type { Point } from '../../../shape/path';
import { addExtras } from '../../extras';
import { GROUND, MIDDLE } from '../../layout';
import { addHeadAnchors, addRoot } from '../../root';
import { fitOf } from '../face-body';
import type { Form } from '../form';
import { headOn } from './head';

export const worm: Form = (figure, hatRise) => {
  const { ink, brief } = figure;
  const u = fitOf(figure, 384, hatRise);
  figure.unit = u;
  const wide = Math.sqrt(brief.shape.width);
  addRoot(figure, 130 * u, MIDDLE + 10 * u);
  const base: Point = [MIDDLE - 20 * u, GROUND - 48 * u];
  const stem = limb(
    [
      [MIDDLE + 60 * u, GROUND - 44 * u],
      base,
      [MIDDLE - 62 * u, GROUND - 96 * u],
      [MIDDLE - 44 * u, GROUND - 168 * u],
      [MIDDLE - 20 * u, GROUND - 236 * u],
    ],
    84 * u * wide,
    88 * u * wide,
  );
  const rings = [
    [-78, -106, -20, -84],
    [-86, -150, -4, -160],
    [-70, -200, 14, -212],
  ]
    .map(([ax = 0, ay = 0, bx = 0, by = 0]) =>
      ink.line(
        curve([
          [MIDDLE + ax * u, GROUND + ay * u],
          [MIDDLE + ((ax + bx) / 2) * u, GROUND + ((ay + by) / 2 + 8) * u],
          [MIDDLE + bx * u, GROUND + by * u],
        ]),
        'body',
        ink.look.inner * 0.9,
      ),
    )
    .join('');
  const saddle = limb(
    [
      [MIDDLE - 96 * u, GROUND - 128 * u],
      [MIDDLE + 4 * u, GROUND - 120 * u],
    ],
    34 * u,
    34 * u,
  ).fill;
  figure.parts.push({
    id: 'body',
    parent: 'root',
    z: 20,
    pivot: [base[0], base[1] + 20 * u],
    limits: [-14, 14],
    stage: 'body',
    svg: ink.mass(stem.fill, 'body', { inside: [{ path: saddle, material: 'belly' }] }) + rings,
    rims: [stem.fill],
  });
  const joint: Point = [MIDDLE + 52 * u, GROUND - 44 * u];
  const tail = limb(
    [
      joint,
      [MIDDLE + 110 * u, GROUND - 40 * u],
      [MIDDLE + 158 * u, GROUND - 60 * u],
      [MIDDLE + 176 * u, GROUND - 100 * u],
    ],
    82 * u * wide,
    44 * u,
  );
  const tailRings = [
    [96, -76, 100, -10],
    [138, -88, 160, -30],
  ]
    .map(([ax = 0, ay = 0, bx = 0, by = 0]) =>
      ink.line(
        curve([
          [MIDDLE + ax * u, GROUND + ay * u],
          [MIDDLE + ((ax + bx) / 2 + 8) * u, GROUND + ((ay + by) / 2) * u],
          [MIDDLE + bx * u, GROUND + by * u],
        ]),
        'body',
        ink.look.inner * 0.9,
      ),
    )
    .join('');
  figure.parts.push({
    id: 'tail',
    parent: 'body',
    z: 22,
    pivot: joint,
    limits: [-14, 10],
    stage: 'features',
    svg: ink.mass(tail.fill, 'body', { line: ink.look.outer === 0 ? tail.fill : tail.openStart, shade: 0 }) + tailRings,
    rims: [tail.fill],
  });
  figure.torso = {
    part: 'body',
    cx: MIDDLE - 38 * u,
    neckY: GROUND - 212 * u,
    waistY: GROUND - 140 * u,
    hemY: GROUND - 80 * u,
    neck: 46 * u,
    waist: 44 * u,
    hem: 46 * u,
    path: stem.fill,
    merged: false,
  };
  headOn(figure, [MIDDLE - 20 * u, GROUND - 292 * u], 82 * u, GROUND - 230 * u, 'body');
  addExtras(figure);
  addHeadAnchors(figure);
};

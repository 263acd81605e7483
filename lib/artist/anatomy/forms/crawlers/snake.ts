import { curve, ellipse } from '../../../shape/curve';
import { limb } from '../../../shape/limb';
import type { Point } from '../../../shape/path';
import { addExtras } from '../../extras';
import { GROUND, MIDDLE } from '../../layout';
import { addHeadAnchors, addRoot } from '../../root';
import { fitOf } from '../face-body';
import type { Form } from '../form';
import { headOn } from './head';

export const snake: Form = (figure, hatRise) => {
  const { ink, brief } = figure;
  const u = fitOf(figure, 384, hatRise);
  figure.unit = u;
  const wide = brief.shape.width;
  addRoot(figure, 138 * u * wide);
  const coil = (y: number, rx: number, ry: number) => ellipse(MIDDLE, GROUND - y * u, rx * u * wide, ry * u, 0.16);
  const low = coil(38, 142, 40);
  const high = coil(94, 112, 38);
  const band = (y: number, rx: number, ry: number) =>
    [-0.62, 0, 0.62].map((x) => ({
      path: ellipse(MIDDLE + x * rx * u * wide, GROUND - (y + ry * 0.5) * u, 20 * u, ry * 0.66 * u),
      material: 'marking',
    }));
  figure.parts.push({
    id: 'body',
    parent: 'root',
    z: 20,
    pivot: [MIDDLE, GROUND - 20 * u],
    limits: [-10, 10],
    stage: 'body',
    svg:
      ink.mass(high, 'body', { inside: band(94, 112, 38), far: ink.look.outer === 0 }) +
      ink.mass(low, 'body', { inside: band(38, 142, 40) }),
    rims: [low, high],
  });
  const tip: Point = [MIDDLE + 120 * u * wide, GROUND - 30 * u];
  const tail = limb(
    [tip, [tip[0] + 42 * u, tip[1] + 14 * u], [tip[0] + 72 * u, tip[1] - 14 * u], [tip[0] + 76 * u, tip[1] - 50 * u]],
    40 * u,
    14 * u,
  ).fill;
  figure.parts.push({
    id: 'tail',
    parent: 'body',
    z: 14,
    pivot: tip,
    limits: [-24, 24],
    stage: 'features',
    svg: ink.mass(tail, figure.material('tail', 'body')),
    rims: [tail],
  });
  const base: Point = [MIDDLE, GROUND - 100 * u];
  const neckTop: Point = [MIDDLE, GROUND - 246 * u];
  const stem = limb(
    [base, [MIDDLE + 10 * u, GROUND - 160 * u], [MIDDLE - 4 * u, GROUND - 210 * u], neckTop],
    82 * u * Math.sqrt(wide),
    66 * u,
    ink.look.outer / 2,
  );
  const front = limb(
    [
      [base[0], base[1] + 30 * u],
      [MIDDLE + 10 * u, GROUND - 160 * u],
      [MIDDLE - 4 * u, GROUND - 210 * u],
      [neckTop[0], neckTop[1] - 20 * u],
    ],
    46 * u,
    38 * u,
  ).fill;
  const scales = [118, 144, 170, 196]
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
  figure.parts.push({
    id: 'neck',
    parent: 'body',
    z: 24,
    pivot: base,
    limits: [-20, 20],
    stage: 'body',
    svg: ink.mass(stem.fill, 'body', { line: stem.openStart, inside: [{ path: front, material: 'belly' }] }) + scales,
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
  headOn(figure, [MIDDLE, GROUND - 292 * u], 80 * u, GROUND - 240 * u, 'neck');
  addExtras(figure);
  addHeadAnchors(figure);
};

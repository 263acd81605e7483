import { blob, curve } from '../../../shape/curve';
import { limb } from '../../../shape/limb';
import type { Node, Point } from '../../../shape/path';
import { addExtras } from '../../extras';
import { GROUND, MIDDLE } from '../../layout';
import { addHeadAnchors, addRoot } from '../../root';
import { fitOf } from '../face-body';
import type { Form } from '../form';
import { headOn } from './head';

/** An upright curl of a fish with a tube of a snout. */
export const seahorse: Form = (figure, hatRise) => {
  const { ink, brief } = figure;
  const u = fitOf(figure, 404, Math.max(hatRise, 20));
  figure.unit = u;
  const wide = brief.shape.width;
  addRoot(figure, 74 * u);
  const [x, top] = [MIDDLE, GROUND - 246 * u];
  const at = (dx: number, dy: number, corner = 0): Node => [x + dx * u * wide, GROUND - dy * u, corner];
  const trunk = blob([
    at(-42, 258),
    at(42, 258),
    at(66, 206),
    at(60, 150),
    at(36, 104),
    at(8, 84),
    at(-30, 96),
    at(-54, 140),
    at(-62, 200),
  ]);
  const belly = blob([
    at(-30, 270),
    at(20, 270),
    at(28, 200),
    at(16, 130),
    at(-10, 80),
    at(-40, 96),
    at(-46, 150),
    at(-48, 210),
  ]);
  const ridges = [232, 204, 176, 148, 120]
    .map((dy) => ink.line(curve([at(-44, dy), at(-10, dy - 7), at(24, dy)]), 'belly', ink.look.inner * 0.8))
    .join('');
  figure.parts.push({
    id: 'body',
    parent: 'root',
    z: 20,
    pivot: [x, GROUND - 110 * u],
    limits: [-16, 16],
    stage: 'body',
    svg: ink.mass(trunk, 'body', { inside: [{ path: belly, material: 'belly' }] }) + ridges,
    rims: [trunk],
  });
  const joint: Point = [x, GROUND - 112 * u];
  const tail = limb(
    [
      joint,
      [x + 6 * u, GROUND - 66 * u],
      [x + 40 * u, GROUND - 28 * u],
      [x + 88 * u, GROUND - 36 * u],
      [x + 98 * u, GROUND - 80 * u],
      [x + 66 * u, GROUND - 94 * u],
    ],
    74 * u,
    22 * u,
    ink.look.outer / 2,
  );
  figure.parts.push({
    id: 'tail',
    parent: 'body',
    z: 18,
    pivot: joint,
    limits: [-16, 16],
    stage: 'features',
    svg: ink.mass(tail.fill, figure.material('tail', 'body'), { line: tail.openStart, shade: 0.8 }),
    rims: [tail.fill],
  });
  const fin = blob([at(46, 214), at(86, 236, 0.3), at(104, 204, 0.3), at(96, 168, 0.3), at(50, 164)]);
  figure.parts.push({
    id: 'dorsal',
    parent: 'body',
    z: 14,
    pivot: [at(56, 190)[0], at(56, 190)[1]],
    limits: [-14, 14],
    stage: 'features',
    svg: ink.mass(fin, figure.material('wings', 'accent')),
    rims: [fin],
  });
  figure.torso = {
    part: 'body',
    cx: x,
    neckY: top + 8 * u,
    waistY: GROUND - 170 * u,
    hemY: GROUND - 110 * u,
    neck: 42 * u * wide,
    waist: 56 * u * wide,
    hem: 40 * u * wide,
    path: trunk,
    merged: false,
  };
  headOn(figure, [x, GROUND - 314 * u], 84 * u, top, 'body');
  addExtras(figure);
  addHeadAnchors(figure);
};

import type { Point } from '../../../shape/path';
import { blob, placed, symmetric } from '../../../shape/curve';
import { shift } from '../../../shape/path';
import { addHead } from '../../head';
import { sleevesOf } from '../../sleeves';
import { addExtras } from '../../extras';
import { addEars } from '../../ears';
import { faceFrame } from '../../frame';
import { skullPath } from '../../heads';
import { GROUND, MIDDLE } from '../../layout';
import { addHeadAnchors, addRoot } from '../../root';
import { addPair, fitOf } from '../face-body';
import type { Form } from '../form';
import { addTusks } from './tusks';

const TRUNK: readonly Point[] = [
  [0, -1],
  [0.5, -0.92],
  [0.7, -0.5],
  [0.92, 0.1],
  [1.02, 0.66],
  [0.84, 0.96],
  [0, 1],
];

const BELLY: readonly Point[] = [
  [0, -1.1],
  [0.4, -0.8],
  [0.5, -0.2],
  [0.66, 0.4],
  [0.56, 0.9],
  [0, 1.02],
];

/** A seal that sits up: a pear with flippers, its tail flippers to the side. */
export const seal: Form = (figure, hatRise) => {
  const { ink, brief, species } = figure;
  const u = fitOf(figure, 356, hatRise);
  figure.unit = u;
  const [rx, ry] = [112 * u * brief.shape.width, 116 * u];
  const cy = GROUND - ry + 2;
  const [hrx, hry] = [100 * u * ink.look.head * brief.shape.head, 88 * u * ink.look.head * brief.shape.head];
  const head = { cx: MIDDLE, cy: cy - ry * 0.7 - hry * 0.66, rx: hrx, ry: hry };
  addRoot(figure, rx * 1.2);
  const trunk = symmetric(placed(TRUNK, [MIDDLE, cy], rx, ry), MIDDLE);
  const belly = symmetric(placed(BELLY, [MIDDLE, cy], rx, ry), MIDDLE);
  const skull = skullPath('bear', head.cx, head.cy, head.rx, head.ry, ink.look.square);
  const dressed = sleevesOf(figure);
  figure.torso = {
    part: 'body',
    cx: MIDDLE,
    neckY: head.cy + hry * 1.06,
    waistY: cy + ry * 0.3,
    hemY: cy + ry * 0.9,
    neck: rx * 0.62,
    waist: rx * 0.94,
    hem: rx * 0.9,
    path: trunk,
    merged: false,
  };
  figure.parts.push({
    id: 'body',
    parent: 'root',
    z: 20,
    pivot: [MIDDLE, cy + ry * 0.86],
    limits: [-15, 15],
    stage: 'body',
    svg: ink.mass(trunk, dressed ?? 'body', {
      inside: dressed ? [] : [{ path: belly, material: 'belly' }],
      cast: shift(skull, 4 * u, 14 * u),
    }),
    rims: [trunk],
  });
  const joint = [MIDDLE + rx * 0.72, cy - ry * 0.12] as const;
  const flipper = blob([
    [joint[0] - 20 * u, joint[1] - 16 * u],
    [joint[0] + 12 * u, joint[1] - 18 * u],
    [joint[0] + 54 * u, joint[1] + 30 * u],
    [joint[0] + 76 * u, joint[1] + 84 * u, 0.3],
    [joint[0] + 36 * u, joint[1] + 76 * u],
    [joint[0] - 8 * u, joint[1] + 36 * u],
  ]);
  addPair(figure, {
    id: 'fin',
    pivot: [joint[0], joint[1]],
    paths: [flipper],
    material: figure.material('wings', dressed ?? 'body'),
    z: 30,
    out: 110,
    across: 20,
    hand: [joint[0] + 50 * u, joint[1] + 62 * u],
    far: ink.look.outer === 0,
  });
  const [tx, ty] = [MIDDLE + rx * 0.8, GROUND - 34 * u];
  const tail = blob([
    [tx - 34 * u, ty - 18 * u],
    [tx + 18 * u, ty - 16 * u],
    [tx + 54 * u, ty - 44 * u],
    [tx + 96 * u, ty - 52 * u, 0.4],
    [tx + 88 * u, ty - 16 * u],
    [tx + 66 * u, ty - 2 * u, 0.4],
    [tx + 100 * u, ty + 20 * u, 0.4],
    [tx + 56 * u, ty + 32 * u],
    [tx - 34 * u, ty + 26 * u],
  ]);
  figure.parts.push({
    id: 'tail',
    parent: 'body',
    z: 6,
    pivot: [tx - 6 * u, ty],
    limits: [-20, 14],
    stage: 'features',
    svg: ink.mass(tail, figure.material('tail', 'body')),
    rims: [tail],
  });
  figure.head = faceFrame(figure, { part: 'head', material: 'body', skull, ...head });
  addHead(figure, cy - ry * 0.74);
  addEars(figure);
  if (species.title === 'walrus') addTusks(figure);
  addExtras(figure);
  addHeadAnchors(figure);
};

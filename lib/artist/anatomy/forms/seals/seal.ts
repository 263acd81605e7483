import type { FigureDraft } from '../../../figure';
import { blob, placed, symmetric } from '../../../shape/curve';
import type { Oval } from '../../../shape/oval';
import { shift } from '../../../shape/path';
import type { Path, Point } from '../../../shape/path';
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

/** Builds an upright seal: a pear-shaped trunk with front flippers, and tail flippers at the side. */
export const seal: Form = (figure, hatRise) => {
  const { ink, character, species } = figure;
  const u = fitOf(figure, 356, hatRise);
  figure.unit = u;
  const [rx, ry] = [112 * u * character.shape.width, 116 * u];
  const cy = GROUND - ry + 2;
  const [hrx, hry] = [100 * u * ink.look.head * character.shape.head, 88 * u * ink.look.head * character.shape.head];
  const head = { cx: MIDDLE, cy: cy - ry * 0.7 - hry * 0.66, rx: hrx, ry: hry };
  addRoot(figure, rx * 1.2);
  const skull = skullPath('bear', head.cx, head.cy, head.rx, head.ry, ink.look.square);
  addTrunk(figure, { cx: MIDDLE, cy, rx, ry }, head.cy + hry * 1.06, shift(skull, 4 * u, 14 * u));
  addFlippers(figure, [MIDDLE + rx * 0.72, cy - ry * 0.12], u);
  addTailFlippers(figure, [MIDDLE + rx * 0.8, GROUND - 34 * u], u);
  figure.head = faceFrame(figure, { part: 'head', material: 'body', skull, ...head });
  addHead(figure, cy - ry * 0.74);
  addEars(figure);
  if (species.title === 'walrus') addTusks(figure);
  addExtras(figure);
  addHeadAnchors(figure);
};

/** Adds the trunk, with its belly unless clothes cover it; `cast` is the outline of the head's shadow. */
function addTrunk(figure: FigureDraft, { cx, cy, rx, ry }: Oval, neckY: number, cast: Path): void {
  const trunk = symmetric(placed(TRUNK, [cx, cy], rx, ry), cx);
  const belly = symmetric(placed(BELLY, [cx, cy], rx, ry), cx);
  figure.torso = {
    part: 'body',
    cx,
    neckY,
    waistY: cy + ry * 0.3,
    hemY: cy + ry * 0.9,
    neck: rx * 0.62,
    waist: rx * 0.94,
    hem: rx * 0.9,
    path: trunk,
    merged: false,
  };
  const dressed = sleevesOf(figure);
  figure.parts.push({
    id: 'body',
    parent: 'root',
    z: 20,
    pivot: [cx, cy + ry * 0.86],
    limits: [-15, 15],
    stage: 'body',
    svg: figure.ink.mass(trunk, dressed ?? 'body', {
      inside: dressed ? [] : [{ path: belly, material: 'belly' }],
      cast,
    }),
    rims: [trunk],
  });
}

/** Adds the front flippers, which serve as arms. */
function addFlippers(figure: FigureDraft, [x, y]: Point, u: number): void {
  const flipper = blob([
    [x - 20 * u, y - 16 * u],
    [x + 12 * u, y - 18 * u],
    [x + 54 * u, y + 30 * u],
    [x + 76 * u, y + 84 * u, 0.3],
    [x + 36 * u, y + 76 * u],
    [x - 8 * u, y + 36 * u],
  ]);
  addPair(figure, {
    id: 'fin',
    pivot: [x, y],
    paths: [flipper],
    material: figure.material('wings', sleevesOf(figure) ?? 'body'),
    z: 30,
    out: 110,
    across: 20,
    hand: [x + 50 * u, y + 62 * u],
  });
}

/** Adds the tail flippers in side view. */
function addTailFlippers(figure: FigureDraft, [x, y]: Point, u: number): void {
  const tail = blob([
    [x - 34 * u, y - 18 * u],
    [x + 18 * u, y - 16 * u],
    [x + 54 * u, y - 44 * u],
    [x + 96 * u, y - 52 * u, 0.4],
    [x + 88 * u, y - 16 * u],
    [x + 66 * u, y - 2 * u, 0.4],
    [x + 100 * u, y + 20 * u, 0.4],
    [x + 56 * u, y + 32 * u],
    [x - 34 * u, y + 26 * u],
  ]);
  figure.parts.push({
    id: 'tail',
    parent: 'body',
    z: 6,
    pivot: [x - 6 * u, y],
    limits: [-20, 14],
    stage: 'features',
    svg: figure.ink.mass(tail, figure.material('tail', 'body')),
    rims: [tail],
  });
}

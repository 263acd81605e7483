import type { FigureDraft } from '../../../figure';
import { blob, curve } from '../../../shape/curve';
import { limb } from '../../../shape/limb';
import type { Node, Point } from '../../../shape/path';
import { addExtras } from '../../extras';
import { GROUND, MIDDLE } from '../../layout';
import { addHeadAnchors, addRoot } from '../../root';
import { fitOf } from '../face-body';
import type { Form } from '../form';
import { headOn } from './head';

/** Outlines in pixels of the reference figure: x to the right of the middle, y up from the ground. */
const TRUNK: readonly Node[] = [
  [-42, 258],
  [42, 258],
  [66, 206],
  [60, 150],
  [36, 104],
  [8, 84],
  [-30, 96],
  [-54, 140],
  [-62, 200],
];

const BELLY: readonly Node[] = [
  [-30, 270],
  [20, 270],
  [28, 200],
  [16, 130],
  [-10, 80],
  [-40, 96],
  [-46, 150],
  [-48, 210],
];

const DORSAL: readonly Node[] = [
  [46, 214],
  [86, 236, 0.3],
  [104, 204, 0.3],
  [96, 168, 0.3],
  [50, 164],
];

/** Converts a node from pixels of the reference figure to the canvas. */
type Place = (node: Node) => Node;

/** Builds an upright seahorse with a curled tail and a tubular snout. */
export const seahorse: Form = (figure, hatRise) => {
  const u = fitOf(figure, 404, Math.max(hatRise, 20));
  figure.unit = u;
  const wide = figure.character.shape.width;
  const place: Place = ([dx, dy, corner = 0]) => [MIDDLE + dx * u * wide, GROUND - dy * u, corner];
  addRoot(figure, 74 * u);
  addTrunk(figure, place, u, wide);
  addTail(figure, u);
  addDorsal(figure, place);
  headOn(figure, [MIDDLE, GROUND - 314 * u], 84 * u, GROUND - 246 * u, 'body');
  addExtras(figure);
  addHeadAnchors(figure);
};

/** Adds the trunk with its ridged belly. */
function addTrunk(figure: FigureDraft, place: Place, u: number, wide: number): void {
  const { ink } = figure;
  const trunk = blob(TRUNK.map(place));
  const belly = blob(BELLY.map(place));
  const ridges = [232, 204, 176, 148, 120]
    .map((dy) =>
      ink.line(curve([place([-44, dy]), place([-10, dy - 7]), place([24, dy])]), 'belly', ink.look.inner * 0.8),
    )
    .join('');
  figure.parts.push({
    id: 'body',
    parent: 'root',
    z: 20,
    pivot: [MIDDLE, GROUND - 110 * u],
    limits: [-16, 16],
    stage: 'body',
    svg: ink.mass(trunk, 'body', { inside: [{ path: belly, material: 'belly' }] }) + ridges,
    rims: [trunk],
  });
  figure.torso = {
    part: 'body',
    cx: MIDDLE,
    neckY: GROUND - 246 * u + 8 * u,
    waistY: GROUND - 170 * u,
    hemY: GROUND - 110 * u,
    neck: 42 * u * wide,
    waist: 56 * u * wide,
    hem: 40 * u * wide,
    path: trunk,
    merged: false,
  };
}

/** Adds the tail, which curls up at its end. */
function addTail(figure: FigureDraft, u: number): void {
  const { ink } = figure;
  const joint: Point = [MIDDLE, GROUND - 112 * u];
  const tail = limb(
    [
      joint,
      [MIDDLE + 6 * u, GROUND - 66 * u],
      [MIDDLE + 40 * u, GROUND - 28 * u],
      [MIDDLE + 88 * u, GROUND - 36 * u],
      [MIDDLE + 98 * u, GROUND - 80 * u],
      [MIDDLE + 66 * u, GROUND - 94 * u],
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
}

/** Adds the fin on the back. */
function addDorsal(figure: FigureDraft, place: Place): void {
  const fin = blob(DORSAL.map(place));
  const [x, y] = place([56, 190]);
  figure.parts.push({
    id: 'dorsal',
    parent: 'body',
    z: 14,
    pivot: [x, y],
    limits: [-14, 14],
    stage: 'features',
    svg: figure.ink.mass(fin, figure.material('wings', 'accent')),
    rims: [fin],
  });
}

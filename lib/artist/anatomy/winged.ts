import { type FigureDraft, SIDES } from '../figure';
import { curve, placed, symmetric } from '../shape/curve';
import type { Marking } from '../shape/ink';
import { shift, type Point } from '../shape/path';
import type { Species } from '../species/species';
import { sleevesOf } from './sleeves';
import { WINGED } from './birds';
import type { HalfMark, WingedForm } from './birds/winged-form';
import { addEars } from './ears';
import { addExtras } from './extras';
import { headMarkings } from './markings';
import { faceFrame } from './frame';
import { GROUND, MIDDLE } from './layout';
import { addHeadAnchors, addRoot } from './root';
import { isFanned, addCrestAndTail } from './crest-and-tail';
import { addBirdFeet, addWing, addBeeLimbs } from './winged-limbs';

const formOf = ({ form = 'bird' }: Species): WingedForm =>
  Object.hasOwn(WINGED, form) ? WINGED[form as keyof typeof WINGED] : WINGED.bird;

/** Birds and bees: an egg of a body, wings for arms, short feet. */
export function buildWinged(figure: FigureDraft, hatRise: number): void {
  const { species, ink, brief } = figure;
  const form = formOf(species);
  const rise = Math.max(
    hatRise,
    species.ears === 'tuft' ? 42 : species.extras?.includes('antennae') ? 52 : form.crest ? 26 : 6,
  );
  const natural =
    form.head.ry * 2 * look(figure) +
    form.trunk.ry * 2 -
    form.sink +
    rise +
    form.floats +
    (isFanned(species) ? 66 : 20);
  const u = Math.min(1.12, (GROUND - 32) / natural) * brief.shape.scale;
  figure.unit = u;
  const [trx, tr] = [form.trunk.rx * u * brief.shape.width, form.trunk.ry * u];
  const trunkY = GROUND - (form.floats + (form.feet === 'bird' ? 14 : 0)) * u - tr;
  const [hrx, hry] = [
    form.head.rx * u * look(figure) * brief.shape.head,
    form.head.ry * u * look(figure) * brief.shape.head,
  ];
  const headY = trunkY - tr + form.sink * u - hry;
  const trunk = symmetric(placed(form.trunk.outline, [MIDDLE, trunkY], trx, tr), MIDDLE);
  addRoot(figure, trx * (form.floats ? 0.7 : 0.95));
  const neckY = headY + hry * 0.99;
  figure.torso = {
    part: 'body',
    cx: MIDDLE,
    neckY,
    waistY: trunkY + tr * 0.3,
    hemY: trunkY + tr * 0.86,
    neck: trx * 0.72,
    waist: trx * 0.92,
    hem: trx * 0.74,
    path: trunk,
    merged: false,
  };
  const pale = form.headMaterial ?? 'body';
  const skull = symmetric(placed(form.head.outline, [MIDDLE, headY], hrx, hry), MIDDLE);
  figure.head = faceFrame(figure, {
    part: 'head',
    material: pale,
    skull,
    cx: MIDDLE,
    cy: headY + hry * 0.06,
    rx: hrx,
    ry: hry,
  });
  const dressed = sleevesOf(figure);
  figure.parts.push({
    id: 'body',
    parent: 'root',
    z: 20,
    pivot: [MIDDLE, trunkY + tr * 0.9],
    limits: [-20, 20],
    stage: 'body',
    svg:
      ink.mass(trunk, dressed ?? 'body', {
        inside: dressed ? [] : marksOf(form.chest, [MIDDLE, trunkY], trx, tr),
        cast: shift(skull, 4 * u, 14 * u),
      }) + (dressed ? '' : plumage(figure, trunkY, trx, tr)),
    rims: [trunk],
  });
  figure.parts.push({
    id: 'head',
    parent: 'body',
    z: 36,
    pivot: [MIDDLE, headY + hry * 0.84],
    limits: [-30, 30],
    stage: 'head',
    svg: ink.mass(skull, pale, {
      light: species.form !== 'owl',
      inside: [...marksOf(form.face, [figure.head.cx, figure.head.cy], hrx, hry), ...headMarkings(figure)],
    }),
    rims: [skull],
  });
  if (form.feet === 'bird') addBirdFeet(figure, trx, u);
  if (form.wing.length > 0) for (const side of SIDES) addWing(figure, side, form, [trx, trunkY - tr, tr * 2], u);
  addCrestAndTail(figure, form, trunkY, u);
  if (species.form === 'bee') addBeeLimbs(figure, trx, trunkY, tr, u);
  addEars(figure);
  addExtras(figure);
  addHeadAnchors(figure);
}

const look = (figure: FigureDraft) => Math.sqrt(figure.ink.look.head);

const marksOf = (marks: readonly HalfMark[], [cx, cy]: Point, rx: number, ry: number): Marking[] =>
  marks.map(({ nodes, material }) => ({ path: symmetric(placed(nodes, [cx, cy], rx, ry), cx), material }));

/** An owl's rows of feather marks. */
function plumage(figure: FigureDraft, cy: number, rx: number, ry: number): string {
  if (figure.species.form !== 'owl') return '';
  const rows: readonly (readonly [number, number])[] = [
    [-0.24, 0.16],
    [0.24, 0.16],
    [0, 0.4],
    [-0.36, 0.44],
    [0.36, 0.44],
    [-0.18, 0.66],
    [0.18, 0.66],
  ];
  return rows
    .map(([x, y]) =>
      figure.ink.stroke(
        curve([
          [MIDDLE + (x - 0.09) * rx, cy + y * ry - 5],
          [MIDDLE + x * rx, cy + y * ry + 5],
          [MIDDLE + (x + 0.09) * rx, cy + y * ry - 5],
        ]),
        'body',
        Math.max(5, figure.ink.look.inner),
      ),
    )
    .join('');
}

import { type FigureDraft, SIDES } from '../figure';
import { curve, placed, symmetric } from '../shape/curve';
import type { Marking } from '../shape/ink';
import type { Oval } from '../shape/oval';
import { type Path, shift } from '../shape/path';
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
import { stubLift } from './stub-rest';
import { isFanned, addCrestAndTail } from './crest-and-tail';
import { addBirdFeet, addWing, addBeeLimbs } from './winged-limbs';

const formOf = ({ form = 'bird' }: Species): WingedForm =>
  Object.hasOwn(WINGED, form) ? WINGED[form as keyof typeof WINGED] : WINGED.bird;

/** Builds a bird or a bee: an egg-shaped body with wings in place of arms, and short feet. */
export function buildWinged(figure: FigureDraft, hatRise: number): void {
  const { species } = figure;
  const form = formOf(species);
  const u = unitOf(figure, form, hatRise);
  figure.unit = u;
  const trunk = trunkOf(figure, form, u);
  const head = headOf(figure, form, trunk, u);
  addRoot(figure, trunk.rx * (form.floats ? 0.7 : 0.95));
  const skull = symmetric(placed(form.head.outline, [head.cx, head.cy], head.rx, head.ry), MIDDLE);
  figure.head = faceFrame(figure, {
    part: 'head',
    material: form.headMaterial ?? 'body',
    skull,
    ...head,
    cy: head.cy + head.ry * 0.06,
  });
  addTrunk(figure, form, trunk, head.cy + head.ry * 0.99, shift(skull, 4 * u, 14 * u));
  addMarkedHead(figure, form, head, skull);
  addLimbs(figure, form, trunk, u);
  addCrestAndTail(figure, form, trunk.cy, u);
  if (species.form === 'bee') addBeeLimbs(figure, trunk.rx, trunk.cy, trunk.ry, u);
  addEars(figure);
  addExtras(figure);
  addHeadAnchors(figure);
}

/** The scale at which the figure fits on the canvas above the ground, with its headwear. */
function unitOf(figure: FigureDraft, form: WingedForm, hatRise: number): number {
  const { species, character } = figure;
  const ownRise = species.ears === 'tuft' ? 42 : species.extras?.includes('antennae') ? 52 : form.crest ? 26 : 6;
  const height =
    form.head.ry * 2 * headScale(figure) +
    form.trunk.ry * 2 -
    form.sink +
    Math.max(hatRise, ownRise) +
    form.floats +
    stubLift(figure) +
    (isFanned(species) ? 66 : 20);
  return Math.min(1.12, (GROUND - 32) / height) * character.shape.scale;
}

function trunkOf({ character }: FigureDraft, form: WingedForm, u: number): Oval {
  const [rx, ry] = [form.trunk.rx * u * character.shape.width, form.trunk.ry * u];
  return { cx: MIDDLE, cy: GROUND - (form.floats + (form.feet === 'bird' ? 14 : 0)) * u - ry, rx, ry };
}

function headOf(figure: FigureDraft, form: WingedForm, trunk: Oval, u: number): Oval {
  const { character } = figure;
  const [rx, ry] = [
    form.head.rx * u * headScale(figure) * character.shape.head,
    form.head.ry * u * headScale(figure) * character.shape.head,
  ];
  return { cx: MIDDLE, cy: trunk.cy - trunk.ry + form.sink * u - ry, rx, ry };
}

/** Adds the trunk, with its plumage unless clothes cover it; `cast` is the outline of the head's shadow. */
function addTrunk(figure: FigureDraft, form: WingedForm, trunk: Oval, neckY: number, cast: Path): void {
  const { cx, cy, rx, ry } = trunk;
  const path = symmetric(placed(form.trunk.outline, [cx, cy], rx, ry), MIDDLE);
  figure.torso = {
    part: 'body',
    cx,
    neckY,
    waistY: cy + ry * 0.3,
    hemY: cy + ry * 0.86,
    neck: rx * 0.72,
    waist: rx * 0.92,
    hem: rx * 0.74,
    path,
    merged: false,
  };
  const dressed = sleevesOf(figure);
  figure.parts.push({
    id: 'body',
    parent: 'root',
    z: 20,
    pivot: [cx, cy + ry * 0.9],
    limits: [-20, 20],
    stage: 'body',
    svg:
      figure.ink.mass(path, dressed ?? 'body', {
        inside: dressed || figure.character.view === 'back' ? [] : marksOf(form.chest, trunk),
        cast,
      }) + (dressed || figure.character.view === 'back' ? '' : plumage(figure, trunk)),
    rims: [path],
  });
}

/** Adds the head with the markings of its form and of its species. */
function addMarkedHead(figure: FigureDraft, form: WingedForm, { cx, cy, rx, ry }: Oval, skull: Path): void {
  const face = { cx: figure.head.cx, cy: figure.head.cy, rx, ry };
  figure.parts.push({
    id: 'head',
    parent: 'body',
    z: 36,
    pivot: [cx, cy + ry * 0.84],
    limits: [-30, 30],
    stage: 'head',
    svg: figure.ink.mass(skull, form.headMaterial ?? 'body', {
      light: figure.species.form !== 'owl',
      inside: [...marksOf(form.face, face), ...headMarkings(figure)],
    }),
    rims: [skull],
  });
}

/** Adds feet and wings, if the form has them. */
function addLimbs(figure: FigureDraft, form: WingedForm, { cy, rx, ry }: Oval, u: number): void {
  if (form.feet === 'bird') addBirdFeet(figure, rx, u);
  if (form.wing.length > 0) for (const side of SIDES) addWing(figure, side, form, [rx, cy - ry, ry * 2], u);
}

/** The factor of the style on the head's size, of which winged figures take the square root. */
const headScale = (figure: FigureDraft) => Math.sqrt(figure.ink.look.head);

const marksOf = (marks: readonly HalfMark[], { cx, cy, rx, ry }: Oval): Marking[] =>
  marks.map(({ nodes, material }) => ({ path: symmetric(placed(nodes, [cx, cy], rx, ry), cx), material }));

/** Draws the rows of feather marks of an owl. */
function plumage(figure: FigureDraft, { cy, rx, ry }: Oval): string {
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

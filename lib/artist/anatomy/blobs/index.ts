import type { FigureDraft, HeadFrame, TorsoFrame } from '../../figure';
import { placed, symmetric } from '../../shape/curve';
import type { Marking } from '../../shape/ink';
import type { Oval } from '../../shape/oval';
import type { Path } from '../../shape/path';
import { addExtras } from '../extras';
import { headMarkings } from '../markings';
import { faceFrame } from '../frame';
import { GROUND, MIDDLE } from '../layout';
import { addHeadAnchors, addRoot } from '../root';
import { FORMS, type BlobForm } from './forms';
import { cloudPath } from './cloud';
import { addTentacles, addStubs, addStumps } from './limbs';
import { gleams } from './gleams';
import type { Wear } from '../../words/garment-ids';
import { placeOf, type WornPlace } from '../../words/places';

/** Builds a body without a separate head, which carries the face itself. */
export function buildBlob(figure: FigureDraft, hatRise: number): void {
  const { species, character } = figure;
  const form = withRoom(FORMS[species.form ?? 'slime'] ?? (FORMS.slime as BlobForm), character.wear);
  const u = Math.min(1.1, (GROUND - 34 - form.floats) / (form.ry * 2 + hatRise * 1.2)) * character.shape.scale;
  figure.unit = u;
  const [rx, ry] = [form.rx * u * character.shape.width, form.ry * u];
  const body: Oval = { cx: MIDDLE, cy: GROUND - form.floats * u - ry, rx, ry };
  const outline = outlineOf(figure, form, body);
  addRoot(figure, rx * (form.floats > 25 ? 0.66 : 0.98));
  figure.head = headFrame(figure, form, body, outline);
  figure.torso = torsoFrame(form, body, outline, figure.head.mouthY + 46 * u);
  if (species.form === 'octopus') addTentacles(figure, body.cy + ry * 0.5, rx);
  addBody(figure, form, body, outline);
  if (form.arms) addStubs(figure, form.arms, rx, ry, body.cy);
  if (species.form === 'monster' || species.form === 'yeti') addStumps(figure, rx);
  addExtras(figure);
  addHeadAnchors(figure);
}

/** Places of clothes below the face, and how much higher the face is above them, in half heights of the body. */
const BELOW_FACE: ReadonlySet<WornPlace> = new Set<WornPlace>(['chest', 'trunk', 'waist', 'neck', 'under']);
const RAISED_FACE = 0.3;

/** A form with its face raised if clothes are worn below it. */
const withRoom = (form: BlobForm, wear: readonly Wear[]): BlobForm =>
  form.face.y > 0 && wear.some(({ item }) => BELOW_FACE.has(placeOf(item)))
    ? { ...form, face: { ...form.face, y: form.face.y - RAISED_FACE } }
    : form;

const outlineOf = ({ species }: FigureDraft, form: BlobForm, { cx, cy, rx, ry }: Oval): Path =>
  species.form === 'cloud' ? cloudPath(cy, rx, ry) : symmetric(placed(form.outline, [cx, cy], rx, ry), cx);

/** The measures of the face, and of a hat, which is lower on a body without a separate head. */
function headFrame(figure: FigureDraft, form: BlobForm, { cx, cy, rx, ry }: Oval, outline: Path): HeadFrame {
  const u = figure.unit;
  const frame = faceFrame(figure, {
    part: 'body',
    material: 'body',
    skull: outline,
    cx,
    cy: cy + ry * form.face.y,
    rx: form.face.rx * u * figure.character.shape.width,
    ry: form.face.ry * u,
  });
  return {
    ...frame,
    hatY: cy - ry * 0.66,
    hatWidth: rx * 0.56,
    crown: { cy: cy - ry * 0.4, rx: rx * 0.72, ry: ry * 0.6 },
  };
}

/** The measures of clothes, which are below the face and no higher than `chinY`. */
const torsoFrame = (form: BlobForm, { cx, cy, rx, ry }: Oval, path: Path, chinY: number): TorsoFrame => ({
  part: 'body',
  cx,
  neckY: Math.max(cy + ry * (form.face.y + (form.face.ry / form.ry) * 0.86), chinY),
  waistY: cy + ry * 0.7,
  hemY: cy + ry * 0.92,
  neck: rx * 0.84,
  waist: rx * 0.9,
  hem: rx * 0.9,
  path,
  merged: true,
});

/** Adds the body with its belly, highlights and markings. */
function addBody(figure: FigureDraft, form: BlobForm, { cx, cy, rx, ry }: Oval, outline: Path): void {
  const belly: Marking[] =
    form.belly && figure.character.view !== 'back'
      ? [{ path: symmetric(placed(form.belly, [cx, cy], rx, ry), cx), material: 'belly' }]
      : [];
  figure.parts.push({
    id: 'body',
    parent: 'root',
    z: 20,
    pivot: [cx, cy + ry * 0.96],
    limits: [-25, 25],
    stage: 'body',
    svg: figure.ink.mass(outline, 'body', {
      light: true,
      inside: [...belly, ...gleams(figure, rx, ry, cy), ...headMarkings(figure)],
    }),
    rims: [outline],
  });
}

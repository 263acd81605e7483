import { type FigureDraft, SIDES, sign } from '../../figure';
import { blob, ellipse, symmetric } from '../../shape/curve';
import type { Path } from '../../shape/path';
import { addFeature } from './feature';

/** Adds a pouch to the belly of a kangaroo, with a young one that looks out of it if the character has one. */
export function pouch(figure: FigureDraft): void {
  const { torso, ink, unit: u, character } = figure;
  const y = torso.waistY + 6 * u;
  const w = torso.waist * 0.56;
  if (character.features.has('joey')) addJoey(figure, y, w);
  const path = blob([
    [torso.cx - w, y, 0.5],
    [torso.cx, y + 8 * u],
    [torso.cx + w, y, 0.5],
    [torso.cx + w * 0.8, y + 38 * u],
    [torso.cx, y + 50 * u],
    [torso.cx - w * 0.8, y + 38 * u],
  ]);
  addFeature(figure, 'pouch', 22, [torso.cx, y], [], 'belly', {
    parent: torso.part,
    more: ink.mass(path, 'belly', { width: ink.look.inner, shade: 0.6 }),
  });
}

/** The half width of a joey's head as a share of the pouch's. */
const JOEY_SHARE = 0.74;

/** Adds the head of a young kangaroo, whose chin is behind the pouch's rim at height `y`. */
function addJoey(figure: FigureDraft, y: number, pouchHalf: number): void {
  const { torso, ink } = figure;
  const r = pouchHalf * JOEY_SHARE;
  const [cx, cy] = [torso.cx, y - r * 0.42];
  const head = symmetric(
    [
      [cx, cy - r],
      [cx + r * 0.7, cy - r * 0.72],
      [cx + r, cy + r * 0.1],
      [cx + r * 0.6, cy + r * 0.86],
      [cx, cy + r],
    ],
    cx,
  );
  const ear = (s: 1 | -1, size: number): Path =>
    ellipse(cx + s * r * 0.56, cy - r * 1.24, r * 0.25 * size, r * 0.6 * size);
  const ears = SIDES.map(sign)
    .map((s) => ink.mass(ear(s, 1), 'body', { width: ink.look.inner, shade: 0 }) + ink.area(ear(s, 0.56), 'inner'))
    .join('');
  const face =
    ink.area(ellipse(cx, cy + r * 0.42, r * 0.5, r * 0.36), 'belly') +
    SIDES.map(sign)
      .map((s) => ink.area(ellipse(cx + s * r * 0.42, cy - r * 0.06, r * 0.15, r * 0.19), 'eye'))
      .join('') +
    ink.area(ellipse(cx, cy + r * 0.24, r * 0.17, r * 0.12), 'nose');
  figure.parts.push({
    id: 'joey',
    parent: torso.part,
    z: 21,
    pivot: [cx, y],
    limits: [-10, 10],
    stage: 'features',
    svg: ears + ink.mass(head, 'body', { width: ink.look.inner, shade: 0.5 }) + face,
    rims: [head],
  });
}

import type { FigureDraft } from '../../figure';
import { placed, symmetric } from '../../shape/curve';
import type { Marking } from '../../shape/ink';
import type { Point } from '../../shape/path';
import { addExtras } from '../extras';
import { headMarkings } from '../markings';
import { faceFrame } from '../frame';
import { GROUND, MIDDLE } from '../layout';
import { addHeadAnchors, addRoot } from '../root';
import { FORMS, type BlobForm } from './forms';
import { cloudPath } from './cloud';
import { addTentacles, addStubs, addStumps } from './limbs';
import { gleams } from './gleams';

/** A figure that is all head: the face sits on the body. */
export function buildBlob(figure: FigureDraft, hatRise: number): void {
  const { species, ink, brief } = figure;
  const form = FORMS[species.form ?? 'slime'] ?? (FORMS.slime as BlobForm);
  const wide = brief.shape.width;
  const fit = Math.min(1.1, (GROUND - 34 - form.floats) / (form.ry * 2 + hatRise * 1.2)) * brief.shape.scale;
  figure.unit = fit;
  const [rx, ry] = [form.rx * fit * wide, form.ry * fit];
  const cy = GROUND - form.floats * fit - ry;
  const outline =
    species.form === 'cloud' ? cloudPath(cy, rx, ry) : symmetric(placed(form.outline, [MIDDLE, cy], rx, ry), MIDDLE);
  addRoot(figure, rx * (form.floats > 25 ? 0.66 : 0.98));
  figure.torso = {
    part: 'body',
    cx: MIDDLE,
    neckY: cy + ry * (form.face.y + (form.face.ry / form.ry) * 0.86),
    waistY: cy + ry * 0.7,
    hemY: cy + ry * 0.92,
    neck: rx * 0.84,
    waist: rx * 0.9,
    hem: rx * 0.9,
    path: outline,
    merged: true,
  };
  figure.head = faceFrame(figure, {
    part: 'body',
    material: 'body',
    skull: outline,
    cx: MIDDLE,
    cy: cy + ry * form.face.y,
    rx: form.face.rx * fit * wide,
    ry: form.face.ry * fit,
  });
  figure.head = {
    ...figure.head,
    hatY: cy - ry * 0.66,
    hatWidth: rx * 0.56,
    crown: { cy: cy - ry * 0.4, rx: rx * 0.72, ry: ry * 0.6 },
  };
  const belly: Marking[] = form.belly
    ? [{ path: symmetric(placed(form.belly, [MIDDLE, cy], rx, ry), MIDDLE), material: 'belly' }]
    : [];
  const pivot: Point = [MIDDLE, cy + ry * 0.96];
  if (species.form === 'octopus') addTentacles(figure, cy + ry * 0.5, rx);
  figure.parts.push({
    id: 'body',
    parent: 'root',
    z: 20,
    pivot,
    limits: [-25, 25],
    stage: 'body',
    svg: ink.mass(outline, 'body', {
      light: true,
      inside: [...belly, ...gleams(figure, rx, ry, cy), ...headMarkings(figure)],
    }),
    rims: [outline],
  });
  if (form.arms) addStubs(figure, form.arms, rx, ry, cy);
  if (species.form === 'monster' || species.form === 'yeti') addStumps(figure, rx);
  addExtras(figure);
  figure.torso = { ...figure.torso, neckY: Math.max(figure.torso.neckY, figure.head.mouthY + 46 * figure.unit) };
  addHeadAnchors(figure);
}

import type { FigureDraft } from '../../figure';
import { blob } from '../../shape/curve';
import { addFeature } from './feature';

/** Adds a pouch to the belly of a kangaroo. */
export function pouch(figure: FigureDraft): void {
  const { torso, ink, unit: u } = figure;
  const y = torso.waistY + 6 * u;
  const w = torso.waist * 0.56;
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

import type { GarmentId } from '../../words/garment-ids';
import { curve, ellipse } from '../../shape/curve';
import { placeOf } from '../../words/places';
import type { Garment } from '../garment';

/** The cloth over the belly: the garment on the trunk. */
const clothOf = (items: readonly GarmentId[]): string => items.find((item) => placeOf(item) === 'trunk') ?? 'shirt';

/** The round belly of a pregnant figure, in the cloth of its clothes, drawn in figure pixels. */
export const babyBump: Garment = {
  colors: {},
  draw: (figure) => {
    const { torso, ink, character } = figure;
    if (torso.merged) return;
    const cloth = clothOf(character.wear.map(({ item }) => item));
    const height = torso.hemY - torso.neckY;
    const [rx, ry] = [torso.waist * 0.86, height * 0.36];
    const [cx, cy] = [torso.cx, torso.neckY + height * 0.64];
    const belly = ellipse(cx, cy, rx, ry);
    const fold = curve([
      [cx - rx * 0.16, cy + ry * 0.16],
      [cx, cy + ry * 0.24],
      [cx + rx * 0.16, cy + ry * 0.16],
    ]);
    figure.parts.push({
      id: 'baby_bump',
      parent: torso.part,
      z: 24,
      pivot: [cx, cy],
      limits: [-4, 4],
      stage: 'clothes',
      svg: ink.mass(belly, cloth, { shade: 1 }) + ink.line(fold, cloth, ink.look.inner * 0.8 || 3),
      rims: [belly],
    });
  },
};

import type { Figure, PartDraft } from '../figure';
import type { GarmentId } from '../words/outfits';
import { dyed } from './dye';

/** What of a body a garment covers: the sleeves go down to the wrists, arms to the elbows. */
export type Region = 'trunk' | 'arms' | 'sleeves' | 'hands' | 'legs' | 'feet';

/** Clothes that cover a body in their own cloth. */
export const COVERS: Readonly<Partial<Record<GarmentId, readonly Region[]>>> = {
  shirt: ['trunk', 'arms'], hoodie: ['trunk', 'sleeves'], space_suit: ['trunk', 'sleeves', 'legs'], gloves: ['hands'], boots: ['feet'],
  lab_coat: ['trunk', 'sleeves'], suit: ['trunk', 'sleeves'], armor: ['trunk', 'sleeves', 'legs'], bee_costume: ['trunk'], mittens: ['hands'], skates: ['feet'],
};

/** Clothes that the anatomies cut themselves, because limbs are drawn in their cloth from the start. */
const TAILORED: ReadonlySet<GarmentId> = new Set(['shirt', 'hoodie', 'space_suit', 'gloves', 'boots']);

const PARTS: Readonly<Record<Region, RegExp>> = {
  trunk: /^body$/, arms: /^arm_(left|right)$/, sleeves: /^(fore)?arm_(left|right)$/, hands: /^hand_(left|right)$/, legs: /^((front|back)_)?leg_(left|right)$/, feet: /^((front|back)_)?foot_(left|right)$/,
};

/** Covers a figure that is being drawn; a body that is all head stays bare. */
export function cover(figure: Figure, item: GarmentId): void {
  const regions = TAILORED.has(item) ? [] : COVERS[item] ?? [];
  for (const region of regions) {
    if (region === 'trunk' && figure.torso.merged) continue;
    for (const draft of figure.parts.filter(({ id }) => PARTS[region].test(id))) figure.parts.push(over(draft, item, figure.ink.look.outer || 8));
  }
}

/** What the cloth of a garment over a part is called: the last word keeps it from passing for a limb. */
export const coverId = (item: GarmentId, part: string): string => `${item}_${part}_cover`;

function over({ id, z, pivot, svg, rims }: PartDraft, item: GarmentId, contour: number): PartDraft {
  const cloth = dyed(svg, { material: item, base: '#000000', colors: new Map(), ink: null, contour });
  return { id: coverId(item, id), parent: id, z, pivot, limits: null, stage: 'clothes', svg: cloth, rims: rims ?? [] };
}

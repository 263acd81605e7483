import type { FigureDraft } from '../figure';
import type { GarmentId } from '../words/garment-ids';
import type { Garment } from './garment';
import { BACKS } from './backs';
import { BREATH } from './breath';
import { CAPS } from './caps';
import { COATS } from './coats';
import { FACE_GARMENTS } from './face';
import { HAIR_BANDS } from './hair-bands';
import { HEAD_GARMENTS } from './head';
import { HELMETS } from './helmets';
import { MASKS } from './masks';
import { PLAYTHINGS } from './playthings';
import { PROPS as HAND_TOOLS } from './props';
import { TOOLS } from './tools';
import { TRUNK_GARMENTS } from './trunk';
import { WAIST_GARMENTS } from './waist';
import { WRAPS } from './wraps';
import { cover } from './covers';
import { sidesOf } from './held';
import { KIT_GARMENTS } from './kit-garments';
import { KIT_PROPS } from './kit-props';
import { UNDER } from './under';

/** Props. */
const PROPS = { ...KIT_PROPS, ...HAND_TOOLS, ...PLAYTHINGS, ...TOOLS };

/** Every garment and prop that can be drawn, by its id. */
export const WARDROBE: Readonly<Record<GarmentId, Garment>> = {
  ...TRUNK_GARMENTS,
  ...HEAD_GARMENTS,
  ...HELMETS,
  ...FACE_GARMENTS,
  ...CAPS,
  ...HAIR_BANDS,
  ...WRAPS,
  ...MASKS,
  ...BREATH,
  ...COATS,
  ...WAIST_GARMENTS,
  ...BACKS,
  ...UNDER,
  ...KIT_GARMENTS,
  ...PROPS,
};

/** Adds the garments and props that the character names to the figure. */
export function dress(figure: FigureDraft): void {
  for (const { item } of figure.character.wear) {
    cover(figure, item);
    WARDROBE[item].draw(figure);
  }
}

/** Whether each hand has a prop to carry. */
export function carrying(items: readonly GarmentId[]): { left: boolean; right: boolean } {
  const sides = [...sidesOf(items).values()];
  return { left: sides.includes('left'), right: sides.includes('right') };
}

import type { Figure } from '../figure';
import type { GarmentId } from '../words/outfits';
import { cover } from './covers';
import { FACE_GARMENTS } from './face';
import type { Garment } from './garment';
import { HEAD_GARMENTS } from './head';
import { HELMETS } from './helmets';
import { PROPS, sideOf } from './props';
import { TRUNK_GARMENTS } from './trunk';

/** Everything that can be worn or held. */
export const WARDROBE: Readonly<Record<GarmentId, Garment>> = { ...TRUNK_GARMENTS, ...HEAD_GARMENTS, ...HELMETS, ...FACE_GARMENTS, ...PROPS };

/** Dresses a figure in what its brief names. */
export function dress(figure: Figure): void {
  for (const { item } of figure.brief.wear) {
    cover(figure, item);
    WARDROBE[item].draw(figure);
  }
}

/** Which hands have something to carry. */
export function carrying(items: readonly GarmentId[]): { left: boolean; right: boolean } {
  const props = items.filter((item) => Object.hasOwn(PROPS, item));
  return { left: props.some((item) => sideOf(item) === 'left'), right: props.some((item) => sideOf(item) === 'right') };
}

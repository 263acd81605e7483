import type { FigureDraft } from '../figure';
import type { GarmentId } from '../words/garment-ids';

/**
 * Gives the drawing of an item's built-in badge, such as the skull of a pirate hat. It is empty if the item has a
 * printed mark, because that is drawn in the same place.
 */
export const ownBadge = ({ character }: FigureDraft, item: GarmentId, svg: string): string =>
  character.wear.some((worn) => worn.item === item && worn.mark) ? '' : svg;

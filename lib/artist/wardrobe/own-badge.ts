import type { FigureDraft } from '../figure';
import type { GarmentId } from '../words/garment-ids';

/**
 * Gives the SVG of an item's built-in badge, such as the skull on a pirate hat. If the sheet prints a mark on the item,
 * the mark takes the badge's place, and the text is empty.
 */
export const ownBadge = ({ character }: FigureDraft, item: GarmentId, svg: string): string =>
  character.wear.some((worn) => worn.item === item && worn.mark) ? '' : svg;

import type { FigureDraft } from '../figure';
import type { GarmentId } from '../words/garment-ids';

/** The badge that an item has by itself; empty where a mark is printed on the item, which would lie over it. */
export const ownBadge = ({ character }: FigureDraft, item: GarmentId, svg: string): string =>
  character.wear.some((worn) => worn.item === item && worn.mark) ? '' : svg;

import { type BodySide, SIDE_OF_HAND } from '../body/side';
import type { FigureDraft } from '../figure';
import type { GarmentId } from '../words/garment-ids';

/** The side of the picture on which an item is worn that sits on one side: the stated one, else `usual`. */
export function sideOfWorn({ character }: FigureDraft, item: GarmentId, usual: BodySide = 'right'): BodySide {
  const hand = character.wear.find((worn) => worn.item === item)?.hand;
  return hand ? SIDE_OF_HAND[hand] : usual;
}

import { CLOTHES_WORDS } from './garments/clothes';
import { HEADWEAR_WORDS } from './garments/headwear';
import { THING_WORDS } from './garments/things';
import type { GarmentId } from './garment-ids';

/** Words, and pairs of words joined by `_`, that name a garment or a prop. */
export const GARMENT_WORDS: Readonly<Record<string, GarmentId>> = {
  ...HEADWEAR_WORDS,
  ...CLOTHES_WORDS,
  ...THING_WORDS,
};

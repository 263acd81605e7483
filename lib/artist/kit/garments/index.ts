import { ACCESSORY_ROWS } from './accessories';
import { CLOTHES_ROWS } from './clothes';
import { HUNG_ROWS } from './hung';
import { HEADWEAR_ROWS } from './headwear';
import { HELMET_ROWS } from './helmets';
import { LIMB_ROWS } from './limbs';
import type { GarmentRow } from './row';
import { TAILORED_ROWS } from './tailored';

/** Garments that are drawn from data instead of code. */
export const GARMENT_ROWS = {
  ...CLOTHES_ROWS,
  ...TAILORED_ROWS,
  ...HEADWEAR_ROWS,
  ...HELMET_ROWS,
  ...HUNG_ROWS,
  ...ACCESSORY_ROWS,
  ...LIMB_ROWS,
};

/** The id of a garment in the kit. */
export type KitGarmentId = keyof typeof GARMENT_ROWS;

/** The garments of the kit with their ids. */
export const GARMENT_ENTRIES = Object.entries(GARMENT_ROWS) as [KitGarmentId, GarmentRow][];

import { CLOTHES_ROWS } from './clothes';
import { HEADWEAR_ROWS } from './headwear';
import type { GarmentRow } from './row';

/** Garments whose drawing is data. */
export const GARMENT_ROWS = { ...CLOTHES_ROWS, ...HEADWEAR_ROWS };

export type KitGarmentId = keyof typeof GARMENT_ROWS;

/** The garments of the kit, each with its id. */
export const GARMENT_ENTRIES = Object.entries(GARMENT_ROWS) as [KitGarmentId, GarmentRow][];

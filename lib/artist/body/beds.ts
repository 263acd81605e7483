import type { GarmentId } from '../words/garment-ids';

/** Seats that are long enough to lie on, with their heights in pixels of the reference figure. */
export const BEDS: Readonly<Partial<Record<GarmentId, number>>> = { hammock_bed: 62, armchair: 68, deck_chair: 58 };

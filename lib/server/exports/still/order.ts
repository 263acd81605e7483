import type { StillName } from './drawings';
import type { StillPicture } from './picture';

/** A still as its thread gets it; a card has its own size. */
export interface StillTask extends StillPicture {
  format: StillName;
}

/** A still to make. */
export type StillOrder = Omit<StillTask, 'checked'>;

import type { StillName } from './drawings';
import type { StillPicture } from './picture';

/** The input of a still's thread; a card has a fixed size. */
export interface StillTask extends StillPicture {
  format: StillName;
}

/** A still to make. */
export type StillOrder = Omit<StillTask, 'checked'>;

import type { Shot } from './shot';

/** Formats of a single moment; a card is what a shared link is shown with. */
export const STILL_FORMATS = ['png', 'svg', 'sticker', 'logo', 'logo-png', 'card'] as const;
export type StillFormat = (typeof STILL_FORMATS)[number];

/** A still that a drawing thread makes; `size` in pixels of the longer side, for a card always its own. */
export interface StillTask extends Shot {
  format: StillFormat;
  size: number;
  background: string | null;
  /** What a screen reader says of an SVG. */
  title: string;
  /** Whether the file is to be looked at again, and told how near it is to what was drawn. */
  checked: boolean;
}

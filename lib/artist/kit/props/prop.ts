import type { KitStroke } from '../strokes';

/** How a hand holds a prop: by a shaft that leans outward, by a handle that the prop hangs from, or on the palm. */
export type PropHold = 'shaft' | 'hung' | 'palm';

/**
 * A prop as data: the hand is at 0, 0, x points away from the body, y points down, in units of the reference figure.
 * Each shape names its material, a key of `colors`; the first colour is the colour of the prop itself.
 */
export interface PropRow {
  /** Words that name it, in several languages; `_` joins the words of a phrase. */
  words: string;
  colors: Readonly<Record<string, string>>;
  hold: PropHold;
  /** Whether it goes into the right hand, because it is often carried together with another prop. */
  right?: boolean;
  strokes: readonly KitStroke[];
}

import type { KitStroke } from '../strokes';

/** How a thing is held: by a shaft that leans outward, by a handle it hangs from, or on the palm. */
export type PropHold = 'shaft' | 'hung' | 'palm';

/**
 * A thing to hold, as data about its grip: the hand is at 0, 0, and positive x points away from the body. Materials are
 * the names of its colours, the first of which is the thing's own.
 */
export interface PropRow {
  /** Words that name it, in several languages; two words are joined by `_`. */
  words: string;
  colors: Readonly<Record<string, string>>;
  hold: PropHold;
  /** Which hand is free for it, when not the first: the right one for what is carried beside something else. */
  right?: boolean;
  strokes: readonly KitStroke[];
}

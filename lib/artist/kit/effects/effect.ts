import type { KitStroke } from '../strokes';

/**
 * A thing that only motions show, such as a tear or a ball, as data: its middle is at 0, 0 and y points down, in units
 * of the reference figure. Each stroke names its material, a key of `colors`; the first is the thing's own colour.
 */
export interface EffectRow {
  /** Words that name it; `_` joins the words of a phrase. */
  words: string;
  colors: Readonly<Record<string, string>>;
  /** Colours of the first material that take turns where there are several of it. */
  medley?: readonly string[];
  strokes: readonly KitStroke[];
}

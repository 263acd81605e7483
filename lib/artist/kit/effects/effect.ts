import type { KitStroke } from '../strokes';

/**
 * An effect that only motions show, such as a tear or a ball, as data. Its centre is at 0, 0 and y points down, in
 * units of the reference figure. Each stroke names its material, a key of `colors`; the first is the effect's own
 * colour.
 */
export interface EffectRow {
  /** Words that name it beside any move; `_` joins the words of a phrase. */
  words: string;
  colors: Readonly<Record<string, string>>;
  /** Colours that the first material takes in turn if there are several of the effect. */
  medley?: readonly string[];
  strokes: readonly KitStroke[];
}

import type { ColorChange, Feeling, PatternKind } from '../wish';
import type { Wearing } from '../../words/outfits';

/** A look that a variant can take, as data: garments (`item` or `item:#colour`), a change of colours, and a face. */
export interface NamedLook {
  /**
   * The phrase in a summary, after "dressed" ("as an astronaut", "for winter"), or after "made it" if nothing is worn.
   */
  title: string;
  /** The words and phrases that name it, as alternatives of a regular expression without word boundaries. */
  words: string;
  wears?: readonly Wearing[];
  /** The change of the whole mascot's colours; `coat` changes only the skin or fur. */
  paint?: ColorChange & { on?: 'coat' };
  feeling?: Feeling;
  pattern?: PatternKind;
  /** Whether its words always mean this look: "like a watermelon". */
  isLikeness?: true;
  /** The colour of its pattern; the pattern's default if absent. */
  patternColor?: string;
  /** The colour of the belly, if the mascot has one. */
  belly?: { color: string; words: string };
}

/** Paints everything in one colour. */
export const to = (color: string, words: string): NamedLook['paint'] => ({ kind: 'to', color, words });
/** Paints only the skin or fur in one colour. */
export const coat = (color: string, words: string): NamedLook['paint'] => ({ kind: 'to', color, words, on: 'coat' });
/** Shifts every colour in OKLCH: `l` is added to the lightness, the chroma is multiplied by `c`. */
export const shift = (l: number, c: number, words: string): NamedLook['paint'] => ({
  kind: 'shift',
  l,
  c,
  h: 0,
  add: 0,
  spread: 0,
  words,
});

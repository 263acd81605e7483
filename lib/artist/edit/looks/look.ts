import type { ColorChange, Feeling, PatternKind } from '../wish';
import type { Wearing } from '../../words/outfits';

/** A look that a variant can take: what it wears (`item`, or `item:#colour`), how its colours change, and its face. */
export interface NamedLook {
  /** How a summary says it, after "dressed": "as an astronaut", "for winter"; after "made it" where nothing is worn. */
  title: string;
  /** Words and phrases that name it, as a pattern without boundaries. */
  words: string;
  wears?: readonly Wearing[];
  /** How the whole mascot's colours change; `coat` changes the skin or fur alone. */
  paint?: ColorChange & { on?: 'coat' };
  feeling?: Feeling;
  pattern?: PatternKind;
  /** Whether its words can mean nothing else: "like a watermelon". */
  isLikeness?: true;
  /** The colour of its pattern; the pattern's usual one where it is absent. */
  patternColor?: string;
  /** The colour of a belly, where there is one. */
  belly?: { color: string; words: string };
}

/** All in one colour. */
export const to = (color: string, words: string): NamedLook['paint'] => ({ kind: 'to', color, words });
/** The skin or fur alone in one colour. */
export const coat = (color: string, words: string): NamedLook['paint'] => ({ kind: 'to', color, words, on: 'coat' });
/** Every colour moved in OKLCH: lightness and hue added, chroma multiplied. */
export const shift = (l: number, c: number, words: string, add = 0, h = 0): NamedLook['paint'] => ({
  kind: 'shift',
  l,
  c,
  h,
  add,
  spread: 0,
  words,
});

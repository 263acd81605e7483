import type { StyleId } from '@/lib/core/styles';
import type { SiteTone } from './tones';

/** A trade: the words that name it, and the mascots that suit it. */
export interface Industry {
  /** As people call it, in lower case. */
  title: string;
  /**
   * Words that name it, by how certain they are (3 is surest), in English, German, French and Spanish.
   * `bread` matches with its plurals, `bak*` by its beginning, `*garten*` anywhere in a word.
   */
  words: Readonly<Partial<Record<1 | 2 | 3, string>>>;
  /** Who it is for. */
  audience: string;
  /** What a mascot of it should stand for: "…, which suits `suits`". */
  suits: string;
  /** How it usually sounds. */
  tones: readonly [SiteTone, SiteTone];
  /** Creatures that fit, by their words; the first fit best. */
  animals: string;
  /** What it makes or works with, and why that makes a mascot. */
  things: readonly (readonly [subject: string, why: string])[];
  /** Mascots of another kind: a `person` of the trade, the name's `letter`, a being of fantasy. */
  others: string;
  /** What a person of the trade is called by the words of the artist. */
  trade: string;
  /** What animals wear for it. */
  wear: string;
  /** What a thing may wear. */
  trim: string;
  styles: readonly [StyleId, StyleId, StyleId];
  /** Colours for a site that has none. */
  paints: readonly [string, string];
}

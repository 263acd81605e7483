import type { StyleId } from '@/lib/core/styles';
import type { SiteTone } from './tones';

/** An industry as data: the words that identify it, and the mascots that suit it. */
export interface Industry {
  /** Its common name, in lower case. */
  title: string;
  /**
   * Words that identify it, by certainty (3 is the highest), in English, German, French and Spanish.
   * `bread` also matches its plural, `bak*` matches a prefix, `*garten*` any part of a word.
   */
  words: Readonly<Partial<Record<1 | 2 | 3, string>>>;
  /** The typical audience. */
  audience: string;
  /** The quality that its mascot represents, as the object of "which suits …". */
  suits: string;
  /** The two most typical tones of voice. */
  tones: readonly [SiteTone, SiteTone];
  /** Animals that suit it; the best come first. */
  animals: string;
  /** Its typical products or tools, each with the reason why it makes a mascot. */
  things: readonly (readonly [subject: string, why: string])[];
  /** Mascots of other kinds: a `person` of the profession, the first `letter` of the name, a fantasy creature. */
  others: string;
  /** The profession of a person, in a word that the artist knows. */
  trade: string;
  /** The garments of animals. */
  wear: string;
  /** The garments of things. */
  trim: string;
  styles: readonly [StyleId, StyleId, StyleId];
  /** Default colours for a site without any. */
  paints: readonly [string, string];
}

import type { StyleId } from '@/lib/core/styles';
import type { SiteTone } from './tones';

/** A trade, how it is told from others, and what mascots it may have. */
export interface Industry {
  /** As people call it, in lower case. */
  title: string;
  /**
   * Words that tell it, by how surely they do, in English, German, French and Spanish: `bread` with its plurals, `bak*`
   * and what begins so, `*garten*` and what holds it.
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

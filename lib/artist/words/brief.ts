import type { Character } from '../character';

/** A prompt as the artist understood it: the character, and notes on the reading for the user. */
export interface Brief extends Character {
  /** The requested subject in its original spelling, if the species is only a stand-in for it; else null. */
  standsInFor: string | null;
  /** The titles of professions and themes: "barista". */
  themes: string[];
  /** What was understood besides the subject, as phrases: "barista", "green apron". */
  understood: string[];
  /** Content words that are in no table. */
  unknown: string[];
  /** Clothes and props that are named and left out, since something else is worn or held in their place. */
  unplaced: string[];
  /** Whether the words leave open who is drawn: "something happy". */
  isOpen: boolean;
  /** Subjects that are named besides the one that is drawn. */
  others: string[];
}

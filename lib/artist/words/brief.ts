import type { Character } from '../character';

/** A prompt as the designer understood it: the character, and what is told of the reading. */
export interface Brief extends Character {
  /**
   * What was asked for where the species only stands in for it, as it was written; null where it is drawn for itself.
   */
  standsInFor: string | null;
  /** Professions and themes by title: "barista". */
  themes: string[];
  /** "barista with a green apron": what was understood beyond the subject, in words. */
  understood: string[];
  /** Content words that no table knows. */
  unknown: string[];
  /** Subjects named beside the one that is drawn. */
  others: string[];
}

import type { Character } from '../character';
import type { SecondColor } from './second-colors';

/** A prompt as the reader understood it: a character, and notes for the user. */
export interface Brief extends Character {
  /** The requested subject as the user spelled it, if the drawing shows a similar one instead; else null. */
  standsInFor: string | null;
  /** The titles of professions and themes: "barista". */
  themes: string[];
  /** Short phrases about everything that was understood besides the subject: "barista", "green apron". */
  understood: string[];
  /** The colours of clothes and regions besides their first. */
  secondColors: SecondColor[];
  /** Content words that are in no table and were ignored. */
  unknown: string[];
  /** Named clothes and props that are left out, because another item takes their place. */
  unplaced: string[];
  /** Whether the prompt names no subject: "something happy". */
  isOpen: boolean;
  /** Other subjects that the prompt names; only one is drawn. */
  others: string[];
}

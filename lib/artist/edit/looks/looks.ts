import type { NamedLook } from './look';
import { CHARACTERS, TRAVELLERS } from './named/characters';
import { FINISHES } from './named/finishes';
import { LIKENESS_LOOKS } from './named/likenesses';
import { OCCASIONS } from './named/occasions';
import { TRADES } from './named/trades';

/** All looks by the words that people use for them; the first match wins if two share words. */
export const NAMED_LOOKS: readonly NamedLook[] = [
  ...LIKENESS_LOOKS,
  ...TRAVELLERS,
  ...OCCASIONS,
  ...CHARACTERS,
  ...TRADES,
  ...FINISHES,
];

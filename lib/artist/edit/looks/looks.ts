import type { NamedLook } from './look';
import { CHARACTERS, TRAVELLERS } from './named/characters';
import { FINISHES } from './named/finishes';
import { OCCASIONS } from './named/occasions';
import { TRADES } from './named/trades';

/** Looks by what people call them; the first that matches wins where two share words. */
export const NAMED_LOOKS: readonly NamedLook[] = [...TRAVELLERS, ...OCCASIONS, ...CHARACTERS, ...TRADES, ...FINISHES];

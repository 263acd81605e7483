import { COLORS } from '../../words/colors';
import { GARMENT_WORDS } from '../../words/garment-words';
import { REGIONS } from '../targets/regions';
import {
  AGES,
  DEGREES,
  FEELINGS,
  FILLERS,
  FLUFF,
  LESS,
  MOVES,
  PATTERNS,
  PRONOUNS,
  SHIFTS,
  SIDES,
  SIZES,
  STYLE_WORDS,
  VERBS,
} from './lexicon';
import { BREAKS } from './clause-breaks';
import type { Own } from './meaning';

const TABLES: readonly ReadonlyMap<string, unknown>[] = [
  VERBS,
  SHIFTS,
  SIZES,
  FEELINGS,
  STYLE_WORDS,
  AGES,
  PATTERNS,
  MOVES,
  DEGREES,
  SIDES,
  PRONOUNS,
  REGIONS,
  BREAKS,
  new Map([...LESS, ...FLUFF].map((word) => [word, true])),
];

const PLURALS = [...REGIONS.keys(), ...Object.keys(GARMENT_WORDS)].map((word) => `${word}s`);
const COMMON = new Set(
  [
    ...PLURALS,
    ...TABLES.flatMap((table) => [...table.keys()]),
    ...Object.keys(GARMENT_WORDS),
    ...Object.keys(COLORS),
    ...FILLERS,
  ].filter((word) => !word.includes('_')),
);

/** The words that an instruction may use, as candidates for spelling correction. */
export function* vocabulary(own: Own): Iterable<string> {
  yield* COMMON;
  yield* own.keys();
}

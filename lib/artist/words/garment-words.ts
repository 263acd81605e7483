import { PROP_ROWS } from '../kit/props';
import { GARMENT_ENTRIES } from '../kit/garments';
import { UNDER_ROWS, type UnderId } from '../kit/under';
import { COLORS } from './colors';
import { CLOTHES_WORDS } from './garments/clothes';
import { HEADWEAR_WORDS } from './garments/headwear';
import { THING_WORDS } from './garments/things';
import type { GarmentId } from './garment-ids';
import { PROFESSIONS } from './professions';
import { REGION_WORDS } from './regions';
import { COMMON_WORDS } from './stop-words';
import { entryWord } from './tokens';

/** The words of a kit entry in the form of prompt tokens, without plural endings. */
const named = (words: string, id: GarmentId) => words.split(' ').map((word) => [entryWord(word), id] as const);

const KIT: readonly (readonly [string, GarmentId])[] = [
  ...GARMENT_ENTRIES.flatMap(([id, { words }]) => named(words, id)),
  ...[...PROP_ROWS].flatMap(([id, { words }]) => named(words, id)),
  ...(Object.entries(UNDER_ROWS) as [UnderId, { words: string }][]).flatMap(([id, { words }]) => named(words, id)),
];

const isShy = (word: string): boolean => Object.hasOwn(COLORS, word) || COMMON_WORDS.has(word);

const isTaken = (word: string): boolean => Object.hasOwn(REGION_WORDS, word) || Object.hasOwn(PROFESSIONS, word);

/** Words of props that are also colours or fillers; they name the prop only if they stand alone. */
export const SHY_GARMENT_WORDS: ReadonlyMap<string, GarmentId> = new Map(KIT.filter(([word]) => isShy(word)));

/** Words that name a garment or a prop; `_` joins the words of a phrase. */
export const GARMENT_WORDS: Readonly<Record<string, GarmentId>> = {
  ...Object.fromEntries(KIT.filter(([word]) => !isShy(word) && !isTaken(word))),
  ...HEADWEAR_WORDS,
  ...CLOTHES_WORDS,
  ...THING_WORDS,
};

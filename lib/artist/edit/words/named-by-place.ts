import type { MascotSpec } from '@/lib/core/spec/schema';
import { wornBy } from '../../dressing';
import { itemWords } from '../../say';
import { colorValue } from '../../words/color-value';
import { isBodyPart } from '../../words/body-parts';
import type { GarmentId } from '../../words/garment-ids';
import { GARMENT_WORDS } from '../../words/garment-words';
import { OPEN_WORDS } from '../../words/outfits';
import { isHeld, placeOf } from '../../words/places';

/** Matches everything that somebody holds. */
const ALL_HELD = new RegExp(
  String.raw`\b(?:everything|all|anything|whatever|the things?|the stuff) (?:that )?(?:` +
    String.raw`(?:it|he|she|they) (?:holds?|carr(?:y|ies)|(?:is|are) (?:holding|carrying))|` +
    String.raw`(?:it|he|she|they) (?:has|have) in (?:its|his|her|their|both) (?:hands?|paws?)|` +
    String.raw`in (?:its|his|her|their|both) (?:hands?|paws?))\b`,
  'gi',
);

/** Matches the frame of glasses with its colour: "gold frame". */
const FRAME = /\b(?:an? |the |make |with )?(\p{L}{3,12}) (?:frames?|rims?)\b(?! of\b)/giu;

/** Matches a noun after its determiner. */
const DETERMINED = /\b(the|its|his|her|their) (\p{L}{3,20})\b/giu;

/** The last words of the names of items, each with the items: "jar" of a honey jar. */
const BY_LAST_WORD = new Map<string, Set<GarmentId>>();
for (const [name, item] of Object.entries(GARMENT_WORDS)) {
  const last = name.slice(name.lastIndexOf('_') + 1);
  if (last === name || isBodyPart(last) || OPEN_WORDS.has(last)) continue;
  BY_LAST_WORD.set(last, (BY_LAST_WORD.get(last) ?? new Set<GarmentId>()).add(item));
}

/** The only worn item whose name ends with a word that names no other worn item by itself; null if there is none. */
function shortNamed(word: string, worn: readonly GarmentId[]): GarmentId | null {
  const own = Object.hasOwn(GARMENT_WORDS, word) ? GARMENT_WORDS[word] : undefined;
  if (own !== undefined && worn.includes(own)) return null;
  const [item, ...others] = worn.filter((each) => BY_LAST_WORD.get(word)?.has(each));
  return item !== undefined && others.length === 0 ? item : null;
}

/** An instruction with the full names of things that it calls by their place or by a short name. */
export function withNamesOfThings(instruction: string, spec: MascotSpec): string {
  const worn = wornBy(spec);
  const held = worn.filter(isHeld).map((item) => `the ${itemWords(item)}`);
  const glasses = worn.find((item) => placeOf(item) === 'eyes' && /glasses|goggles/.test(item));
  return instruction
    .replace(ALL_HELD, (said) => held.join(' and ') || said)
    .replace(FRAME, (said: string, color: string) =>
      glasses && colorValue(color.toLowerCase()) !== null ? `make the ${itemWords(glasses)} ${color}` : said,
    )
    .replace(DETERMINED, (said: string, determiner: string, word: string) => {
      const item = shortNamed(word.toLowerCase(), worn);
      return item === null ? said : `${determiner} ${itemWords(item)}`;
    });
}

import type { MascotSpec } from '@/lib/core/spec/schema';
import { wornBy } from '../../dressing';
import { itemWords } from '../../say';
import { colorValue } from '../../words/color-value';
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

/** An instruction with the names of things that it calls by their place: what is held, the frame of glasses. */
export function withNamesOfThings(instruction: string, spec: MascotSpec): string {
  const worn = wornBy(spec);
  const held = worn.filter(isHeld).map((item) => `the ${itemWords(item)}`);
  const glasses = worn.find((item) => placeOf(item) === 'eyes' && /glasses|goggles/.test(item));
  return instruction
    .replace(ALL_HELD, (said) => held.join(' and ') || said)
    .replace(FRAME, (said: string, color: string) =>
      glasses && colorValue(color.toLowerCase()) !== null ? `make the ${itemWords(glasses)} ${color}` : said,
    );
}

import type { Feature } from '@/lib/core/sheet/vocabulary';
import type { SpeciesId } from '../species';
import { isDrawnWith } from './drawn-with';
import { FEATURE_PHRASES } from './face';
import { floorPlaces } from './floor';
import type { Wear } from './garment-ids';
import type { PromptNoun } from './nouns-and-colors';
import { isHeld } from './places';
import type { FoundPose } from './poses';
import { REGION_WORDS } from './regions';
import { isSizeWord } from './sizes';
import type { Token } from './tokens';

// Every word of a brief has one reading. A noun that only describes the next word is claimed by it, and so is the word
// of a feature that is part of a noun's name or says how the next noun is.

/** Endings of what something has: "pie-eyed", "bow legged", "long eared". */
const HAS_PART = /^(?:eye|ear|nose|legg|tail|hair|foot|tooth|head|hand|horn|wing)e?d$/;

/** Whether a word says what part of a body the word before it describes. */
export const hasPart = (word: string): boolean => HAS_PART.test(word);

/** Parts of a body that are described by the noun before them. */
const isBodyPart = (word: string): boolean =>
  HAS_PART.test(word) || word === 'tooth' || (Object.hasOwn(REGION_WORDS, word) && !NO_PART.has(word));

/** Words of regions that are also light, cloth or decoration. */
const NO_PART = new Set(
  'light coat detail accent trim handle tip front spot stripe patch marking dot scale bill'.split(' '),
);

/** The last word of what holds something: "a cup of coffee". */
const OF = /^(?:of|de|von|di|d)$/;

/** Whether a word says that the noun before it names a colour: "a coffee coloured bear". */
const isColored = (word: string): boolean => /^colou?red$/.test(word);

/** The nouns of a prompt as they are claimed: those that are drawn, and those that describe the word after them. */
interface ClaimedNouns {
  kept: PromptNoun[];
  described: PromptNoun[];
}

/** Divides the nouns of a prompt into those that are drawn and those that only describe what follows. */
export function claimedNouns(tokens: readonly Token[], nouns: readonly PromptNoun[]): ClaimedNouns {
  const features = new Set(featureMatches(tokens).flatMap(({ places }) => (places.length > 1 ? places.slice(1) : [])));
  const describes = (noun: PromptNoun): boolean => {
    if (noun.kind !== 'garment') return false;
    const end = noun.at + noun.length;
    const next = tokens[end]?.word ?? '';
    const isOfSize = noun.length === 1 && isSizeWord(tokens[noun.at]?.text.toLowerCase() ?? '');
    const isMeasure = OF.test(tokens[end - 1]?.word ?? '');
    const isOfItem = isHeld(noun.item) && !isMeasure && nouns.some(({ kind, at }) => kind === 'garment' && at === end);
    return isOfSize || isBodyPart(next) || isColored(next) || isOfItem || features.has(noun.at);
  };
  return { kept: nouns.filter((noun) => !describes(noun)), described: nouns.filter(describes) };
}

/** What nouns say of parts of the body that are drawn as usual: the pie of "pie eyes". */
export const undrawnParts = (
  tokens: readonly Token[],
  described: readonly PromptNoun[],
  species: SpeciesId,
): string[] =>
  described.flatMap(({ at, length }) => {
    const words = tokens.slice(at, at + length).map(({ text }) => text.toLowerCase());
    const [first = ''] = words;
    const isOfPart = isBodyPart(tokens[at + length]?.word ?? '') && !isSizeWord(first);
    return isOfPart && !isDrawnWith(species, words.join(' ')) ? [words.join(' ')] : [];
  });

interface FeatureMatch {
  feature: Feature;
  /** The places of its words. */
  places: number[];
}

/** The phrases for features of a prompt, each with the places of its words. */
function featureMatches(tokens: readonly Token[]): FeatureMatch[] {
  const starts: number[] = [];
  let text = '';
  for (const token of tokens) {
    starts.push(text.length);
    text += `${token.text.toLowerCase()} `;
  }
  return FEATURE_PHRASES.flatMap(([pattern, feature]) => {
    const match = pattern.exec(text);
    if (!match) return [];
    const end = match.index + match[0].length;
    const isIn = (start: number, at: number) => start < end && start + (tokens[at]?.text.length ?? 0) > match.index;
    return [{ feature, places: starts.flatMap((start, at) => (isIn(start, at) ? [at] : [])) }];
  });
}

/** The features whose words are claimed by a garment: it is named so, or they say how it is. */
export function claimedFeatures(tokens: readonly Token[], nouns: readonly PromptNoun[]): Set<Feature> {
  const garments = nouns.filter(({ kind }) => kind === 'garment');
  const named = new Set(garments.flatMap(({ at, length }) => Array.from({ length }, (_, index) => at + index)));
  const starts = new Set(garments.map(({ at }) => at));
  const subjects = new Set(nouns.flatMap(({ kind, at }) => (kind === 'subject' ? [at] : [])));
  return new Set(
    featureMatches(tokens)
      .filter(({ places }) => {
        const last = places.at(-1);
        return (
          places.every((at) => named.has(at)) || (last !== undefined && starts.has(last + 1) && !subjects.has(last))
        );
      })
      .map(({ feature }) => feature),
  );
}

/** Features that an item shows by itself. */
const SHOWN_BY: readonly (readonly [item: RegExp, feature: Feature])[] = [
  [/^eye_patch$/, 'eye_patch'],
  [/^monocle$/, 'monocle'],
  [/_wings$/, 'wings'],
];

/** Features without those that something worn shows already. */
export const besidesWorn = (features: readonly Feature[], wear: readonly Wear[]): Feature[] =>
  features.filter(
    (feature) => !SHOWN_BY.some(([item, shown]) => shown === feature && wear.some((worn) => item.test(worn.item))),
  );

/** The places of words that features, the pose, the floor and `others` were read from: none of them is unknown. */
export function claimedPlaces(
  tokens: readonly Token[],
  nouns: readonly PromptNoun[],
  posed: FoundPose | null,
  others: Iterable<number> = [],
): ReadonlySet<number> {
  const claimed = new Set([...others, ...floorPlaces(tokens, nouns)]);
  if (posed) for (const index of Array(posed.length).keys()) claimed.add(posed.at + index);
  for (const at of featureMatches(tokens).flatMap(({ places }) => places)) claimed.add(at);
  return claimed;
}

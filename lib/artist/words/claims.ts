import type { Feature } from '@/lib/core/sheet/vocabulary';
import type { SpeciesId } from '../species';
import { isDoneBySomeone } from './agentive';
import { colorValue } from './color-value';
import { isDrawnWith } from './drawn-with';
import { FEATURE_PHRASES } from './feature-phrases';
import { floorPlaces } from './floor';
import type { Wear } from './garment-ids';
import { linkOf } from './governing';
import type { PromptNoun } from './prompt-noun';
import { perchPlaces } from './perches';
import { isHeld } from './places';
import { hasPart, isBodyPart } from './body-parts';
import { besidesItems } from './beside-items';
import { isPatternAt } from './patterns';
import type { FoundPose } from './poses';
import { sidePlaces } from './hands';
import { purposePlaces } from './purpose';
import { rolePlaces } from './role-modifiers';
import { REGION_WORDS } from './regions';
import { relativePlaces } from './relative-shades';
import { isSizeWord } from './sizes';
import { type Token, wordAt } from './tokens';
import { yearsIn } from './years';

// A token of a prompt has one meaning only. A noun that modifies the next word is not drawn. A feature word that
// belongs to the name of an item, or describes it, is not a feature of the body.

/** Whether a word is a body part that a noun before it may describe. */
const takesNoun = (word: string): boolean =>
  hasPart(word) || word === 'tooth' || (Object.hasOwn(REGION_WORDS, word) && !NO_PART.has(word));

/** Words for regions that also mean light, cloth or decoration, and so are not body parts here. */
const NO_PART = new Set(
  'light coat detail accent trim handle tip front spot stripe patch marking dot scale bill'.split(' '),
);

/** The preposition at the end of a measure: the "of" in "a cup of coffee". */
const OF = /^(?:of|de|von|di|d)$/;

/** Whether the noun before this word is a colour: "a coffee coloured bear". */
const isColored = (word: string): boolean => /^colou?red$/.test(word);

/** Whether a bag is a fold of skin: "bags under the eyes". */
const isUnderEyes = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === 'bag' &&
  (tokens[at - 1]?.word === 'eye' ||
    (tokens[at + 1]?.word === 'under' && tokens.slice(at + 2, at + 4).some(({ word }) => word === 'eye')));

/** Whether teeth are those of the character: "a rose between his teeth". */
const isOwnTeeth = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text.toLowerCase() === 'teeth' && /^(?:its|his|her|their|the)$/.test(wordAt(tokens, at - 1));

/** Whether a thing that is held elsewhere is around the character: "a goldfish in a bowl". */
const isAround = (tokens: readonly Token[], noun: PromptNoun): boolean =>
  noun.kind === 'garment' && isHeld(noun.item) && /^(?:in|inside)$/.test(linkOf(tokens, noun.at));

/** What is spread on a body. */
const SPREADS: ReadonlySet<string> = new Set(
  'sunscreen suncream toothpaste paint jam cream soap flour honey chocolate ketchup lipstick'.split(' '),
);

/** Whether something is spread on the body, as in "sunscreen on the nose", so that it is nothing to hold. */
const isSpread = (tokens: readonly Token[], noun: PromptNoun): boolean => {
  if (noun.length > 1 || !SPREADS.has(wordAt(tokens, noun.at))) return false;
  const on = /^(?:stripe|dot|blob|patch|smear)$/.test(wordAt(tokens, noun.at + 1)) ? noun.at + 2 : noun.at + 1;
  const part = /^(?:the|its|his|her|their)$/.test(wordAt(tokens, on + 1)) ? on + 2 : on + 1;
  return tokens[on]?.word === 'on' && isBodyPart(wordAt(tokens, part));
};

/** The nouns of a prompt by their function: `kept` are drawn, `described` only modify the word after them. */
interface ClaimedNouns {
  kept: PromptNoun[];
  described: PromptNoun[];
}

/**
 * Whether a noun of one word is no item itself, but only describes a word beside it. It names a shade of a colour, a
 * pattern or a size, or what somebody does: "an elephant painting".
 */
function isModifying(tokens: readonly Token[], { at, length }: PromptNoun, nouns: readonly PromptNoun[]): boolean {
  if (length > 1) return false;
  // "A ketchup red bandana" says which red it is.
  const isShade = colorValue(wordAt(tokens, at + 1)) !== null && nouns.some((noun) => noun.at === at + 2);
  const isSize = isSizeWord(tokens[at]?.text.toLowerCase() ?? '');
  return isShade || isSize || isPatternAt(tokens, at) || isDoneBySomeone(tokens, at);
}

/** Separates the nouns that are drawn from those that only modify the word after them. */
export function claimedNouns(tokens: readonly Token[], nouns: readonly PromptNoun[]): ClaimedNouns {
  const features = new Set(featureMatches(tokens).flatMap(({ places }) => (places.length > 1 ? places.slice(1) : [])));
  const describes = (noun: PromptNoun): boolean => {
    if (noun.kind !== 'garment') return false;
    if (isModifying(tokens, noun, nouns)) return true;
    const end = noun.at + noun.length;
    const next = wordAt(tokens, end);
    if (isOwnTeeth(tokens, noun.at) || isUnderEyes(tokens, noun.at) || isAround(tokens, noun) || isSpread(tokens, noun))
      return true;
    const isMeasure = OF.test(wordAt(tokens, end - 1));
    const isOfItem = isHeld(noun.item) && !isMeasure && nouns.some(({ kind, at }) => kind === 'garment' && at === end);
    return takesNoun(next) || isColored(next) || isOfItem || features.has(noun.at);
  };
  return { kept: nouns.filter((noun) => !describes(noun)), described: nouns.filter(describes) };
}

/** The nouns that the drawing does not show: the "pie" of "pie eyes", the "bowl" of "in a bowl". */
export const undrawnParts = (
  tokens: readonly Token[],
  described: readonly PromptNoun[],
  species: SpeciesId,
): string[] =>
  described.flatMap((noun) => {
    const { at, length } = noun;
    const words = tokens.slice(at, at + length).map(({ text }) => text.toLowerCase());
    const [first = ''] = words;
    const isOfPart =
      (takesNoun(wordAt(tokens, at + length)) && !isSizeWord(first)) ||
      /^(?:in|inside)$/.test(linkOf(tokens, at)) ||
      isSpread(tokens, noun);
    return isOfPart && !isDrawnWith(species, words.join(' ')) ? [words.join(' ')] : [];
  });

interface FeatureMatch {
  feature: Feature;
  /** The positions of its tokens. */
  places: number[];
}

/** The feature phrases in a prompt, each with the positions of its tokens. */
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

/** The features whose words belong to a garment: they are part of its name, or an adjective right before it. */
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

/** Features that an item draws itself, so that they are not drawn twice. */
const SHOWN_BY: readonly (readonly [item: RegExp, feature: Feature])[] = [
  [/^eye_patch$/, 'eye_patch'],
  [/^monocle$/, 'monocle'],
  [/_wings$/, 'wings'],
];

/** The features without those that a worn item draws itself. */
export const besidesWorn = (features: readonly Feature[], wear: readonly Wear[]): Feature[] =>
  features.filter(
    (feature) => !SHOWN_BY.some(([item, shown]) => shown === feature && wear.some((worn) => item.test(worn.item))),
  );

/**
 * The positions of tokens that other rules have used: features, the pose, phrases about the floor, an age in years, a
 * stance on four legs, and `others`. Whom the mascot is for, and words around an item that do not change the drawing,
 * count too. They are not reported as unknown.
 */
export function claimedPlaces(
  tokens: readonly Token[],
  nouns: readonly PromptNoun[],
  posed: FoundPose | null,
  others: Iterable<number> = [],
): ReadonlySet<number> {
  const claimed = new Set([
    ...others,
    ...floorPlaces(tokens, nouns),
    ...perchPlaces(tokens, nouns),
    ...purposePlaces(tokens),
    ...besidesItems(tokens, nouns),
    ...sidePlaces(tokens, nouns),
    ...rolePlaces(tokens),
    ...relativePlaces(tokens, nouns),
    ...(yearsIn(tokens)?.places ?? []),
  ]);
  if (posed) for (const index of Array(posed.length).keys()) claimed.add(posed.at + index);
  for (const at of featureMatches(tokens).flatMap(({ places }) => places)) claimed.add(at);
  tokens.forEach(({ word }, at) => {
    if (word === 'four' && /^(?:leg|foot|paw|legged|footed)$/.test(wordAt(tokens, at + 1))) claimed.add(at);
  });
  return claimed;
}

import { adjusted, colorValue } from './color-value';
import { BREAKS, nounEndingAt, ownerOf, PUNCTUATION } from './color-owners';
import { isContent } from './containers';
import { uniformOf } from './team-colors';
import { isCoat } from './coats';
import { COLOR_SHADES, SHY_COLORS } from './color-shades';
import { GARMENT_WORDS, SHY_GARMENT_WORDS } from './garment-words';
import { isPredicate, standsAlone } from './lone-thing';
import { REGION_WORDS } from './regions';
import { COMMON_WORDS } from './stop-words';
import { SUBJECT_WORDS } from './subjects';
import { PROFESSIONS } from './professions';
import type { PromptNoun } from './prompt-noun';
import { type Token, wordAt } from './tokens';
import { isSubjectAt } from './unknown-subject';

/** A colour in the prompt and the noun that it describes; null stands for the subject. */
export interface ColorUse {
  color: string;
  words: string;
  noun: PromptNoun | null;
  at: number;
}

/** The number of words in the longest phrase: "baby in a sling". */
const LONGEST_PHRASE = 4;

/** The noun of the longest phrase of several words that begins at a position; null if there is none. */
function phraseAt(tokens: readonly Token[], at: number): PromptNoun | null {
  for (let length = LONGEST_PHRASE; length > 1; length -= 1) {
    const words = tokens.slice(at, at + length).map(({ word }) => word);
    const noun = words.length === length ? named(words.join('_'), at, length) : null;
    if (noun) return noun;
  }
  return null;
}

/** Every garment, region and subject that a prompt names. Phrases of several words match before single words. */
export function nounsOf(tokens: readonly Token[]): PromptNoun[] {
  const nouns: PromptNoun[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const noun = measured(tokens, at) ?? phraseAt(tokens, at) ?? alone(tokens, at) ?? single(tokens, at);
    if (!noun) continue;
    nouns.push(noun.kind === 'garment' && isCounted(tokens, at) ? { ...noun, isCounted: true } : noun);
    at += noun.length - 1;
  }
  return nouns;
}

/** The noun of a word, unless it is the shade of the colour after it: the "light" of "light blue". */
function single(tokens: readonly Token[], at: number): PromptNoun | null {
  const { word = '' } = tokens[at] ?? {};
  const isShade = Object.hasOwn(COLOR_SHADES, word) && colorValue(wordAt(tokens, at + 1)) !== null;
  return isShade ? null : named(word, at, 1);
}

const BUNCHES = new Set(['bunch', 'bundle', 'stack', 'pile']);

/**
 * The prop that a measure names. "A bunch of balloons" and "a cup of cocoa" are props of their own; other bunches are
 * read as one piece of the thing.
 */
function measured(tokens: readonly Token[], at: number): PromptNoun | null {
  const [measure = '', of, what] = tokens.slice(at, at + 3).map(({ word }) => word);
  if (of !== 'of' || what === undefined) return null;
  const found = named(`${measure}_of_${what}`, at, 3) ?? (BUNCHES.has(measure) ? named(what, at, 3) : null);
  return found?.kind === 'garment' ? found : null;
}

/** Numbers of things that need both hands. */
const COUNTS = new Set(
  'two 2 both three 3 several zwei drei beide dos tres deux trois due tre dois duas ambas'.split(' '),
);

/** Plurals of things that come in pairs, one for each hand. */
const PAIRS = new Set('maracas dumbbells castanets hanteln mancuernas rumbakugeln kastagnetten castanuelas'.split(' '));

/** The largest number of adjectives between a number and its noun: "two big red cups". */
const COUNT_REACH = 3;

/** Whether such a number counts the noun at a position, or the noun names a pair. */
function isCounted(tokens: readonly Token[], at: number): boolean {
  if (PAIRS.has(tokens[at]?.text.toLowerCase() ?? '')) return true;
  for (let place = at - 1; place >= Math.max(0, at - COUNT_REACH); place -= 1) {
    const word = wordAt(tokens, place);
    if (COUNTS.has(word)) return true;
    if (BREAKS.has(word) || PUNCTUATION.test(word) || /^(?:an?|the)$/.test(word)) return false;
  }
  return false;
}

/** The prop that an ambiguous colour word names, if the word stands alone. */
function alone(tokens: readonly Token[], at: number): PromptNoun | null {
  const item = SHY_GARMENT_WORDS.get(wordAt(tokens, at));
  if (item && (standsAlone(tokens, at) || isContent(tokens, at))) return { kind: 'garment', item, at, length: 1 };
  return isCoat(tokens, at) ? { kind: 'garment', item: 'coat', at, length: 1 } : null;
}

function named(word: string, at: number, length: number): PromptNoun | null {
  const item = GARMENT_WORDS[word];
  // Ambiguous words, such as "coffee" as a colour and "star" as a subject, are resolved later.
  if (item && Object.hasOwn(GARMENT_WORDS, word)) return { kind: 'garment', item, at, length };
  const region = Object.hasOwn(REGION_WORDS, word) ? REGION_WORDS[word] : undefined;
  if (region) return { kind: 'region', region, at, length };
  if (SUBJECT_WORDS.has(word) || Object.hasOwn(PROFESSIONS, word)) return { kind: 'subject', at, length };
  return null;
}

/** Whether a word is within the name of an item: a white coat is one thing. */
const isInName = (nouns: readonly PromptNoun[], place: number): boolean =>
  nouns.some(({ kind, at, length }) => kind === 'garment' && length > 1 && at <= place && place < at + length);

/** Every colour of a prompt with the noun that it describes. */
export function colorsOf(tokens: readonly Token[], nouns: readonly PromptNoun[]): ColorUse[] {
  const nounAt = new Map(nouns.map((noun) => [noun.at, noun]));
  const uses: ColorUse[] = [];
  tokens.forEach(({ word, text }, at) => {
    const value = colorValue(word);
    if (!value || isInName(nouns, at) || isThing(tokens, nounAt, at) || isShyThing(nounAt.get(at), word)) return;
    if (isOfUnknownNoun(tokens, nounAt, at) || isSaidOfUnknown(tokens, nounAt, at) || isShadeOf(tokens, nounAt, at))
      return;
    const shade = COLOR_SHADES[wordAt(tokens, at - 1)];
    const color = shade ? adjusted(value, shade) : value;
    uses.push({
      color,
      words: shade ? `${tokens[at - 1]?.text} ${text}` : text,
      noun: uniformOf(tokens, nouns, at) ?? ownerOf(tokens, nounAt, at),
      at,
    });
  });
  return [...uses, ...matchingUses(tokens, nounAt, uses)];
}

/** The colours of items that match the one named before: "pink earmuffs and matching mittens". */
const matchingUses = (
  tokens: readonly Token[],
  nounAt: ReadonlyMap<number, PromptNoun>,
  uses: readonly ColorUse[],
): ColorUse[] =>
  [...tokens.entries()].flatMap(([at, { word }]) => {
    const noun = word === 'matching' ? nounAt.get(at + 1) : undefined;
    const model = uses.findLast((use) => use.at < at && use.noun?.kind === 'garment');
    return noun?.kind === 'garment' && model ? [{ ...model, noun, at }] : [];
  });

/** The colours that another colour word may qualify. */
const FAMILIES = new Set('red orange yellow green blue purple pink brown grey gray white black'.split(' '));

/** Whether a colour word only ends the name of the colour before it: "cherry red" and "mint green" are one colour. */
function isShadeOf(tokens: readonly Token[], nounAt: ReadonlyMap<number, PromptNoun>, at: number): boolean {
  const before = wordAt(tokens, at - 1);
  if (colorValue(before) === null || nounAt.has(at - 1)) return false;
  return SHY_COLORS.has(before) || (FAMILIES.has(wordAt(tokens, at)) && !FAMILIES.has(before));
}

/** Words that introduce what the subject has or holds. */
const INTRODUCES = new Set('with wearing has having holding carrying his her its their'.split(' '));

/** Whether a colour describes an unknown noun, as in "with pink pompoms", and not the subject. */
function isOfUnknownNoun(tokens: readonly Token[], nounAt: ReadonlyMap<number, PromptNoun>, at: number): boolean {
  const { word = '' } = tokens[at + 1] ?? {};
  const isNoun = /^\p{L}{3,}$/u.test(word) && !/((?<!earr)ing|ed|ly|y)$/.test(word) && !COMMON_WORDS.has(word);
  if (!isNoun || BREAKS.has(word) || nounAt.has(at + 1) || colorValue(word) !== null) return false;
  if (isListedThings(tokens, nounAt, at)) return true;
  const after = wordAt(tokens, at + 2);
  const isPhraseEnd = BREAKS.has(after) || ALONG.test(after) || !/[\p{L}\d]/u.test(after);
  if (nounAt.has(at + 2) || !isPhraseEnd) return false;
  const before = wordAt(tokens, at - 1);
  const isIntroduced = INTRODUCES.has(
    /^(a|an|the|two|three|some|big|small|large|tiny|long)$/.test(before) ? wordAt(tokens, at - 2) : before,
  );
  return isIntroduced || !isSubjectAt(tokens, at + 1) || isListedAfterSubject(tokens, nounAt, at);
}

/** Nouns after a colour that stand for the look of the whole character: "a dragon, emerald theme". */
const OF_WHOLE = new Set(
  'theme palette scheme tone shade hue colour color version vibe look style base main body overall'.split(' '),
);

/** Whether a colour and an unknown noun are an entry of a list after the subject: "a turtle, blue quiver". */
const isListedAfterSubject = (tokens: readonly Token[], nounAt: ReadonlyMap<number, PromptNoun>, at: number): boolean =>
  /^[,:]$/.test(wordAt(tokens, at - 1)) &&
  !OF_WHOLE.has(wordAt(tokens, at + 1)) &&
  [...nounAt.values()].some((noun) => noun.kind === 'subject' && noun.at < at);

/** Prepositions after a thing of the subject: "yellow spikes along its back". */
const ALONG = /^(?:along|down|across|around|over|under|behind|all|instead|like)$/;

/** Whether a colour in a list describes unknown things of one or two words: ", gold hoop earrings". */
function isListedThings(tokens: readonly Token[], nounAt: ReadonlyMap<number, PromptNoun>, at: number): boolean {
  if (tokens[at - 1]?.word !== ',') return false;
  const end = [at + 2, at + 3].find((place) => PUNCTUATION.test(tokens[place]?.word ?? ',')) ?? -1;
  return /[^s]s$/.test(tokens[end - 1]?.text ?? '') && !nounAt.has(at + 1) && !nounAt.has(end - 1);
}

/** Words before "is" that stand for the character or its colours. */
const OF_CHARACTER =
  /^(?:it|he|she|they|who|which|that|one|mascot|character|everything|rest|colou?r|scheme|palette|theme|main|primary)$/;

/** Whether a colour is said of an unknown noun: "the pot is terracotta". */
function isSaidOfUnknown(tokens: readonly Token[], nounAt: ReadonlyMap<number, PromptNoun>, at: number): boolean {
  const word = wordAt(tokens, at - 2);
  const isNoun = /^\p{L}{3,}$/u.test(word) && !OF_CHARACTER.test(word);
  return isPredicate(tokens, at) && isNoun && nounEndingAt(nounAt, at - 2) === null;
}

/** Whether an ambiguous colour word was read as a prop: "holding an orange". */
const isShyThing = (noun: PromptNoun | undefined, word: string): boolean =>
  noun?.kind === 'garment' && SHY_GARMENT_WORDS.get(word) === noun.item;

/** Words that are a colour only before another: "royal blue", but not "a royal crown". */
const ONLY_SHADES: ReadonlySet<string> = new Set(['royal', 'electric']);

/**
 * Whether an ambiguous colour word is a noun, since no noun or colour follows: "a cup of coffee", "holding a carrot".
 */
function isThing(tokens: readonly Token[], nounAt: ReadonlyMap<number, PromptNoun>, at: number): boolean {
  const { word } = tokens[at] as Token;
  if (!SHY_COLORS.has(word) || isPredicate(tokens, at)) return false;
  const next = wordAt(tokens, at + 1);
  if (nounAt.get(at + 1) && nounAt.get(at)?.kind !== 'garment' && !ONLY_SHADES.has(word)) return false;
  return !colorValue(next) && !/^colou?red$/.test(next);
}

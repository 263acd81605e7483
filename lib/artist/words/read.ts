import type { FigureView, Haircut } from '@/lib/core/sheet/vocabulary';
import { SPECIES } from '../species';
import type { Species } from '../species/species';
import { withPlainNouns } from './diminutives';
import { withoutBackdrop } from './backdrop';
import { inPlainWords } from './plain-phrases';
import { nounsOf } from './nouns-and-colors';
import type { PromptNoun } from './prompt-noun';
import { usesOf } from './subject-colors';
import { itemHead, unknownHead } from './compound';
import { aged, ageOf, creatureAgeOf, featuresBeside } from './ages';
import { complexionOf } from './complexion';
import type { Brief } from './brief';
import { withoutDirections } from './direction-words';
import { besidesWorn, claimedNouns, claimedPlaces, undrawnParts } from './claims';
import { isContainer } from './containers';
import { isOfSubject } from './drawn-with';
import { itemsOf } from './items';
import { affirmed } from './negation';
import { featuresIn, moodOf } from './face-read';
import { isTrimming } from './trimmings';
import { PROFESSIONS } from './professions';
import { withNamedHair } from './hair';
import { isRidden } from './mounts';
import { withNamedColors } from './named-colors';
import { hasNearestShape } from './nearest-shape';
import { isOrganisation } from './purpose';
import { isCompared } from './similes';
import { marksOf, printed, type PrintedMark } from './marks';
import { withPerches } from './perches';
import { keptBy, sparedIn } from './refused';
import { hornSizeOf } from './sizes';
import { tokensOf, type Token } from './tokens';
import { inCorrectEnglish } from './typos';
import { isCalledFor, unknownSubject } from './unknown-subject';
import { isNoRobotWord, isRobotic } from './robots';
import { complexion, regionColors, underPatterns } from './region-colors';
import { countedParts, placesOf, uncounted } from './part-counts';
import { patternsOf } from './patterns';
import { type Subject, subjectOf } from './subject';
import { withoutNames } from './given-names';
import { glyphOf } from './glyph';
import { themesOf, settled } from './wear';
import { buildNamed, shapeOf } from './body-shape';
import { breedNamed } from './breed-named';
import { moodOfPose, withPose } from './poses';
import { drawnView, titleOfView, viewIn } from './views';
import { understoodOf } from './understood';
import { unknownOf, othersOf } from './unknown-words';

const ALL_FOURS =
  /\b(all fours|four[- ]legged|four legs|quadruped|on four|prowling|galloping|grazing|trotting|crawling|saddled?)\b/i;

/** A prompt after all steps that work on its text: tokens, nouns, view and negated words. */
interface AskedWords {
  prompt: string;
  tokens: Token[];
  all: PromptNoun[];
  /** Nouns that only modify the word after them. */
  described: PromptNoun[];
  view: FigureView | null;
  refused: Token[];
}

/** Translates a prompt to English, removes the words for its view and the negated words, and finds its nouns. */
function wordsOf(asked: string): AskedWords {
  const { text: seen, view } = viewIn(inPlainWords(inCorrectEnglish(asked)));
  const { text: prompt, denied } = affirmed(seen);
  const tokens = withPerches(
    withoutBackdrop(withoutDirections(withNamedHair(withNamedColors(withPlainNouns(tokensOf(prompt)))))),
  );
  const { kept, described } = claimedNouns(tokens, nounsOf(tokens));
  return { prompt, tokens, all: kept, described, view, refused: tokensOf(denied) };
}

/**
 * The requested subject, with its unknown head noun, if the drawing shows a similar one; null if it shows the subject
 * itself.
 */
const approximatedOf = ({ subject, standsInFor }: Subject, head: string | null): string | null =>
  head ? `${subject ?? standsInFor} ${head}` : standsInFor;

/**
 * Reads a prompt into a brief. It never throws; words without a meaning are in `unknown`. The names in a prompt are
 * read only if nothing else says what to draw.
 */
export function readPrompt(asked: string): Brief {
  const unnamed = withoutNames(asked);
  const brief = readWords(unnamed);
  const isNamedOnly = unnamed !== asked && brief.subject === null && brief.role === null && brief.standsInFor === null;
  return isNamedOnly ? readWords(asked) : brief;
}

function readWords(asked: string): Brief {
  const { prompt, tokens, all, described, view: askedView, refused } = wordsOf(asked);
  const allFours = ALL_FOURS.test(prompt);
  const { glyph, found, marks } = namedIn(prompt, tokens, all);
  const { species, subject } = found;
  const { view, undrawn } = drawnView(askedView, allFours || SPECIES[species].archetype === 'quadruped');
  const named = carriedNouns(tokens, found, all, marks);
  const themes = themesOf(tokens, named, found);
  const { nouns, posed } = withPose(tokens, settledNouns(tokens, named, themes));
  const { looks, age } = lookAndAge(tokens, SPECIES[species]);
  const uses = usesOf(tokens, nouns, found, looks?.at);
  const mood = moodOf(tokens, posed);
  const items = itemsOf(tokens, withoutHair(nouns, looks?.at), uses, themes, {
    usual: age?.wears,
    isLetter: glyph !== null,
    isHairNamed: isHiddenByHats(looks?.cut),
    marks,
    isKept: keptBy(refused),
  });
  const counted = countedParts(tokens, species);
  const claimed = claimedPlaces(tokens, nouns, posed, [...(looks?.at ?? []), ...placesOf(counted), ...printed(marks)]);
  const unknown = unknownOf(tokens, nouns, found, claimed);
  const isUnknown = (token?: Token) => token !== undefined && unknown.includes(token.text) && !hasNearestShape(token);
  const patterns = patternsOf(tokens, all);
  const head = glyph ? null : headAfter(tokens, found, all, isUnknown);
  const isGuess = !glyph && subject === null && found.standsInFor === null && themes.length === 0;
  const robotic = isRobotic(tokens, found) ? (['mechanical'] as const) : [];
  const unnamed = (texts: string[]) => (robotic.length > 0 ? texts.filter(isNoRobotWord) : texts);
  const shown = besidesWorn(featuresIn(prompt, tokens, all, patterns), items.wear);
  const notShown = [...undrawnParts(tokens, described, species), ...uncounted(counted), ...undrawn];
  const standsInFor = isGuess ? wishedFor(tokens, nouns, isUnknown) : approximatedOf(found, head);
  const brief: Brief = {
    species,
    subject: head ? null : subject,
    standsInFor,
    breed: breedNamed(species, tokens, nouns),
    colors: { ...underPatterns(patterns, species), ...regionColors(uses, species, age), ...complexion(looks, age) },
    cut: looks?.cut ?? age?.cut ?? null,
    mood: mood?.value ?? (posed ? moodOfPose(posed, tokens) : null) ?? 'cheerful',
    patterns,
    features: new Set([...featuresBeside(shown, age), ...robotic]),
    role: titleOf(themes[0]),
    build: buildNamed(tokens, nouns),
    pose: posed?.pose ?? null,
    ...(view ? { view } : {}),
    shape: age ? aged(shapeOf(tokens, nouns), age) : shapeOf(tokens, nouns),
    hornSize: hornSizeOf(tokens, nouns),
    ...items,
    themes: [...new Set(themes.flatMap((word) => titleOf(word) ?? []))],
    understood: [],
    unknown: [...unnamed(unknown.filter((text) => text.toLowerCase() !== head)), ...notShown],
    isOpen: isGuess && standsInFor === null && species === 'monster' && robotic.length === 0,
    others: unnamed(othersOf(tokens, found, [...all, ...described], claimed, items.wear)),
    ...(glyph ? { glyph: glyph.sign } : {}),
    allFours,
  };
  const others = [peopleIn(tokens, looks?.at), titleOfView(view), ...sparedIn(refused)];
  return { ...brief, understood: understoodOf(brief, uses, mood?.word ?? null, others) };
}

/**
 * What a prompt names: the subject, the marks that are printed on its items, and the `glyph` if the subject is a letter
 * or a digit, else null.
 */
function namedIn(prompt: string, tokens: readonly Token[], all: readonly PromptNoun[]) {
  const named = subjectOf(tokens);
  const marks = marksOf(
    tokens,
    all.filter((noun) => !isOfSubject(tokens, noun, named)),
  );
  const glyph = unprinted(glyphOf(prompt), marks);
  const letter = glyph ? letterOf(tokens, glyph) : null;
  // Who is named before a letter is the subject: "a beaver with our letter B".
  const isLetter = letter !== null && (named.subject === null || named.at < 0 || letter.at <= named.at);
  return isLetter ? { glyph, found: letter, marks } : { glyph: null, found: named, marks };
}

/** The skin and hair of a person, null for others, and the age. */
function lookAndAge(tokens: readonly Token[], known: Species) {
  const looks = known.human ? complexionOf(tokens) : null;
  return { looks, age: looks ? ageOf(tokens) : creatureAgeOf(tokens, known) };
}

/** The letter or digit as the subject, unless it is printed on an item. */
const unprinted = (glyph: ReturnType<typeof glyphOf>, marks: readonly PrintedMark[]): ReturnType<typeof glyphOf> =>
  marks.some(({ mark }) => mark.shape.startsWith(glyph?.sign ?? ' ')) ? null : glyph;

const settledNouns = (tokens: readonly Token[], nouns: readonly PromptNoun[], themes: string[]): PromptNoun[] =>
  nouns.map((noun) => settled(noun, tokens, themes));

/**
 * The last noun of a compound whose first noun was taken for the subject, such as "brush" in "toilet brush"; null if
 * the subject is no part of a compound.
 */
function headAfter(
  tokens: readonly Token[],
  found: Subject,
  nouns: readonly PromptNoun[],
  isUnknown: (token: Token | undefined) => boolean,
): string | null {
  if (SPECIES[found.species].archetype !== 'object') return null;
  return unknownHead(tokens, found, isUnknown) ?? itemHead(tokens, found, nouns);
}

/** The nouns that are items of the character. Left out are parts of the subject, mounts, containers and trimmings. */
const carriedNouns = (
  tokens: readonly Token[],
  subject: Subject,
  all: readonly PromptNoun[],
  marks: readonly PrintedMark[],
): PromptNoun[] =>
  all.filter(
    (noun) =>
      !marks.some(({ places }) => places.includes(noun.at)) &&
      !isOfSubject(tokens, noun, subject) &&
      !isRidden(tokens, noun) &&
      !isCompared(tokens, noun) &&
      !isContainer(tokens, noun, all) &&
      !isOrganisation(tokens, noun.at) &&
      !isTrimming(tokens, noun, all),
  );

/** The nouns without a person's haircut, which is no wig. */
const withoutHair = (all: readonly PromptNoun[], hair?: ReadonlySet<number>) => all.filter(({ at }) => !hair?.has(at));

/** The words for a person's skin and hair, as the user spelled them. */
const peopleIn = (tokens: readonly Token[], places: ReadonlySet<number> | undefined): string =>
  tokens.flatMap(({ text }, at) => (places?.has(at) ? [text] : [])).join(' ');

/** Haircuts whose shape is above the head, where a hat would hide it. */
const HIDDEN_BY_HATS: ReadonlySet<string | null | undefined> = new Set(['afro', 'bun', 'mohawk', 'space_buns']);

const isHiddenByHats = (cut: Haircut | null | undefined): boolean => HIDDEN_BY_HATS.has(cut);

/** The letter or digit as the subject, with the position of the words for it. */
function letterOf(tokens: readonly Token[], { words }: { words: string }): Subject {
  const named = tokensOf(words);
  const at = tokens.findIndex((_, start) => named.every(({ word }, offset) => tokens[start + offset]?.word === word));
  return { species: 'letter', subject: words, standsInFor: null, at, length: at < 0 ? 0 : named.length };
}

/** What a prompt without a known subject asks for, in the user's words; null if it names nothing. */
function wishedFor(
  tokens: readonly Token[],
  nouns: readonly PromptNoun[],
  isUnknown: (token: Token | undefined) => boolean,
): string | null {
  const unknown = unknownSubject(tokens, isUnknown);
  const noun = nouns.find(({ kind, at }) => kind !== 'subject' && isCalledFor(tokens, at));
  if (unknown !== null || !noun) return unknown;
  const words = tokens.slice(noun.at, noun.at + noun.length).map(({ text }) => text);
  return words.join(' ').toLowerCase();
}

/** The title of the profession that a word names; the word itself if it is not in the table. */
const titleOf = (word: string | undefined): string | null =>
  word === undefined ? null : (PROFESSIONS[word]?.title ?? word);

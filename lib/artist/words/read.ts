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
import { withWholeNouns } from './joined-nouns';
import { affirmed } from './negation';
import { featuresIn, moodNamed } from './face-read';
import { isTrimming } from './trimmings';
import { PROFESSIONS } from './professions';
import { withNamedHair } from './hair';
import { isRidden } from './mounts';
import { withNamedColors } from './named-colors';
import { hasNearestShape } from './nearest-shape';
import { isOrganisation, isTopicOf } from './purpose';
import { isCompared } from './similes';
import { printed, type PrintedMark } from './marks';
import { withPerches } from './perches';
import { keptBy, sparedIn } from './refused';
import { hornSizeOf } from './sizes';
import { tokensOf, type Token } from './tokens';
import { inCorrectEnglish } from './typos';
import { wishedFor } from './wished-for';
import { isNoRobotWord, isRobotic } from './robots';
import { complexion, regionColors } from './region-colors';
import { countedParts, placesOf, uncounted } from './part-counts';
import { patternsOf } from './patterns';
import { namedIn } from './named-subject';
import type { Subject } from './subject';
import { withoutNames } from './given-names';
import { themesOf, settled } from './wear';
import { buildNamed, shapeOf } from './body-shape';
import { breedNamed } from './breed-named';
import { secondColorsOf } from './second-colors';
import { withPose } from './poses';
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
    withoutBackdrop(
      withoutDirections(withNamedHair(withNamedColors(withWholeNouns(withPlainNouns(tokensOf(prompt)))))),
    ),
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

/** No position of a prompt. */
const NOWHERE: ReadonlySet<number> = new Set();

/** Whether the prompt names no subject, not even one that another stands in for. */
const isUnnamed = ({ subject, standsInFor }: Subject): boolean => subject === null && standsInFor === null;

/** What says how somebody's hair is cut. */
type WithCut = { cut?: Haircut | null } | null;

/** The haircut that is said, else that of the age. */
const cutOf = (looks: WithCut, age: WithCut): Haircut | null => looks?.cut ?? age?.cut ?? null;

function readWords(asked: string): Brief {
  const { prompt, tokens, all, described, view: askedView, refused } = wordsOf(asked);
  const allFours = ALL_FOURS.test(prompt);
  const { glyph, found, marks } = namedIn(prompt, tokens, all);
  const { species } = found;
  const { view, undrawn } = drawnView(askedView, allFours || SPECIES[species].archetype === 'quadruped');
  const named = carriedNouns(tokens, found, all, marks);
  const themes = themesOf(tokens, named, found);
  const { nouns, posed } = withPose(tokens, settledNouns(tokens, named, themes));
  const pose = posed?.pose ?? null;
  const { looks, age } = lookAndAge(tokens, SPECIES[species]);
  const ofLooks = looks?.at ?? NOWHERE;
  const elsewhere = new Set([...ofLooks, ...printed(marks)]);
  const uses = usesOf(tokens, nouns, found, elsewhere);
  const mood = moodNamed(tokens, posed);
  const wearer = { usual: age?.wears, isLetter: glyph !== null, isHairNamed: isHiddenByHats(looks?.cut) };
  const worn = { ...wearer, marks, isKept: keptBy(refused), pose };
  const items = itemsOf(tokens, withoutHair(nouns, ofLooks), uses, themes, worn);
  const counted = countedParts(tokens, species);
  const claimed = claimedPlaces(tokens, nouns, posed, [...elsewhere, ...placesOf(counted)]);
  const unknown = unknownOf(tokens, nouns, found, claimed);
  const isUnknown = (token?: Token) => token !== undefined && unknown.includes(token.text) && !hasNearestShape(token);
  const patterns = patternsOf(tokens, all);
  const features = featuresIn(prompt, tokens, all, patterns);
  const head = glyph ? null : headAfter(tokens, found, all, isUnknown);
  const isGuess = !glyph && isUnnamed(found) && themes.length === 0;
  const robotic = isRobotic(tokens, found) ? (['mechanical'] as const) : [];
  const unnamed = (texts: string[]) => (robotic.length > 0 ? texts.filter(isNoRobotWord) : texts);
  const notShown = [...undrawnParts(tokens, described, species), ...uncounted(counted), ...undrawn];
  const standsInFor = isGuess ? wishedFor(tokens, nouns, isUnknown) : approximatedOf(found, head);
  const brief: Brief = {
    species,
    subject: head ? null : found.subject,
    standsInFor,
    breed: breedNamed(species, tokens, nouns),
    colors: { ...regionColors(tokens, nouns, uses, { species, age, patterns }), ...complexion(looks, age) },
    cut: cutOf(looks, age),
    mood: mood.value,
    patterns,
    features: new Set([...featuresBeside(besidesWorn(features, items.wear), age), ...robotic]),
    role: titleOf(themes[0]),
    build: buildNamed(tokens, nouns),
    pose,
    ...(view ? { view } : {}),
    shape: age ? aged(shapeOf(tokens, nouns), age) : shapeOf(tokens, nouns),
    hornSize: hornSizeOf(tokens, nouns),
    ...items,
    secondColors: secondColorsOf(tokens, nouns, uses, items.wear),
    themes: [...new Set(themes.flatMap((word) => titleOf(word) ?? []))],
    understood: [],
    unknown: [...unnamed(unknown.filter((text) => text.toLowerCase() !== head)), ...notShown],
    isOpen: isGuess && standsInFor === null && species === 'monster' && robotic.length === 0,
    others: unnamed(othersOf(tokens, found, [...all, ...described], claimed, items.wear)),
    ...(glyph ? { glyph: glyph.sign } : {}),
    allFours,
  };
  const besides = [peopleIn(tokens, ofLooks), titleOfView(view), ...sparedIn(refused)];
  return { ...brief, understood: understoodOf(brief, uses, mood.word, besides) };
}

/** The skin and hair of a person, null for others, and the age. */
function lookAndAge(tokens: readonly Token[], known: Species) {
  const looks = known.human ? complexionOf(tokens) : null;
  return { looks, age: looks ? ageOf(tokens) : creatureAgeOf(tokens, known) };
}

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
      !(isTopicOf(tokens, noun) && all.some((other) => other.kind === 'garment' && !isTopicOf(tokens, other))) &&
      !isTrimming(tokens, noun, all),
  );

/** The nouns without a person's haircut, which is no wig. */
const withoutHair = (all: readonly PromptNoun[], hair: ReadonlySet<number>) => all.filter(({ at }) => !hair.has(at));

/** The words for a person's skin and hair, as the user spelled them. */
const peopleIn = (tokens: readonly Token[], places: ReadonlySet<number>): string =>
  tokens.flatMap(({ text }, at) => (places.has(at) ? [text] : [])).join(' ');

/** Haircuts whose shape is above the head, where a hat would hide it. */
const HIDDEN_BY_HATS: ReadonlySet<string | null | undefined> = new Set(['afro', 'bun', 'mohawk', 'space_buns']);

const isHiddenByHats = (cut: Haircut | null | undefined): boolean => HIDDEN_BY_HATS.has(cut);

/** The title of the profession that a word names; the word itself if it is not in the table. */
const titleOf = (word: string | undefined): string | null =>
  word === undefined ? null : (PROFESSIONS[word]?.title ?? word);

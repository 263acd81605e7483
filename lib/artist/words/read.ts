import { COLOR_REGION_NAMES, type ColorRegion, type Feature } from '@/lib/core/sheet/vocabulary';
import { SPECIES } from '../species';
import type { SpeciesId } from '../species';
import { colorsOf, nounsOf, type ColorUse, type PromptNoun } from './nouns-and-colors';
import { unknownHead } from './compound';
import { deedsOf } from './deeds';
import { aged, ageOf } from './ages';
import { complexionOf } from './complexion';
import type { Brief } from './brief';
import { withoutDirections } from './direction-words';
import { isContainer } from './containers';
import { isOfSubject } from './drawn-with';
import { affirmed } from './negation';
import { FEATURE_PHRASES, MOODS } from './face';
import { OPEN_WORDS } from './outfits';
import { PROFESSIONS } from './professions';
import { withNamedHair } from './hair';
import { isRidden } from './mounts';
import { withNamedColors } from './named-colors';
import { hasNearestShape } from './nearest-shape';
import { hornSizeOf } from './sizes';
import type { GarmentId } from './garment-ids';
import { SUBJECT_WORDS } from './subjects';
import { tokensOf, type Token } from './tokens';
import { inEnglish } from './translate';
import { isCalledFor, unknownSubject } from './unknown-subject';
import { isNoRobotWord, isRobotic } from './robots';
import { patternsOf, type Patterns } from './patterns';
import { glyphOf, type Subject, subjectOf } from './subject';
import { isDenied, themesOf, settled, wearOf } from './wear';
import { buildNamed, shapeOf } from './body-shape';
import { breedNamed } from './breed-named';
import { MOOD_OF_POSE, poseNamed } from './poses';
import { titleOfView, viewIn } from './views';
import { unknownOf, othersOf } from './unknown-words';

const ALL_FOURS = /\b(all fours|four[- ]legged|four legs|quadruped|on four)\b/i;

/** Reads a prompt as a designer would; never fails, what it cannot place is in `unknown`. */
export function readPrompt(asked: string): Brief {
  const { text: seen, view: askedView } = viewIn(inEnglish(asked));
  const { text: prompt, denied } = affirmed(seen);
  const tokens = withoutDirections(withNamedHair(withNamedColors(tokensOf(prompt))));
  const glyph = glyphOf(prompt);
  const found: Subject = glyph ? letterOf(tokens, glyph) : subjectOf(tokens);
  const { species, subject, at: subjectAt, length } = found;
  const isFourLegged = SPECIES[species].archetype === 'quadruped' || ALL_FOURS.test(prompt);
  const view = isFourLegged && askedView !== 'side' ? null : askedView;
  const named = carriedNouns(tokens, found);
  const themes = themesOf(tokens, named, found);
  const nouns = named.map((noun) => settled(noun, tokens, themes));
  const looks = SPECIES[species].human ? complexionOf(tokens) : null;
  const age = looks ? ageOf(tokens) : null;
  const uses = colorsOf(tokens, nouns).filter(
    ({ at }) => (at < subjectAt || at >= subjectAt + length) && !looks?.at.has(at),
  );
  const mood = firstOf(tokens, MOODS);
  const pose = poseNamed(tokens, nouns);
  // Below the face of a letter is a gap, where a scarf or a medal would hang in the air.
  const besides = { deeds: deedsOf(tokens, nouns), usual: age?.wears, bare: glyph ? ('neck' as const) : null };
  const refused = tokensOf(denied);
  const isKept = keptBy(refused);
  const spared = refused.flatMap(({ word, text }) => (SUBJECT_WORDS.has(word) ? [`no ${text}`] : []));
  const unknown = unknownOf(tokens, nouns, found).filter(
    (text) => !tokens.some((token, at) => token.text === text && looks?.at.has(at)),
  );
  const isUnknown = (token?: Token) => token !== undefined && unknown.includes(token.text) && !hasNearestShape(token);
  const isGuess = !glyph && subject === null && found.standsInFor === null && themes.length === 0;
  const head = !glyph && SPECIES[species].archetype === 'object' ? unknownHead(tokens, found, isUnknown) : null;
  const name = subject ?? found.standsInFor;
  const patterns = patternsOf(tokens, nouns);
  const robotic = isRobotic(tokens, found) ? (['mechanical'] as const) : [];
  const unnamed = (texts: string[]) => (robotic.length > 0 ? texts.filter(isNoRobotWord) : texts);
  const brief: Brief = {
    species,
    subject: head ? null : subject,
    standsInFor: isGuess ? wishedFor(tokens, nouns, isUnknown) : head ? `${name} ${head}` : found.standsInFor,
    breed: breedNamed(species, tokens),
    colors: { ...underPatterns(patterns, species), ...regionColors(uses), ...complexion(looks, age) },
    cut: looks?.cut ?? age?.cut ?? null,
    mood: mood?.value ?? (pose ? MOOD_OF_POSE[pose] : null) ?? 'cheerful',
    patterns,
    features: new Set([...unowned(featuresOf(prompt), patterns), ...(age?.features ?? []), ...robotic]),
    role: titleOf(themes[0]),
    build: buildNamed(tokens, nouns),
    pose,
    ...(view ? { view } : {}),
    shape: age ? aged(shapeOf(tokens, nouns), age) : shapeOf(tokens, nouns),
    hornSize: hornSizeOf(tokens, nouns),
    wear: wearOf(nouns, uses, themes, besides).filter(({ item }) => isKept(item)),
    themes: [...new Set(themes.flatMap((word) => titleOf(word) ?? []))],
    understood: [],
    unknown: [
      ...unnamed(unknown.filter((text) => text.toLowerCase() !== head)),
      ...(view === askedView ? [] : [titleOfView(askedView)]),
    ],
    others: unnamed(othersOf(tokens, species, nounsOf(tokens), { at: subjectAt, length })),
    ...(glyph ? { glyph: glyph.sign } : {}),
    allFours: ALL_FOURS.test(prompt),
  };
  const people = tokens.filter((_, at) => looks?.at.has(at)).map(({ text }) => text);
  const understood = [...understoodOf(brief, uses, mood?.word ?? null), people.join(' '), titleOfView(view), ...spared];
  return { ...brief, understood: understood.filter(Boolean) };
}

/** The nouns of a prompt that are no part of its subject, ridden, or around another noun. */
const carriedNouns = (tokens: readonly Token[], subject: Subject): PromptNoun[] =>
  nounsOf(tokens).filter(
    (noun, _, all) => !isOfSubject(tokens, noun, subject) && !isRidden(tokens, noun) && !isContainer(tokens, noun, all),
  );

/** Whether an item is worn although these words are refused. */
function keptBy(refused: readonly Token[]): (item: GarmentId) => boolean {
  const unwanted = new Set(nounsOf(refused).flatMap((noun) => (noun.kind === 'garment' ? [noun.item] : [])));
  const open = refused.some(({ word }) => OPEN_WORDS.has(word));
  return (item) => !isDenied(item, unwanted, open);
}

/** The letter or digit that is the subject, with the place of the words that name it. */
function letterOf(tokens: readonly Token[], { words }: { words: string }): Subject {
  const named = tokensOf(words);
  const at = tokens.findIndex((_, start) => named.every(({ word }, offset) => tokens[start + offset]?.word === word));
  return { species: 'letter', subject: words, standsInFor: null, at, length: at < 0 ? 0 : named.length };
}

/** What a prompt without a known subject asks to have drawn, as it was written; null where it names nothing. */
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

/** A trade by its title, from the word that names it. */
const titleOf = (word: string | undefined): string | null =>
  word === undefined ? null : (PROFESSIONS[word]?.title ?? word);

/** The skin and hair of a person: the words go before what an age brings. */
const complexion = (
  looks: { skin: string | null; hair: string | null } | null,
  age: { hair?: string } | null,
): Partial<Record<'skin' | 'hair', string>> => {
  const hair = looks?.hair ?? age?.hair;
  return { ...(looks?.skin ? { skin: looks.skin } : {}), ...(hair ? { hair } : {}) };
};

function firstOf<T>(tokens: readonly Token[], table: Readonly<Record<string, T>>): { word: string; value: T } | null {
  for (const { word } of tokens) {
    const value = Object.hasOwn(table, word) ? table[word] : undefined;
    if (value !== undefined) return { word, value };
  }
  return null;
}

function regionColors(uses: readonly ColorUse[]): Partial<Record<ColorRegion, string>> {
  const colors: Partial<Record<ColorRegion, string>> = {};
  for (const { color, noun } of uses) {
    if (noun?.kind === 'garment') continue;
    if (noun?.kind === 'region') colors[noun.region] ??= color;
    else if (!colors.body) colors.body = color;
    else if (!colors.belly) colors.belly = color;
    else colors.accent ??= color;
  }
  return colors;
}

/** Stripes and spots of a scarf are none of the body's. */
const unowned = (features: ReadonlySet<Feature>, patterns: Patterns): Feature[] => {
  const owned = new Set<string>(Object.values(patterns));
  return [...features].filter((feature) => !owned.has(feature));
};

/** A patterned part has a colour of its own, so that the pattern stays on it. */
const underPatterns = (patterns: Patterns, species: SpeciesId): Partial<Record<ColorRegion, string>> =>
  Object.fromEntries(
    COLOR_REGION_NAMES.filter((region) => patterns[region]).map((region) => [region, SPECIES[species].colors.accent]),
  );

function featuresOf(prompt: string): Set<Feature> {
  return new Set(
    FEATURE_PHRASES.filter(([pattern]) => pattern.test(prompt.toLowerCase())).map(([, feature]) => feature),
  );
}

function understoodOf(brief: Brief, uses: readonly ColorUse[], moodWord: string | null): string[] {
  const subjectColors = uses.filter(({ noun }) => !noun || noun.kind === 'subject').map(({ words }) => words);
  const regions = uses.flatMap(({ noun, words }) =>
    noun?.kind === 'region' ? [`${words} ${noun.region.replace('_', ' ')}`] : [],
  );
  const worn = brief.wear.map(({ item, color }) => {
    const words = color
      ? uses.find((use) => use.color === color && use.noun?.kind === 'garment' && use.noun.item === item)?.words
      : null;
    return `${words ? `${words} ` : ''}${item.replaceAll('_', ' ')}`;
  });
  return [
    ...new Set(
      [
        brief.subject ?? '',
        ...subjectColors,
        brief.breed ?? '',
        moodWord ?? '',
        ...brief.themes,
        ...worn,
        ...regions,
        ...[...brief.features].map((feature) => feature.replace('_', ' ')),
      ].filter(Boolean),
    ),
  ];
}

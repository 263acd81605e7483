import type { Archetype } from '@/lib/core/spec/schema';
import { SPECIES } from '../species';
import type { SpeciesId } from '../species';
import { BREEDS } from '../species/breeds';
import { colorValue, colorsOf, nounsOf } from './attach';
import type { ColorUse, Noun } from './attach';
import { complexionOf } from './complexion';
import type { Brief, Wear } from './brief';
import { COLOR_SHADES } from './colors';
import { affirmed } from './denied';
import { BODY_WORDS, FEATURES, MOODS } from './face';
import type { BodyShape, Feature } from './face';
import { GARMENT_WORDS, OPEN_WORDS, THEMES, wearing } from './outfits';
import type { GarmentId } from './outfits';
import { withNamedColors } from './named-colors';
import { hasNearestShape, nearestShape } from './nearest';
import { placeOf } from './places';
import { REGION_WORDS } from './regions';
import type { Region } from './regions';
import { hornSizeOf } from './sizes';
import { COMMON_WORDS } from './stop-words';
import { STAND_IN_WORDS, SUBJECT_WORDS } from './subjects';
import { tokensOf } from './tokens';
import type { Token } from './tokens';
import { inEnglish } from './translate';
import { unknownSubject } from './wished';

/** Reads a prompt as a designer would; never fails, what it cannot place is in `unknown`. */
export function readPrompt(asked: string): Brief {
  const { text: prompt, denied } = affirmed(inEnglish(asked));
  const tokens = withNamedColors(tokensOf(prompt));
  const glyph = glyphOf(prompt);
  const found: Subject = glyph
    ? { species: 'letter', subject: glyph.words, standsInFor: null, at: -1, length: 0 }
    : subjectOf(tokens);
  const { species, subject, at: subjectAt, length } = found;
  const named = nounsOf(tokens).filter(
    (noun) => !(noun.kind === 'garment' && noun.at <= subjectAt && subjectAt < noun.at + noun.length),
  );
  const themes = themesOf(tokens, named);
  const nouns = named.map((noun) => settled(noun, tokens, themes));
  const looks = SPECIES[species].human ? complexionOf(tokens) : null;
  const uses = colorsOf(tokens, nouns).filter(
    ({ at }) => (at < subjectAt || at >= subjectAt + length) && !looks?.at.has(at),
  );
  const mood = firstOf(tokens, MOODS);
  const refused = tokensOf(denied);
  const unwanted = new Set(nounsOf(refused).flatMap((noun) => (noun.kind === 'garment' ? [noun.item] : [])));
  const open = refused.some(({ word }) => OPEN_WORDS.has(word));
  const spared = refused.flatMap(({ word, text }) => (SUBJECT_WORDS.has(word) ? [`no ${text}`] : []));
  const unknown = unknownOf(tokens, nouns, species).filter(
    (text) => !tokens.some((token, at) => token.text === text && looks?.at.has(at)),
  );
  const isUnknown = (token: Token | undefined) =>
    token !== undefined && unknown.includes(token.text) && !hasNearestShape(token);
  const isGuess = !glyph && subject === null && found.standsInFor === null && themes.length === 0;
  const brief: Brief = {
    species,
    subject,
    standsInFor: isGuess ? unknownSubject(tokens, isUnknown) : found.standsInFor,
    breed: breedNamed(species, tokens),
    colors: {
      ...regionColors(uses),
      ...(looks?.skin ? { skin: looks.skin } : {}),
      ...(looks?.hair ? { hair: looks.hair } : {}),
    },
    cut: looks?.cut ?? null,
    mood: mood?.value ?? 'cheerful',
    features: featuresOf(prompt),
    shape: shapeOf(tokens, nouns),
    hornSize: hornSizeOf(tokens, nouns),
    wear: wearOf(nouns, uses, themes).filter(({ item }) => !isDenied(item, unwanted, open)),
    themes: [...new Set(themes.map((word) => THEMES[word]?.title ?? word))],
    understood: [],
    unknown,
    others: othersOf(tokens, species, nouns, { at: subjectAt, length }),
    ...(glyph ? { glyph: glyph.sign } : {}),
    allFours: /\b(all fours|four[- ]legged|four legs|quadruped|on four)\b/i.test(prompt),
  };
  const people = tokens.flatMap(({ text }, at) => (looks?.at.has(at) ? [text] : [])).join(' ');
  return {
    ...brief,
    understood: [...understoodOf(brief, uses, mood?.word ?? null), ...(people ? [people] : []), ...spared],
  };
}

const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** "the letter B", "a number 7", "number seven": the letter or digit that the subject is. */
function glyphOf(prompt: string): { sign: string; words: string } | null {
  const letter = /\b(?:letter|initial|character|buchstaben?|lettre|letra|lettera)\s+["'“‘]?(\p{L})\b/iu.exec(prompt);
  const digit = new RegExp(
    String.raw`\b(?:number|digit|numeral|zahl|chiffre|numero)\s+["'“‘]?(\d|zero|one|two|three|four|five|six|` +
      String.raw`seven|eight|nine)\b`,
    'i',
  ).exec(prompt);
  const found = letter ?? digit;
  const word = found?.[1]?.toLowerCase();
  const sign = word && DIGITS.includes(word) ? String(DIGITS.indexOf(word)) : word?.normalize('NFD')[0];
  return found && sign && /[a-z0-9]/.test(sign) ? { sign, words: found[0].toLowerCase() } : null;
}

/** Whether the words refuse a thing: by its name, or as one of the hats where they refuse any hat. */
const isDenied = (item: GarmentId, unwanted: ReadonlySet<GarmentId>, anyHat: boolean): boolean =>
  unwanted.has(item) || (anyHat && placeOf(item) === 'head');

function themesOf(tokens: readonly Token[], nouns: readonly Noun[]): string[] {
  const worn = new Set(
    nouns.flatMap(({ kind, at, length }) =>
      kind === 'garment' ? Array.from({ length }, (_, index) => at + index) : [],
    ),
  );
  return tokens.flatMap(({ word }, at) => (Object.hasOwn(THEMES, word) && !worn.has(at) ? [word] : []));
}

const broughtBy = (themes: readonly string[]): Wear[] =>
  themes.flatMap((theme) => THEMES[theme]?.brings ?? []).map(wearing);

/** A hat that is no more than "a hat" is the one of the profession, where there is one. */
function settled(noun: Noun, tokens: readonly Token[], themes: readonly string[]): Noun {
  if (noun.kind !== 'garment' || noun.length > 1 || !OPEN_WORDS.has(tokens[noun.at]?.word ?? '')) return noun;
  const brought = broughtBy(themes).find(({ item }) => placeOf(item) === placeOf(noun.item));
  return brought ? { ...noun, item: brought.item } : noun;
}

const RANK: Record<Archetype, number> = { biped: 3, quadruped: 3, winged: 3, blob: 3, object: 2, custom: 2 };
const rankOf = (species: SpeciesId) => (species === 'person' ? 1 : RANK[SPECIES[species].archetype]);

const ARTICLES = /^(a|an|the|his|her|its|their|some)$/;
const HOLDING = new RegExp(
  '^(holding|carrying|with|wearing|eating|drinking|love|like|loving|read|reading|play|playing|' +
    'throwing|selling|baking|making|fixing|repairing)$',
);
const BESIDE = /^(and|at|on|in|near|by|using|under|beside|behind|from|for|of)$/;

/** What is drawn, by which of the prompt's words, and what it stands in for. */
interface Subject {
  species: SpeciesId;
  subject: string | null;
  standsInFor: string | null;
  at: number;
  length: number;
}

/** The first creature named, else the first thing, else a person; "teddy bear" and "polar bear" count as one. */
function subjectOf(tokens: readonly Token[]): Subject {
  const found = tokens.flatMap(({ word, text }, at) => {
    const [last, before] = [tokens[at - 1]?.word ?? '', tokens[at - 2]?.word ?? ''];
    if (SUBJECT_WORDS.has(`${last}_${word}`)) return [];
    const pair = SUBJECT_WORDS.get(`${word}_${tokens[at + 1]?.word ?? ''}`);
    const species = pair ?? SUBJECT_WORDS.get(word);
    const link = ARTICLES.test(last) ? before : last;
    const held = HOLDING.test(link) ? 2.5 : BESIDE.test(link) ? 1.5 : 0;
    return species
      ? [
          {
            species,
            subject: pair ? `${text} ${tokens[at + 1]?.text}` : text,
            at,
            length: pair ? 2 : 1,
            rank: rankOf(species) - held,
          },
        ]
      : [];
  });
  const best = found.reduce<(typeof found)[number] | null>(
    (kept, one) => (kept && kept.rank >= one.rank ? kept : one),
    null,
  );
  const isAside =
    best &&
    best.rank < 1 &&
    SPECIES[best.species].archetype === 'object' &&
    tokens.some(({ word }) => Object.hasOwn(THEMES, word));
  if (!best || isAside) return { ...nearestShape(tokens), subject: null, at: -1, length: 0 };
  const { species, at, length } = best;
  const words = best.subject.toLowerCase();
  const isStandIn = STAND_IN_WORDS.has(tokens[at]?.word ?? '');
  return { species, subject: isStandIn ? null : words, standsInFor: isStandIn ? words : null, at, length };
}

function firstOf<T>(tokens: readonly Token[], table: Readonly<Record<string, T>>): { word: string; value: T } | null {
  for (const { word } of tokens) {
    const value = Object.hasOwn(table, word) ? table[word] : undefined;
    if (value !== undefined) return { word, value };
  }
  return null;
}

function regionColors(uses: readonly ColorUse[]): Partial<Record<Region, string>> {
  const colors: Partial<Record<Region, string>> = {};
  for (const { color, noun } of uses) {
    if (noun?.kind === 'garment') continue;
    if (noun?.kind === 'region') colors[noun.region] ??= color;
    else if (!colors.body) colors.body = color;
    else if (!colors.belly) colors.belly = color;
    else colors.accent ??= color;
  }
  return colors;
}

function featuresOf(prompt: string): Set<Feature> {
  return new Set(FEATURES.filter(([pattern]) => pattern.test(prompt.toLowerCase())).map(([, feature]) => feature));
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Body words multiply; one that stands before a noun of its own ("big hat", "long ears") is that noun's. */
function shapeOf(tokens: readonly Token[], nouns: readonly Noun[]): BodyShape {
  const owned = new Set(nouns.filter(({ kind }) => kind !== 'subject').flatMap(({ at }) => [at - 1, at - 2]));
  const shape: BodyShape = { width: 1, legs: 1, head: 1, scale: 1 };
  tokens.forEach(({ word }, at) => {
    const change = Object.hasOwn(BODY_WORDS, word) && !owned.has(at) ? BODY_WORDS[word] : undefined;
    if (!change) return;
    shape.width *= change.width ?? 1;
    shape.legs *= change.legs ?? 1;
    shape.head *= change.head ?? 1;
    shape.scale *= change.scale ?? 1;
  });
  return {
    width: clamp(shape.width, 0.8, 1.34),
    legs: clamp(shape.legs, 0.65, 1.5),
    head: clamp(shape.head, 0.85, 1.2),
    scale: clamp(shape.scale, 0.8, 1),
  };
}

/** What the prompt names first; then what professions bring, where the place is still free. */
function wearOf(nouns: readonly Noun[], uses: readonly ColorUse[], themes: readonly string[]): Wear[] {
  const wear = new Map<string, Wear>();
  for (const noun of nouns) {
    if (noun.kind !== 'garment') continue;
    const color = uses.find((use) => use.noun === noun)?.color ?? null;
    const place = placeOf(noun.item);
    if (!wear.has(place)) wear.set(place, { item: noun.item, color });
  }
  for (const brought of broughtBy(themes))
    if (!wear.has(placeOf(brought.item))) wear.set(placeOf(brought.item), brought);
  return [...wear.values()];
}

const breedOf = (species: SpeciesId, word: string) =>
  BREEDS[species]?.find(({ words = '' }) => words.split(' ').includes(word));

/** The breed of a species that a word names. */
function breedNamed(species: SpeciesId, tokens: readonly Token[]): string | null {
  for (const { word } of tokens) {
    const breed = breedOf(species, word);
    if (breed) return breed.title;
  }
  return null;
}

function unknownOf(tokens: readonly Token[], nouns: readonly Noun[], species: SpeciesId): string[] {
  const placed = new Set(nouns.flatMap(({ at, length }) => Array.from({ length }, (_, index) => at + index)));
  const tables = [MOODS, BODY_WORDS, THEMES, GARMENT_WORDS, REGION_WORDS, COLOR_SHADES];
  const unknown = tokens.filter(
    ({ word }, at) =>
      /^\p{L}{3,}$/u.test(word) &&
      !placed.has(at) &&
      !/^(named|called)$/.test(tokens[at - 1]?.word ?? '') &&
      !COMMON_WORDS.has(word) &&
      !colorValue(word) &&
      !SUBJECT_WORDS.has(word) &&
      !breedOf(species, word) &&
      !tables.some((table) => Object.hasOwn(table, word)) &&
      !FEATURES.some(([pattern]) => pattern.test(word)),
  );
  return [...new Set(unknown.map(({ text }) => text.slice(0, LONGEST_WORD)))].slice(0, 12);
}

/** Words longer than this are cut where they are quoted. */
const LONGEST_WORD = 32;

/** Subjects named beside the one that is drawn, which is not a second name of it. */
function othersOf(
  tokens: readonly Token[],
  species: SpeciesId,
  nouns: readonly Noun[],
  chosen: { at: number; length: number },
): string[] {
  const taken = new Set(
    nouns.flatMap(({ kind, at, length }) =>
      kind === 'subject' ? [] : Array.from({ length }, (_, index) => at + index),
    ),
  );
  const others =
    chosen.at < 0
      ? []
      : tokens.filter(({ word }, at) => {
          const other = SUBJECT_WORDS.get(word);
          return (
            other &&
            other !== species &&
            other !== 'person' &&
            !taken.has(at) &&
            !COMMON_WORDS.has(word) &&
            !colorValue(word) &&
            (at < chosen.at || at >= chosen.at + chosen.length)
          );
        });
  return [...new Set(others.map(({ text }) => text))].slice(0, 4);
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

import type { Haircut } from '@/lib/core/sheet/vocabulary';
import { ageOf } from './ages';
import { HAIR_NOUN, describesHair, hairNamedAt, hairOf } from './hair';
import { colorValue } from './color-value';
import { COLORS } from './colors';
import { isAgentive, isUnknownNoun } from './agentive';
import { ORIGINS } from './origins';
import { isPoseWord } from './poses';
import { PROFESSIONS } from './professions';
import { SUBJECT_WORDS } from './subjects';
import { type Token, wordAt } from './tokens';

/**
 * The skin colour, hair colour and haircut that a prompt states for a person, with the positions of those words. Null
 * for what it does not state.
 */
export interface Complexion {
  skin: string | null;
  hair: string | null;
  cut: Haircut | null;
  at: ReadonlySet<number>;
}

const SKIN = {
  deep: '#6b432f',
  brown: '#8d5a3b',
  tan: '#c58e62',
  olive: '#c99b6d',
  light: '#f6d3b3',
  pale: '#fae0cb',
} as const;
const HAIR = {
  black: '#2b2730',
  brown: '#5f3b28',
  blond: '#e6bd69',
  red: '#b8502a',
  grey: '#a3a6ad',
  white: '#eceae6',
} as const;

type Tone<T> = Readonly<Record<string, T>>;

/** Words for skin colours before "skin" and "skinned". */
const SKIN_WORDS: Tone<string> = {
  dark: SKIN.deep,
  black: SKIN.deep,
  ebony: SKIN.deep,
  deep: SKIN.deep,
  brown: SKIN.brown,
  tan: SKIN.tan,
  tanned: SKIN.tan,
  bronze: SKIN.tan,
  olive: SKIN.olive,
  light: SKIN.light,
  fair: SKIN.light,
  white: SKIN.light,
  pale: SKIN.pale,
  dark_brown: SKIN.deep,
  deep_brown: SKIN.deep,
  light_brown: SKIN.tan,
};

/** Skin colours by the value of a colour word, which is the same for that colour in every language. */
const PEOPLE_COLORS: ReadonlyMap<string, string> = new Map([
  [COLORS.black ?? '', SKIN.deep],
  [COLORS.brown ?? '', SKIN.brown],
  [COLORS.white ?? '', SKIN.light],
  [COLORS.tan ?? '', SKIN.tan],
]);

const HAIR_WORDS: Tone<string> = {
  blond: HAIR.blond,
  blonde: HAIR.blond,
  golden: HAIR.blond,
  ginger: HAIR.red,
  red: HAIR.red,
  auburn: '#8a4326',
  brown: HAIR.brown,
  brunette: HAIR.brown,
  black: HAIR.black,
  dark: HAIR.black,
  grey: HAIR.grey,
  gray: HAIR.grey,
  silver: '#bfc7d1',
  white: HAIR.white,
  dark_brown: '#3f2a20',
  light_brown: '#8a5e3c',
  dark_blond: '#c79a52',
  strawberry_blond: '#d99a63',
};

/** Adjectives and nouns that state a hair colour without the noun "hair": "blond". */
const HAIRED: Tone<string> = {
  blond: HAIR.blond,
  blonde: HAIR.blond,
  blonder: HAIR.blond,
  blondes: HAIR.blond,
  blondine: HAIR.blond,
  rubio: HAIR.blond,
  rubia: HAIR.blond,
  biondo: HAIR.blond,
  bionda: HAIR.blond,
  loiro: HAIR.blond,
  loira: HAIR.blond,
  redhead: HAIR.red,
  redheaded: HAIR.red,
  ginger: HAIR.red,
  brunette: HAIR.brown,
};

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Nouns for people before which a colour is that of the skin, unlike "a black knight" with black armour. */
const PEOPLE = words(
  'person human man woman boy girl kid child guy lady lad teen teenager baby toddler dad mom mum father mother ' +
    'grandma grandpa ' +
    'grandmother grandfather player friend doctor nurse chef cook baker teacher professor scientist engineer ' +
    'developer programmer ' +
    'farmer gardener student barista waiter waitress firefighter police policeman dentist vet lawyer musician ' +
    'singer dancer ' +
    'ballerina surfer skier guitarist tourist mechanic plumber builder athlete footballer writer painter artist ' +
    'designer businesswoman businessman astronaut superhero photographer ' +
    'mujer hombre nina nino chica chico frau mann madchen junge femme homme fille garcon donna uomo ragazza ' +
    'ragazzo mulher homem ' +
    'menina menino',
);
const BEARDS = words('beard goatee moustache mustache barba barbe bart vollbart schnurrbart bigote bigode baffi');
const SKIN_NOUN = words('skin skinned complexion haut piel peau pelle pele');
/** Adjectives that may stand between a colour and its noun. */
const BETWEEN = words(
  'young old little small tall happy smiling friendly cute kind elderly middle aged strong cool american british ' +
    'female male muscular plump chubby slim bearded retired pregnant proud brave shy cheerful grumpy',
);
/** Words that may join a noun with a colour after it: "hair is red". */
const COPULA = words('is are :');

/** English colour words that never follow their noun. */
const ENGLISH = words('black brown white');
/** Nouns for a person by the colour of the hair. */
const NOUNS = words('redhead brunette blonde blondine');

const toned = <T>(table: Tone<T>, word: string): T | null =>
  Object.hasOwn(table, word) ? (table[word] ?? null) : null;

/** Occupations that are known by their costume, before which a colour is that of the clothes: "a black knight". */
const COSTUMED = words(
  'knight ninja samurai viking pirate wizard witch king queen prince princess santa clown devil angel',
);

/** Whether a colour before this noun is a skin colour. */
const isPersonal = (word: string): boolean =>
  PEOPLE.has(word) || isAgentive(word) || (Object.hasOwn(PROFESSIONS, word) && !COSTUMED.has(word));

/** Whether a word is the field of the person after it: the "basketball" of "a Black basketball player". */
const isFieldOf = (word: string, next: string): boolean =>
  Object.hasOwn(PROFESSIONS, `${word}_${next}`) ||
  SUBJECT_WORDS.get(`${word}_${next}`) === 'person' ||
  (isPersonal(next) && isUnknownNoun(word)) ||
  (isPersonal(next) && isPoseWord(word));

/** Reads skin, hair and haircut of a person from a prompt. Other colours are left for the clothes. */
export function complexionOf(tokens: readonly Token[]): Complexion {
  const at = new Set<number>();
  const found: Said = { skin: null, hair: null, cut: null };
  const take = <K extends keyof Said>(key: K, said: Found<NonNullable<Said[K]>> | null) => {
    if (!said) return;
    found[key] ??= said.value;
    for (const place of said.places) at.add(place);
  };
  tokens.forEach(({ word }, index) => {
    const before = wordAt(tokens, index + 1);
    if (SKIN_NOUN.has(word)) take('skin', toneOf(tokens, index, SKIN_WORDS));
    if (HAIR_NOUN.has(word)) take('hair', toneOf(tokens, index, HAIR_WORDS));
    if (hairNamedAt(tokens, index) || BEARDS.has(word)) take('hair', dyedAt(tokens, index));
    take('skin', ofPeople(tokens, index, PEOPLE_COLORS.get(colorValue(word) ?? '') ?? null));
    if (!HAIR_NOUN.has(before)) take('hair', ofPeople(tokens, index, toned(HAIRED, word)));
  });
  for (const [index, { word }] of tokens.entries()) {
    const origin = Object.hasOwn(ORIGINS, word) ? ORIGINS[word] : undefined;
    if (!origin) continue;
    take('skin', { value: origin.skin, places: [index] });
    // Old people have grey hair, whatever their origin.
    if (!ageOf(tokens)?.hair) take('hair', { value: origin.hair, places: [index] });
  }
  const said = hairOf(tokens);
  take('cut', said && { value: said.cut, places: said.places });
  return { ...found, at };
}

type Said = Pick<Complexion, 'skin' | 'hair'> & { cut: Haircut | null };

/** A value with the positions of the words that state it. */
interface Found<T> {
  value: T;
  places: readonly number[];
}

/**
 * The colour right before a noun or after "is": "dark brown skin", "hair is red". In "dark blue hair" the "dark" is not
 * read as a skin colour.
 */
function toneOf(tokens: readonly Token[], noun: number, table: Tone<string>): Found<string> | null {
  const word = (index: number) => wordAt(tokens, index);
  let last = COPULA.has(word(noun + 1)) ? noun + 2 : noun - 1;
  while (describesHair(word(last)) && last < noun) last -= 1;
  const pair = toned(table, `${word(last - 1)}_${word(last)}`);
  if (pair) return { value: pair, places: [last - 1, last, noun] };
  const value = toned(table, word(last));
  return value ? { value, places: [last, noun] } : null;
}

/** The colour before a noun for hair or a beard: "blond braids", "a pink mohawk", "a red long beard". */
function dyedAt(tokens: readonly Token[], name: number): Found<string> | null {
  let last = name - 1;
  while (describesHair(wordAt(tokens, last))) last -= 1;
  const word = wordAt(tokens, last);
  const value = toned(HAIR_WORDS, word) ?? colorValue(word);
  return value ? { value, places: [last] } : null;
}

/**
 * A colour whose word describes a person: before the noun, with adjectives between, or right after it, as in Romance
 * languages.
 */
function ofPeople(tokens: readonly Token[], at: number, value: string | null): Found<string> | null {
  if (value === null) return null;
  const word = (index: number) => wordAt(tokens, index);
  let ahead = at + 1;
  while (BETWEEN.has(word(ahead)) || isFieldOf(word(ahead), word(ahead + 1))) ahead += 1;
  const isBefore = isPersonal(word(ahead));
  const isBehind = isPersonal(word(at - 1)) && !ENGLISH.has(word(at));
  const isNoun = NOUNS.has(word(at)) && /^(?:a|an|the|one)$/.test(word(at - 1));
  return isBefore || isBehind || isNoun ? { value, places: [at] } : null;
}

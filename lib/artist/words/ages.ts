import type { Feature, Haircut } from '@/lib/core/sheet/vocabulary';
import type { Species } from '../species/species';
import type { BodyShape } from './body-words';
import { GARMENT_WORDS } from './garment-words';
import { isHeldByPerson } from './governing';
import type { Wearing } from './outfits';
import { type Token, wordAt } from './tokens';
import { yearsIn } from './years';

/** How an age changes the drawing of a person or an animal: hair, face, build and clothes. */
export interface Age {
  hair?: string;
  /** The colour of an animal's muzzle and belly. */
  belly?: string;
  cut?: Haircut;
  features: readonly Feature[];
  shape: Partial<BodyShape>;
  wears: readonly Wearing[];
}

const SILVER_HAIR = '#c9ccd3';
const OLD_WOMAN: Age = {
  hair: SILVER_HAIR,
  cut: 'bun',
  features: ['wrinkles'],
  shape: { legs: 0.88 },
  wears: ['glasses'],
};
const OLD_MAN: Age = {
  hair: SILVER_HAIR,
  cut: 'bald',
  features: ['wrinkles', 'moustache'],
  shape: { legs: 0.9 },
  wears: ['glasses'],
};
const OLD: Age = { hair: SILVER_HAIR, features: ['wrinkles'], shape: { legs: 0.9 }, wears: ['glasses', 'cane'] };
const OLD_AND_BEARDED: Age = { ...OLD, cut: 'short', features: ['wrinkles', 'beard'], wears: ['cane'] };
/** Old animals have a grey muzzle and grey brows. */
const OLD_CREATURE: Age = {
  hair: SILVER_HAIR,
  belly: '#e6e3de',
  features: ['wrinkles'],
  shape: { legs: 0.94 },
  wears: [],
};
const BABY: Age = {
  cut: 'buzz',
  features: ['blush'],
  shape: { head: 1.2, legs: 0.65, scale: 0.8, width: 1.04 },
  wears: ['pyjamas'],
};
const TODDLER: Age = { features: ['blush'], shape: { head: 1.14, legs: 0.72, scale: 0.84 }, wears: ['dungarees'] };
const CHILD: Age = { features: [], shape: { head: 1.07, legs: 0.86, scale: 0.92 }, wears: [] };
const TEEN: Age = { features: [], shape: { head: 0.96, legs: 1.14, width: 0.94 }, wears: [] };

const AGES: readonly (readonly [Age, string])[] = [
  [
    OLD_WOMAN,
    'grandmother grandma granny gran nan nana grandmom abuela abuelita oma grossmutter nonna mamie grand_mere vovo ' +
      'avo vieille_dame alte_dame vecchia_signora old_woman old_lady elderly_woman elderly_lady anciana',
  ],
  [
    OLD_MAN,
    'grandfather grandpa granddad grandad abuelo abuelito opa grossvater nonno papi grand_pere avo_homem ' +
      'old_man old_guy elderly_man anciano',
  ],
  [OLD, 'alter alte alten elderly senior pensioner retiree elder old_person anziano anziana idoso idosa'],
  [BABY, 'baby newborn infant saugling bebe neonato'],
  [TODDLER, 'toddler kleinkind'],
  [CHILD, 'boy girl child kid nino nina junge madchen garcon fille bambino bambina menino menina'],
  [TEEN, 'teen teenager teenage youth jugendlicher adolescent adolescente'],
];

/** The ages by the years at which they end; people of other years are adults. */
const UNTIL: readonly (readonly [years: number, age: Age])[] = [
  [2, BABY],
  [5, TODDLER],
  [13, CHILD],
  [18, TEEN],
];
const OLD_FROM = 65;

/** The age of a person of so many years; null for adults, who are drawn as without an age. */
const ageAt = (years: number): Age | null =>
  years >= OLD_FROM ? OLD : (UNTIL.find(([end]) => years < end)?.[1] ?? null);

const BY_WORD: ReadonlyMap<string, Age> = new Map(
  AGES.flatMap(([age, words]) => words.split(' ').map((word) => [word, age] as const)),
);

const OLD_WORDS: ReadonlySet<string> = new Set('old aged ancient ageing aging retired elderly senior'.split(' '));

/** Whether a word, or a pair of words joined by `_`, states an age. */
export const isAgeWord = (word: string): boolean => BY_WORD.has(word) || OLD_WORDS.has(word);

/** Words after which an adjective no longer describes the subject. */
const ENDS: ReadonlySet<string> = new Set(
  'with in on at by of for from who that holding carrying wearing riding reading playing eating'.split(' '),
);
/** Male occupations and titles; an old man of these gets a grey beard. */
const BEARDED =
  /^(?:\w+man|captain|sailor|pirate|king|wizard|sage|monk|viking|druid|sea_dog|mariner|shepherd|philosopher)$/;

/** Whether an age word before the first preposition calls the subject old; an age in years does not. */
function isOld(tokens: readonly Token[]): boolean {
  if (yearsIn(tokens)) return false;
  const end = tokens.findIndex(({ word }) => ENDS.has(word));
  return tokens
    .slice(0, end < 0 ? undefined : end)
    .some(({ word }, at) => OLD_WORDS.has(word) && !isYears(tokens[at - 1]?.word) && tokens[at - 1]?.word !== 'middle');
}

const isYears = (word: string | undefined): boolean => /^(year|month|anno|jahr|ans)$/.test(word ?? '');

/** The ages in years below which a person is a baby, a toddler, a child, a teenager, and from which one is old. */
const AGES_BY_YEARS: readonly (readonly [below: number, age: Age | null])[] = [
  [2, BABY],
  [4, TODDLER],
  [13, CHILD],
  [19, TEEN],
  [62, null],
  [120, OLD],
];

/** The age for a number of years: "68 year old", "9 years old". */
function ageInYears(tokens: readonly Token[]): Age | null {
  const at = tokens.findIndex(
    ({ word }, index) =>
      /^\d{1,3}$/.test(word) && isYears(tokens[index + 1]?.word) && tokens[index + 2]?.word === 'old',
  );
  const years = Number(tokens[at]?.word);
  return AGES_BY_YEARS.find(([below]) => years < below)?.[1] ?? null;
}

/** The drawing changes for an old person or an old animal. */
export const oldAge = (isHuman: boolean): Age => (isHuman ? OLD : OLD_CREATURE);

/** The drawing changes for an animal's age; null if the prompt states none, and for things and machines. */
export const creatureAgeOf = (
  tokens: readonly Token[],
  { archetype, isMachine }: Pick<Species, 'archetype' | 'isMachine'>,
): Age | null => (archetype !== 'object' && !isMachine && isOld(tokens) ? OLD_CREATURE : null);

/** The drawing changes for a person's age; null if the prompt states none. */
export function ageOf(tokens: readonly Token[]): Age | null {
  const stated = statedAge(tokens);
  if (stated !== null && stated !== OLD) return stated;
  if (stated === null && !isOld(tokens)) return null;
  if (tokens.some(({ word }) => /^(?:woman|lady|queen|witch|\w+woman)$/.test(word))) return OLD_WOMAN;
  return tokens.some(({ word }) => BEARDED.test(word)) ? OLD_AND_BEARDED : OLD;
}

function statedAge(tokens: readonly Token[]): Age | null {
  const told = yearsIn(tokens);
  if (told) return ageAt(told.years);
  for (const [at, { word }] of tokens.entries()) {
    if (isHeldByPerson(tokens, at)) continue;
    const age =
      (isYears(tokens[at - 1]?.word) ? undefined : BY_WORD.get(`${word}_${wordAt(tokens, at + 1)}`)) ??
      (Object.hasOwn(GARMENT_WORDS, `${word}_${wordAt(tokens, at + 1)}`) ? undefined : BY_WORD.get(word));
    if (age) return age;
  }
  return ageInYears(tokens);
}

const BEARDS: ReadonlySet<Feature> = new Set<Feature>(['beard', 'goatee', 'moustache', 'stubble']);

/** The stated features with those of the age. A stated moustache replaces the beard of old age. */
export const featuresBeside = (told: readonly Feature[], age: Age | null): Feature[] => [
  ...told,
  ...(age?.features ?? []).filter((feature) => !BEARDS.has(feature) || !told.some((each) => BEARDS.has(each))),
];

/** The proportions of a build multiplied by those of an age. */
export const aged = (shape: BodyShape, { shape: own }: Age): BodyShape => ({
  width: shape.width * (own.width ?? 1),
  legs: Math.max(0.65, shape.legs * (own.legs ?? 1)),
  head: Math.min(1.2, shape.head * (own.head ?? 1)),
  scale: Math.max(0.8, shape.scale * (own.scale ?? 1)),
});

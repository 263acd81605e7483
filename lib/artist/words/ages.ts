import type { Feature, Haircut } from '@/lib/core/sheet/vocabulary';
import type { BodyShape } from './face';
import type { Wearing } from './outfits';
import type { Token } from './tokens';

/** The effect of a person's age on the drawing: hair, face, build and clothes. */
export interface Age {
  hair?: string;
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
const OLD: Age = { hair: SILVER_HAIR, features: ['wrinkles'], shape: { legs: 0.9 }, wears: ['glasses'] };
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
    'grandmother grandma granny gran nana grandmom abuela abuelita oma grossmutter nonna mamie grand_mere vovo avo ' +
      'old_woman old_lady elderly_woman elderly_lady anciana',
  ],
  [
    OLD_MAN,
    'grandfather grandpa granddad grandad abuelo abuelito opa grossvater nonno papi grand_pere avo_homem ' +
      'old_man old_guy elderly_man anciano',
  ],
  [OLD, 'alter alte alten elderly senior pensioner retiree elder old_person anziano anziana idoso idosa'],
  [BABY, 'baby newborn infant saugling bebe neonato'],
  [TODDLER, 'toddler kleinkind'],
  [CHILD, 'boy girl child kid nino nina junge madchen garcon fille bambino bambina menino menina kind'],
  [TEEN, 'teen teenager teenage youth jugendlicher adolescent adolescente'],
];

const BY_WORD: ReadonlyMap<string, Age> = new Map(
  AGES.flatMap(([age, words]) => words.split(' ').map((word) => [word, age] as const)),
);

/** Whether a word, or a pair of words joined by `_`, states an age. */
export const isAgeWord = (word: string): boolean => BY_WORD.has(word);

/** The age of a person that the words state; null if they state none. */
export function ageOf(tokens: readonly Token[]): Age | null {
  for (const [at, { word }] of tokens.entries()) {
    const isYears = /^(year|anno|jahr|ans)$/.test(tokens[at - 1]?.word ?? '');
    const age = (isYears ? undefined : BY_WORD.get(`${word}_${tokens[at + 1]?.word ?? ''}`)) ?? BY_WORD.get(word);
    if (age) return age;
  }
  return null;
}

/** The proportions of a build multiplied by those of an age. */
export const aged = (shape: BodyShape, { shape: own }: Age): BodyShape => ({
  width: shape.width * (own.width ?? 1),
  legs: Math.max(0.65, shape.legs * (own.legs ?? 1)),
  head: Math.min(1.2, shape.head * (own.head ?? 1)),
  scale: Math.max(0.8, shape.scale * (own.scale ?? 1)),
});

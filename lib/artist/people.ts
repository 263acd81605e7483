import { GARMENT_ENTRIES } from './kit/garments';
import { dealtHair, genderOf, suits } from './hair';
import type { Dice } from './random';
import type { Species } from './species/species';
import { WARDROBE } from './wardrobe';
import { MIN_GARMENT_CONTRAST, distance } from './wardrobe/colors';
import type { Character } from './character';
import type { GarmentId } from './words/garment-ids';

const BLACK_HAIR = '#2b2730';

const DARK_HAIR = '#3a2a26';

const BROWN_HAIR = '#5a3a2c';

const NUT_BROWN_HAIR = '#8a5632';

const BLOND_HAIR = '#d9a44e';

const RED_HAIR = '#b8562a';

interface SkinAndHairs {
  skin: string;
  hairs: readonly [string, ...string[]];
}

/** Skin colours, each with the hair colours that suit it. */
const PEOPLE: readonly [SkinAndHairs, ...SkinAndHairs[]] = [
  { skin: '#f6d3b3', hairs: [DARK_HAIR, BROWN_HAIR, NUT_BROWN_HAIR, BLOND_HAIR, RED_HAIR] },
  { skin: '#f0c29a', hairs: [BLACK_HAIR, DARK_HAIR, BROWN_HAIR, NUT_BROWN_HAIR, BLOND_HAIR] },
  { skin: '#dca377', hairs: [BLACK_HAIR, DARK_HAIR, BROWN_HAIR, NUT_BROWN_HAIR] },
  { skin: '#b97a50', hairs: [BLACK_HAIR, DARK_HAIR, BROWN_HAIR] },
  { skin: '#8d5a3b', hairs: [BLACK_HAIR, DARK_HAIR, BROWN_HAIR] },
  { skin: '#6b432f', hairs: [BLACK_HAIR, DARK_HAIR] },
];

/** Shirt colours. The chosen one contrasts with the skin and the other clothes. */
const SHIRTS: readonly [string, ...string[]] = [
  '#4a8fe7',
  '#e2685c',
  '#4fae8a',
  '#f2b84a',
  '#8f74d0',
  '#ef8fa8',
  '#3f9fb0',
  '#f08a4b',
  '#eef0f4',
  '#6f9a4a',
];

/** Garments under which the skin is bare. */
const BARE_UNDER: ReadonlySet<string> = new Set(GARMENT_ENTRIES.flatMap(([id, { bare }]) => (bare ? [id] : [])));

/** What a person without other clothes wears on the trunk; a mermaid's top leaves her waist to the tail. */
const topOf = (character: Character, { extras }: Species): GarmentId => {
  const isMan = isBearded(character) || genderOf(character.subject ?? '') === 'man';
  return extras?.includes('fish_tail') && !isMan ? 'shell_bra' : 'shirt';
};

/** The colour of the sleeves of a space suit. */
const SPACE_WHITE = '#eef1f6';

/** Whether a person has hair on the face, with which the hairstyles of men are dealt. */
const isBearded = ({ features }: Character): boolean =>
  (['beard', 'long_beard', 'goatee', 'moustache', 'stubble'] as const).some((feature) => features.has(feature));

const pickOf = ([first = PEOPLE[0], ...others]: readonly SkinAndHairs[], dice: Dice): SkinAndHairs =>
  dice.pick([first, ...others]);

/** The skin and hair of a person: nearest to the named skin, else suiting the named hair, else random. */
function complexionFor({ colors: { skin, hair }, cut }: Character, dice: Dice): SkinAndHairs {
  const dealt = pickOf(
    PEOPLE.filter((one) => cut === null || suits(cut, one.skin)),
    dice,
  );
  if (skin) return PEOPLE.reduce((best, one) => (distance(one.skin, skin) < distance(best.skin, skin) ? one : best));
  const alike = hair
    ? PEOPLE.filter(({ hairs }) => hairs.some((known) => distance(known, hair) < MIN_GARMENT_CONTRAST))
    : [];
  return alike.length > 0 ? pickOf(alike, dice) : dealt;
}

/**
 * Chooses a person's skin, hair, haircut and shirt at random, as far as the prompt does not name them. A colour of the
 * subject itself applies to the clothes.
 */
export function dressPerson(character: Character, species: Species, dice: Dice): Character {
  const { body, ...rest } = character.colors;
  const { skin, hairs } = complexionFor(character, dice);
  const hair = dice.pick(hairs);
  const beside = [
    skin,
    ...character.wear.map(({ item, color }) => color ?? Object.values(WARDROBE[item].colors)[0] ?? skin),
  ];
  const [first = SHIRTS[0], ...others] = SHIRTS.filter((shirt) =>
    beside.every((color) => distance(shirt, color) > MIN_GARMENT_CONTRAST),
  );
  const shirt = dice.pick([first, ...others]);
  const clothed = character.wear.some(({ item }) => item === 'shirt' || item === 'hoodie' || BARE_UNDER.has(item));
  const bare = rest.skin ?? (character.species === 'person' ? skin : species.colors.body);
  const dealt = dealtHair(isBearded(character) ? 'man' : (character.breed ?? character.subject), bare, dice);
  return {
    ...character,
    cut: character.cut ?? dealt,
    colors: {
      ...rest,
      skin: bare,
      hair: rest.hair ?? (character.species === 'person' ? hair : species.colors.accent),
    },
    wear: clothed
      ? character.wear
      : [
          {
            item: topOf(character, species),
            color:
              body ??
              species.colors.marked ??
              (character.wear.some(({ item }) => item === 'space_suit') ? SPACE_WHITE : shirt),
          },
          ...character.wear,
        ],
  };
}

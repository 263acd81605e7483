import { toOklch } from '@/lib/core/color/oklch';
import { MIDDLE, layoutOf } from './anatomy/layout';
import { settlePlaces } from './anatomy/places';
import { buildBiped } from './anatomy/biped';
import { buildBlob } from './anatomy/blob';
import { FORMS } from './anatomy/forms';
import { buildObject } from './anatomy/object';
import { buildQuadruped } from './anatomy/quadruped';
import { buildWinged } from './anatomy/winged';
import { addFace } from './face';
import { BEAKS } from './face/snouts';
import type { FigureDraft } from './figure';
import { individualOf } from './individual';
import type { Individual } from './individual';
import type { DrawingStyle } from './look';
import type { Materials } from './palettes';
import { isDim, materialsOf } from './palettes';
import type { Dice } from './random';
import { inkOf } from './shape/ink';
import type { Coat } from './shape/texture';
import { ellipse } from './shape/curve';
import type { SpeciesId } from './species';
import type { Species } from './species/species';
import { WARDROBE, carrying, dress } from './wardrobe';
import { MIN_GARMENT_CONTRAST, distance, garmentColor } from './wardrobe/colors';
import type { Brief } from './words/brief';
import { placeOf } from './words/places';

/** A figure with all its parts, and the colours it is painted with. */
export interface Built {
  figure: FigureDraft;
  materials: Materials;
  species: Species;
}

/** Builds a whole figure from a brief: anatomy, face, clothes. */
export function buildFigure(asked: Brief, look: DrawingStyle, dice: Dice): Built {
  const { species: known, traits, shape } = individualOf(asked, dice);
  const outfit = { ...asked, shape, wear: [...asked.wear, ...own(known, asked)] };
  const clad = known.human ? personal(outfit, known, dice) : outfit;
  const brief = known.features ? { ...clad, features: new Set([...clad.features, ...known.features]) } : clad;
  const species: Species =
    brief.allFours && known.archetype === 'biped' && known.snout !== 'none'
      ? { ...known, archetype: 'quadruped' }
      : known;
  const mixed = materialsOf(brief, species, look);
  const materials = new Map([...mixed, ...garmentColors(brief, mixed)]);
  const figure = blank(brief, look, dice, { species, traits }, materials);
  const items = brief.wear.map(({ item }) => item);
  const rise = Math.max(0, ...items.map((item) => WARDROBE[item].rise ?? 0)) * 90;
  const form = FORMS[species.form ?? ''];
  if (form) form(figure, rise);
  else
    switch (species.archetype) {
      case 'quadruped':
        buildQuadruped(figure);
        break;
      case 'blob':
        buildBlob(figure, rise);
        break;
      case 'winged':
        buildWinged(figure, rise);
        break;
      case 'object':
        buildObject(figure, carrying(items), rise);
        break;
      default: {
        const layout = layoutOf(figure, rise);
        figure.unit = layout.unit;
        buildBiped(figure, layout, carrying(items));
      }
    }
  addFace(figure);
  dress(figure);
  settlePlaces(figure);
  return { figure, materials, species };
}

/** What comes with the species, where the words left the place free. */
const own = ({ wears = [] }: Species, { wear }: Brief): Brief['wear'] =>
  wears
    .filter((item) => !wear.some((worn) => placeOf(worn.item) === placeOf(item)))
    .map((item) => ({ item, color: null }));

const [BLACK, DARK, BROWN, NUT, BLOND, RED] = [
  '#2b2730',
  '#3a2a26',
  '#5a3a2c',
  '#8a5632',
  '#d9a44e',
  '#b8562a',
] as const;
interface Complexion {
  skin: string;
  hairs: readonly [string, ...string[]];
}

/** Skins, each with the hair that goes with it. */
const PEOPLE: readonly [Complexion, ...Complexion[]] = [
  { skin: '#f6d3b3', hairs: [DARK, BROWN, NUT, BLOND, RED] },
  { skin: '#f0c29a', hairs: [BLACK, DARK, BROWN, NUT, BLOND] },
  { skin: '#dca377', hairs: [BLACK, DARK, BROWN, NUT] },
  { skin: '#b97a50', hairs: [BLACK, DARK, BROWN] },
  { skin: '#8d5a3b', hairs: [BLACK, DARK, BROWN] },
  { skin: '#6b432f', hairs: [BLACK, DARK] },
];
/** Shirts, of which the dice take one that can be told from the skin and from what else is worn. */
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

/** A person in a space suit has sleeves of its colour. */
const SPACE_WHITE = '#eef1f6';

/** The complexion that goes with the skin, or else with the hair, that words name; else as the dice fall. */
function complexionFor({ skin, hair }: Brief['colors'], dice: Dice): Complexion {
  const dealt = dice.pick(PEOPLE);
  if (skin) return PEOPLE.reduce((best, one) => (distance(one.skin, skin) < distance(best.skin, skin) ? one : best));
  const [first, ...others] = hair
    ? PEOPLE.filter(({ hairs }) => hairs.some((known) => distance(known, hair) < MIN_GARMENT_CONTRAST))
    : [];
  return first ? dice.pick([first, ...others]) : dealt;
}

/**
 * A person's skin, hair and shirt fall to the dice unless the words name them; the words' colour is for the clothes,
 * and nobody stands without.
 */
function personal(brief: Brief, species: Species, dice: Dice): Brief {
  const { body, ...rest } = brief.colors;
  const { skin, hairs } = complexionFor(rest, dice);
  const hair = dice.pick(hairs);
  const beside = [
    skin,
    ...brief.wear.map(({ item, color }) => color ?? Object.values(WARDROBE[item].colors)[0] ?? skin),
  ];
  const [first = SHIRTS[0], ...others] = SHIRTS.filter((shirt) =>
    beside.every((color) => distance(shirt, color) > MIN_GARMENT_CONTRAST),
  );
  const shirt = dice.pick([first, ...others]);
  const clothed = brief.wear.some(({ item }) => item === 'shirt' || item === 'hoodie');
  return {
    ...brief,
    colors: {
      ...rest,
      skin: rest.skin ?? (brief.species === 'person' ? skin : species.colors.body),
      hair: rest.hair ?? (brief.species === 'person' ? hair : species.colors.accent),
    },
    wear: clothed
      ? brief.wear
      : [
          {
            item: 'shirt',
            color:
              body ??
              species.colors.marked ??
              (brief.wear.some(({ item }) => item === 'space_suit') ? SPACE_WHITE : shirt),
          },
          ...brief.wear,
        ],
  };
}

/** Subjects whose eyes lie on the belly's colour: screens, masks and face discs. */
const PALE_FACED: ReadonlySet<SpeciesId> = new Set([
  'robot',
  'penguin',
  'owl',
  'monkey',
  'sheep',
  'phone',
  'panda',
  'sloth',
  'badger',
  'ostrich',
]);

/** What covers a species' skin. */
function coatOf({ archetype, snout, hands, form, human }: Species): Coat {
  if (human || archetype === 'object' || archetype === 'blob' || hands === 'grip') return 'smooth';
  if (snout && BEAKS.has(snout)) return 'feathers';
  if ((snout && SCALED.has(snout)) || hands === 'claw' || form === 'fish' || form === 'seahorse') return 'scales';
  return form && form !== 'seal' ? 'smooth' : 'fur';
}

const SCALED: ReadonlySet<string> = new Set(['frog', 'dragon', 'croc']);

/** Subjects whose head is of the accent's colour: beetles under their wing cases. */
const DARK_FACED: ReadonlySet<SpeciesId> = new Set(['ladybug', 'beetle']);

function blank(
  brief: Brief,
  look: DrawingStyle,
  dice: Dice,
  { species, traits }: Pick<Individual, 'species' | 'traits'>,
  materials: Materials,
): FigureDraft {
  const nothing = ellipse(MIDDLE, MIDDLE, 1, 1);
  const face =
    species.faceOn ?? (PALE_FACED.has(brief.species) ? 'belly' : DARK_FACED.has(brief.species) ? 'accent' : 'body');
  const skin = materials.get(face) ?? '#ffffff';
  return {
    brief,
    species,
    traits,
    dice,
    ink: inkOf(look, coatOf(species)),
    unit: 1,
    arms: null,
    parts: [],
    anchors: [],
    darkFace: toOklch(skin).l < 0.5 && !species.human,
    dimFace: isDim(skin),
    head: {
      part: 'head',
      cx: MIDDLE,
      cy: MIDDLE,
      rx: 1,
      ry: 1,
      crown: { cy: MIDDLE, rx: 1, ry: 1 },
      skull: nothing,
      material: 'body',
      eyeY: 0,
      eyeDx: 0,
      eyeWidth: 0,
      mouthY: 0,
      mouthWidth: 0,
      noseY: 0,
      hatY: 0,
      hatWidth: 0,
    },
    torso: {
      part: 'body',
      cx: MIDDLE,
      neckY: 0,
      waistY: 0,
      hemY: 0,
      neck: 0,
      waist: 0,
      hem: 0,
      path: nothing,
      merged: false,
    },
    material: (region, fallback) => (Object.hasOwn(brief.colors, region) && materials.has(region) ? region : fallback),
  };
}

/**
 * Colours of what is worn: the words' own where given, else the garment's usual one, or the first of others that stands
 * out from the body.
 */
function garmentColors(brief: Brief, materials: Materials): Map<string, string> {
  const colors = new Map<string, string>([
    ['wing', '#dff1fb'],
    ['steam', '#c9c3d3'],
    ['comb', '#e5484d'],
    ['tail_fin', '#2fb3a8'],
    ['trousers', '#4d5b86'],
    ['shoes', '#5a4038'],
  ]);
  const body = materials.get('body') ?? '#888888';
  for (const { item, color } of brief.wear) {
    for (const [name, usual] of Object.entries(WARDROBE[item].colors)) {
      const own = name === item ? (color ?? garmentColor(item, usual, body)) : undefined;
      if (own || !colors.has(name)) colors.set(name, own ?? usual);
    }
  }
  return colors;
}

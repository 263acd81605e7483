import { toOklch } from '@/lib/core/color/oklch';
import { type Layout, layoutOf } from './anatomy/layout';
import { settlePlaces } from './anatomy/places';
import { buildBiped, poseBiped } from './anatomy/biped';
import { buildBlob } from './anatomy/blobs';
import { FORMS } from './anatomy/forms';
import { buildObject } from './anatomy/objects';
import { buildQuadruped } from './anatomy/quadruped';
import { poseStub } from './anatomy/stub-rest';
import { buildWinged } from './anatomy/winged';
import { addFace } from './face';
import { turnView } from './body/turn-view';
import { lieFlat } from './body/lie-flat';
import { postureOf } from './body/choose-pose';
import { inStance } from './body/stance';
import type { FigureDraft } from './figure';
import type { BodySide } from './body/side';
import { HAIR } from './hair';
import { hairUnder } from './hair/draw';
import { chosenFor, individualOf, type Traits } from './individual';
import type { DrawingStyle } from './look';
import { clothOnGround, deepOf, type Materials, materialsOf, paleOf, tokenOf } from './palettes';
import { overToken, patterned, RAINBOW } from './pen/patterns';
import type { Dice } from './random';
import type { Species } from './species/species';
import { WARDROBE, carrying, dress } from './wardrobe';
import { distance, garmentColor, MIN_GARMENT_CONTRAST } from './wardrobe/colors';
import { furnish } from './wardrobe/floor';
import { PERCHED_RISE } from './wardrobe/perch';
import { markColor } from './wardrobe/printed';
import { markToken } from '@/lib/core/sheet/mark';
import { sizeOf } from './wardrobe/sized';
import type { Character } from './character';
import type { GarmentId, Wear } from './words/garment-ids';
import { placeOf } from './words/places';
import { dressPerson } from './people';
import { blankFigure } from './blank-figure';

/** A finished figure with its base colours. */
export interface Built {
  figure: FigureDraft;
  /** Whether it stands on two legs, and so has a build and a rest pose. */
  isUpright: boolean;
  breed: string | null;
  materials: Materials;
  species: Species;
}

/** Builds the whole figure of a character: anatomy, face and clothes. All random choices come from `dice`. */
export function buildFigure(asked: Character, look: DrawingStyle, dice: Dice): Built {
  const { species: known, traits, shape: own, build, breed } = individualOf(asked, dice);
  const shape = { ...own, scale: own.scale * look.size };
  const outfit = { ...asked, shape, wear: [...asked.wear, ...broughtBy(known, asked)] };
  const clad = known.human ? dressPerson(outfit, known, dice) : outfit;
  const character = known.features ? { ...clad, features: new Set([...clad.features, ...known.features]) } : clad;
  const species = inStance(character, known);
  const mixed = materialsOf(character, species, look);
  const materials = new Map([...mixed, ...garmentColors(character, mixed, traits, look)]);
  const carries = carrying(character.wear);
  const rest = lieFlat(postureOf(character, species, carries, dice), build);
  // Tilting would put steps in every straight edge of a sprite, and shifting would make its eyes asymmetric.
  const posture = look.pixels ? { ...rest, tilt: 0, lean: 0, shift: 0 } : rest;
  const figure = blankFigure(character, look, dice, { species, traits, build, posture }, materials);
  const worn = character.wear.map((each) => riseOf(each) * sizeOf(each));
  const rise = Math.max(hairRise(character, species), ...worn) * 90;
  const layout = buildBody(figure, carries, rise);
  addFace(figure);
  dress(figure);
  furnish(figure, character.around ?? []);
  settlePlaces(figure);
  turnView(figure);
  if (layout) poseBiped(figure, layout);
  else poseStub(figure);
  return { figure, isUpright: layout !== null, breed, materials: withPatterns(figure, materials), species };
}

/** The height of an item above the head, in half head heights. */
const riseOf = ({ item, on }: Wear): number => (on === 'head' ? PERCHED_RISE : (WARDROBE[item].rise ?? 0));

/** Builds the body. Gives the measures of an upright figure, null for any other. */
function buildBody(figure: FigureDraft, carries: Record<BodySide, boolean>, rise: number): Layout | null {
  const { species } = figure;
  const form = FORMS[species.form ?? ''];
  if (form) {
    form(figure, rise);
    return null;
  }
  switch (species.archetype) {
    case 'quadruped':
      buildQuadruped(figure);
      return null;
    case 'blob':
      buildBlob(figure, rise);
      return null;
    case 'winged':
      buildWinged(figure, rise);
      return null;
    case 'object':
      buildObject(figure, carries, rise);
      return null;
    default: {
      const layout = layoutOf(figure, rise);
      buildBiped(figure, layout, carries);
      return layout;
    }
  }
}

/** Paints the patterns of a character, and adds their colours to the materials. */
function withPatterns(figure: FigureDraft, materials: Materials): Materials {
  const patterns = Object.entries(figure.character.patterns ?? {});
  if (patterns.length === 0) return materials;
  const mixed = new Map([...materials, ...Object.entries(RAINBOW)]);
  for (const [place, pattern] of patterns) {
    const token = tokenOf(place);
    const base = materials.get(token);
    if (!base) continue;
    mixed.set(overToken(token), toOklch(base).l > PALE_L ? deepOf(base) : paleOf(base));
    figure.parts = figure.parts.map((part) => patterned(part, token, pattern));
  }
  return mixed;
}

/** On materials lighter than this in OKLCH a pattern is darker, on others lighter. */
const PALE_L = 0.72;

/** The height of a person's hair above the head, in half head heights; 0 under a hat. */
const hairRise = ({ cut, wear }: Character, { human, extras }: Species): number =>
  human && extras?.includes('hair') && hairUnder(wear) === 'free' ? (HAIR[cut ?? 'short'].rise ?? 0) : 0;

/** Garments of the species itself, for the places where the prompt names none. */
const broughtBy = ({ wears = [] }: Species, { wear }: Character): Character['wear'] =>
  wears
    .filter((item) => !wear.some((worn) => placeOf(worn.item) === placeOf(item)))
    .map((item) => ({ item, color: null }));

/** Garments on a person's trunk, and the OKLCH lightness below which one is dark. */
const TOPS: ReadonlySet<string> = new Set(['hoodie', 'shirt', 'suit']);
const DARK_TOP_LIGHTNESS = 0.45;

/** The usual colours of trousers, of trousers under a dark top, and of shoes. */
const TROUSERS = ['#4d5b86', '#4d5b86', '#3f4658', '#8f7a5e', '#5f6b54', '#6f7f9e', '#3f5f6e'] as const;
const PALE_TROUSERS = ['#8794bd', '#b9a788', '#9aa6b8'] as const;
const SHOES = ['#5a4038', '#3d4250', '#f0ede6', '#b5523f', '#7a5238', '#43598c', '#f0ede6'] as const;

/** The colours of shoes under garments that ask for them: leather under a suit, and the steel of armour. */
const SHOES_UNDER: Readonly<Partial<Record<GarmentId, string>>> = { suit: '#5a4038', armor: '#8b98a8' };

/** The soles of pale shoes, and of others. */
const GUM_SOLE = '#c99f6a';
const WHITE_SOLE = '#f4eee3';

/** The colour of trousers: paler under a dark top, whose shadow would otherwise make both look like one shape. */
function trousersUnder({ wear }: Character, traits: Traits): string {
  const tops = wear.flatMap(({ item, color }) => {
    const top = TOPS.has(item) ? (color ?? Object.values(WARDROBE[item].colors)[0]) : undefined;
    return top === undefined ? [] : [top];
  });
  const isDark = tops.some((top) => toOklch(top).l < DARK_TOP_LIGHTNESS);
  const [first, ...others] = (isDark ? PALE_TROUSERS : TROUSERS).filter((color) =>
    tops.every((top) => distance(top, color) > MIN_GARMENT_CONTRAST),
  );
  return first === undefined ? TROUSERS[0] : chosenFor(traits, 'trousers', [first, ...others]);
}

/**
 * The colours of garments: the one in the prompt, else the usual one. If the usual one is too close to the body's
 * colour, the first alternative that contrasts with it.
 */
function garmentColors(
  character: Character,
  materials: Materials,
  traits: Traits,
  look: DrawingStyle,
): Map<string, string> {
  const shoes = character.wear.flatMap(({ item }) => SHOES_UNDER[item] ?? [])[0] ?? chosenFor(traits, 'shoes', SHOES);
  const colors = new Map<string, string>([
    ['wing', '#dff1fb'],
    ['steam', '#c9c3d3'],
    ['spray', '#7cc0ee'],
    ['comb', '#e5484d'],
    ['tail_fin', '#2fb3a8'],
    ['trousers', trousersUnder(character, traits)],
    ['shoes', shoes],
    ['sole', toOklch(shoes).l > PALE_L ? GUM_SOLE : WHITE_SOLE],
    ['hair_tie', '#2fa7a0'],
  ]);
  const body = materials.get('body') ?? '#888888';
  for (const { item, color, mark } of [
    ...character.wear,
    ...(character.around ?? []).map((thing) => ({ ...thing, mark: undefined })),
  ]) {
    for (const [name, usual] of Object.entries(WARDROBE[item].colors)) {
      const own = name === item ? clothOnGround(color ?? garmentColor(item, usual, body), look) : undefined;
      if (own || !colors.has(name)) colors.set(name, own ?? usual);
    }
    if (mark) colors.set(markToken(item), markColor(mark, colors.get(item) ?? body));
  }
  // A belly is covered by the cloth of the trunk; a bare one has the colour of the body.
  const cloth = character.wear.find(({ item }) => placeOf(item) === 'trunk')?.item;
  if (colors.has('baby_bump')) colors.set('baby_bump', (cloth && colors.get(cloth)) ?? body);
  return colors;
}

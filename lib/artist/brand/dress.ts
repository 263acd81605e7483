import { colorsApart } from '@/lib/core/color/apart';
import { toOklch } from '@/lib/core/color/oklch';
import { paleOf } from '../palettes';
import { SPECIES } from '../species';
import { BREEDS } from '../species/breeds';
import type { BrandPaints } from './colors';
import type { Industry } from './lexicon/industry';
import type { Option } from './options';

/** A garment and its colour as `#rrggbb`; null keeps the garment's default colour. */
export interface BrandGarment {
  item: string;
  color: string | null;
}

/**
 * The colours and clothes of a brand's mascot.
 * `body` is null if the colour is left to the artist, as for people.
 * `front` and `accent` are set only if the species' own colours would clash with the body.
 * `tinted` means that the body has a brand colour.
 */
export interface BrandOutfit {
  body: string | null;
  front: string | null;
  accent: string | null;
  wear: BrandGarment[];
  tinted: boolean;
}

/** The least difference, in OKLAB, between the colour of clothes and that of the body below them. */
const MIN_CONTRAST = 0.13;
/** The range of OKLCH lightness on which a face is legible, and the least chroma that does not look grey. */
const MIN_BODY_LIGHTNESS = 0.4;
const MAX_BODY_LIGHTNESS = 0.9;
const MIN_BODY_CHROMA = 0.04;
/** A front with less OKLCH chroma than this suits any body. */
const MAX_NEUTRAL_CHROMA = 0.06;
/** Things that are recognised by their colours, so that they are not tinted. */
const OWN_COLOR_THINGS =
  /bread|donut|pizza|cheese|carrot|avocado|strawberry|mushroom|^sun$|sunflower|plant|leaf|ball$|cupcake/;
/** Garments that keep their default colours. */
const OWN_COLOR_GARMENTS = new Set([
  'straw_hat',
  'stethoscope',
  'graduation_cap',
  'sunglasses',
  'glasses',
  'medal',
  'shopping_bag',
  'tool_belt',
]);
const WHITE_GARMENTS = new Set(['chef_hat']);

/** The garments in brand colours by profession; other garments come with the profession. */
const PEOPLE: Readonly<Record<string, string>> = {
  baker: 'apron shirt',
  barista: 'apron shirt',
  chef: 'scarf shirt',
  farmer: 'shirt scarf',
  banker: 'suit tie',
  superhero: 'cape shirt',
  accountant: 'tie shirt',
  lawyer: 'suit tie',
  businesswoman: 'suit',
  developer: 'hoodie',
  knight: 'cape shirt',
  wizard: 'wizard_hat cape shirt',
  gamer: 'hoodie headphones',
  teacher: 'shirt scarf',
  nurse: 'shirt',
  vet: 'shirt',
  athlete: 'headband shirt',
  angel: 'shirt',
  dj: 'headphones shirt',
  courier: 'cap shirt',
  explorer: 'scarf shirt',
  pirate: 'shirt',
  gardener: 'apron shirt',
  engineer: 'hard_hat shirt',
  builder: 'hard_hat shirt',
  mechanic: 'cap shirt',
  musician: 'shirt scarf',
  writer: 'shirt scarf',
  artist: 'beret apron',
  detective: 'scarf shirt',
  'support agent': 'headphones shirt',
};
/** The garments of fantasy creatures; others wear the last garments of the industry. */
const FANTASY: Readonly<Record<string, string>> = {
  gnome: 'wizard_hat shirt',
  elf: 'elf_hat shirt',
  fairy: 'flower_crown',
  mermaid: 'necklace',
  unicorn: 'scarf',
  cloud: 'scarf',
  ghost: 'scarf',
  slime: 'bow',
  robot: 'scarf',
  alien: 'scarf',
};

/** Chooses the colours and clothes of a mascot for a brand. */
export function outfitOf(option: Option, industry: Industry, paints: BrandPaints): BrandOutfit {
  const tinted =
    option.kind !== 'person' && (option.tints || (option.kind === 'thing' && !OWN_COLOR_THINGS.test(option.subject)));
  const body = tinted ? bodyPaint(paints) : option.kind === 'person' ? null : naturalBody(option, paints);
  const order =
    body === paints.main ? [paints.second, paints.third, paints.main] : [paints.main, paints.second, paints.third];
  const taken: string[] = [];
  const items = itemsOf(option, industry);
  // A thing in its own colours gets a garment in a brand colour.
  const bare =
    option.kind === 'thing' &&
    !tinted &&
    items.every((item) => OWN_COLOR_GARMENTS.has(item) || WHITE_GARMENTS.has(item));
  const wear = [...items, ...(bare ? ['bow_tie'] : [])].map((item): BrandGarment => {
    if (OWN_COLOR_GARMENTS.has(item)) return { item, color: null };
    if (WHITE_GARMENTS.has(item)) return { item, color: '#ffffff' };
    const color = paintFor(bare ? SPECIES[option.species].colors.belly : body, taken, order);
    taken.push(color);
    return { item, color };
  });
  const thing = tinted && option.kind === 'thing';
  const clashes = thing && toOklch(SPECIES[option.species].colors.belly).c > MAX_NEUTRAL_CHROMA;
  return {
    body,
    front: clashes && body ? paleOf(body) : null,
    accent: thing ? paintFor(body, [], order) : null,
    wear,
    tinted,
  };
}

function itemsOf({ kind, subject }: Option, { wear, trim, trade }: Industry): string[] {
  if (kind === 'letter') return [];
  if (kind === 'thing') return trim.split(' ').slice(0, 1);
  if (kind === 'animal') return wear.split(' ');
  if (kind === 'person') return (PEOPLE[subject === 'person' ? trade : subject] ?? 'scarf').split(' ');
  return (FANTASY[subject] ?? wear).split(' ').slice(-2);
}

/** The first brand colour on which a face is legible. */
function bodyPaint({ main, second, third }: BrandPaints): string {
  return [main, second, third].find(showsFace) ?? main;
}

function showsFace(color: string): boolean {
  const { l, c } = toOklch(color);
  return l >= MIN_BODY_LIGHTNESS && l <= MAX_BODY_LIGHTNESS && c >= MIN_BODY_CHROMA;
}

/** A natural colour of the species that contrasts with the main brand colour. */
function naturalBody({ species }: Option, { main }: BrandPaints): string {
  const natural = [SPECIES[species].colors.body, ...(BREEDS[species] ?? []).flatMap(({ colors }) => colors.body ?? [])];
  return (
    natural.find((each) => colorsApart(each, main) >= MIN_CONTRAST && toOklch(each).l > MIN_BODY_LIGHTNESS) ??
    natural[0]!
  );
}

/** The first unused colour with enough contrast to the colour below it; else the one with the most contrast. */
function paintFor(under: string | null, taken: readonly string[], paints: readonly string[]): string {
  const free = paints.filter((each) => !taken.includes(each));
  const all = free.length > 0 ? free : [...paints];
  if (under === null) return all[0]!;
  return (
    all.find((each) => colorsApart(each, under) >= MIN_CONTRAST) ??
    all.toSorted((one, two) => colorsApart(two, under) - colorsApart(one, under))[0]!
  );
}

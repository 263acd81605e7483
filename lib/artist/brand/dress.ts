import { colorsApart } from '@/lib/core/color/apart';
import { toOklch } from '@/lib/core/color/oklch';
import { paleOf } from '../palettes';
import { SPECIES } from '../species';
import { BREEDS } from '../species/breeds';
import type { BrandPaints } from './colors';
import type { Industry } from './lexicon/industry';
import type { Option } from './options';

/** A garment with the colour that it is asked for in, `#rrggbb`; null for one that keeps its own. */
export interface BrandGarment {
  item: string;
  color: string | null;
}

/**
 * What a mascot is asked for in: its body's colour (null leaves it open, as for people), those of its front and details
 * where they would not go with it, and its clothes. `tinted` bodies are in a colour of the brand.
 */
export interface BrandOutfit {
  body: string | null;
  front: string | null;
  accent: string | null;
  wear: BrandGarment[];
  tinted: boolean;
}

/** Clothes stand out from the body below them by this. */
const MIN_CONTRAST = 0.13;
/** Bodies as light as these show their faces, and those with this chroma are more than grey. */
const BODY = { least: 0.4, most: 0.9, chroma: 0.04 };
/** A front of less colour than this goes with any body. */
const PALE = 0.06;
/** Things that are known by their colours: bread is no bread in blue. */
const OWN_COLORS =
  /bread|donut|pizza|cheese|carrot|avocado|strawberry|mushroom|^sun$|sunflower|plant|leaf|ball$|cupcake/;
/** Garments that are known by their own colours, and those that are best white. */
const KEEPS = new Set([
  'straw_hat',
  'stethoscope',
  'graduation_cap',
  'sunglasses',
  'glasses',
  'medal',
  'shopping_bag',
  'tool_belt',
]);
const WHITE = new Set(['chef_hat']);

/** What people of a trade or a story wear in a brand's colours; the rest comes with the trade. */
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
/** What beings of fantasy wear where it is not what the trade wears last. */
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

/** Dresses a mascot in a brand's colours. */
export function outfitOf(option: Option, industry: Industry, paints: BrandPaints): BrandOutfit {
  const tinted =
    option.kind !== 'person' && (option.tints || (option.kind === 'thing' && !OWN_COLORS.test(option.subject)));
  const body = tinted ? bodyPaint(paints) : option.kind === 'person' ? null : naturalBody(option, paints);
  const order =
    body === paints.main ? [paints.second, paints.third, paints.main] : [paints.main, paints.second, paints.third];
  const taken: string[] = [];
  const items = itemsOf(option, industry);
  // A thing in its own colours shows the brand's somewhere.
  const bare = option.kind === 'thing' && !tinted && items.every((item) => KEEPS.has(item) || WHITE.has(item));
  const wear = [...items, ...(bare ? ['bow_tie'] : [])].map((item): BrandGarment => {
    if (KEEPS.has(item)) return { item, color: null };
    if (WHITE.has(item)) return { item, color: '#ffffff' };
    const color = paintFor(bare ? SPECIES[option.species].colors.belly : body, taken, order);
    taken.push(color);
    return { item, color };
  });
  const thing = tinted && option.kind === 'thing';
  const clashes = thing && toOklch(SPECIES[option.species].colors.belly).c > PALE;
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

/** The first paint that a face can be read on. */
function bodyPaint({ main, second, third }: BrandPaints): string {
  return [main, second, third].find(showsFace) ?? main;
}

function showsFace(color: string): boolean {
  const { l, c } = toOklch(color);
  return l >= BODY.least && l <= BODY.most && c >= BODY.chroma;
}

/** A colour that the creature has by nature, one in which the brand's clothes stand out. */
function naturalBody({ species }: Option, { main }: BrandPaints): string {
  const natural = [SPECIES[species].colors.body, ...(BREEDS[species] ?? []).flatMap(({ colors }) => colors.body ?? [])];
  return natural.find((each) => colorsApart(each, main) >= MIN_CONTRAST && toOklch(each).l > BODY.least) ?? natural[0]!;
}

/** The first paint that stands out from what it lies on and is not worn yet; else the one that stands out most. */
function paintFor(under: string | null, taken: readonly string[], paints: readonly string[]): string {
  const free = paints.filter((each) => !taken.includes(each));
  const all = free.length > 0 ? free : [...paints];
  if (under === null) return all[0]!;
  return (
    all.find((each) => colorsApart(each, under) >= MIN_CONTRAST) ??
    all.toSorted((one, two) => colorsApart(two, under) - colorsApart(one, under))[0]!
  );
}

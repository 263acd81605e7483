import { tokenWeights } from '@/lib/core/color/weight';
import type { MascotSpec, PaletteEntry } from '@/lib/core/spec/schema';
import { STYLES, type StyleId } from '@/lib/core/styles';
import type { Concept } from '../site-types';
import { designSpec } from '../design';
import type { Dice } from '../random';
import { listed, sentence, withArticle } from '../say';
import { nameOfColor, type BrandPaints } from './colors';
import { outfitOf, type BrandOutfit } from './dress';
import type { Industry } from './lexicon/industry';
import { TONES, type SiteTone } from './lexicon/tones';
import type { Option } from './options';
import { namesOf, promptOf, readsAsMeant, whoIs, wornWords } from './prompt';

/** The input of every concept for a site; `own` holds the colours that the site itself shows. */
export interface Theme {
  industry: Industry;
  tone: SiteTone;
  paints: BrandPaints;
  own: ReadonlySet<string>;
  seed: string;
}

/** Styles that alter colours, and so would alter those of a brand. */
const COLOR_CHANGING_STYLES: ReadonlySet<StyleId> = new Set(['pastel', 'retro', 'sketchy']);
const FALLBACK_STYLES: readonly StyleId[] = ['outlined', 'flat', 'soft', 'sticker'];

/** The names and styles that other concepts of the same site already use. */
interface TakenChoices {
  names: ReadonlySet<string>;
  styles: ReadonlySet<StyleId>;
}

/**
 * Makes a mascot concept from an option, and returns it with its style.
 * The artist can draw its prompt unchanged; the palette contains the colours that the prompt sets.
 */
export function conceptOf(
  option: Option,
  theme: Theme,
  taken: TakenChoices,
  dice: Dice,
): { concept: Concept; styleId: StyleId } {
  const { industry, tone, paints, seed } = theme;
  const { mood } = TONES[tone];
  const outfit = outfitOf(option, industry, paints);
  const { name, prompt } = named(option, mood, outfit, industry, taken.names, dice);
  const styleId =
    [...industry.styles, ...FALLBACK_STYLES].find(
      (id) => !taken.styles.has(id) && !(outfit.tinted && COLOR_CHANGING_STYLES.has(id)),
    ) ?? 'outlined';
  const { style } = STYLES.find(({ id }) => id === styleId)!;
  const drawn = designSpec({ prompt, style, detail: 'standard' }, seed);
  const worn = outfit.wear.map((each) => wornWords(each, nameOfColor));
  const description =
    `${sentence(withArticle(mood))} ${whoIs(option, industry)}` +
    `${outfit.tinted && outfit.body ? ` in ${nameOfColor(outfit.body)}` : ''}` +
    `${worn.length > 0 ? ` with ${listed(worn)}` : ''}, drawn in the ${styleId} style.`;
  return {
    concept: {
      name,
      description,
      archetype: drawn.archetype,
      palette: paletteOf(drawn, outfit),
      style,
      prompt,
      why: whyOf(option, outfit, theme),
    },
    styleId,
  };
}

/** A first name and a prompt: the first combination that the artist interprets as intended. */
function named(
  option: Option,
  mood: string,
  outfit: BrandOutfit,
  industry: Industry,
  taken: ReadonlySet<string>,
  dice: Dice,
): { name: string; prompt: string } {
  const names = namesOf(option, taken);
  const from = Math.floor(dice.next() * names.filter((name) => !taken.has(name)).length);
  const tries = [...names.slice(from), ...names.slice(0, from)].map((name) => ({
    name,
    prompt: promptOf(option, mood, name, outfit, industry),
  }));
  return tries.find(({ prompt }) => readsAsMeant(prompt, option, outfit)) ?? tries[0]!;
}

function whyOf(
  { kind, says, named: inName }: Option,
  { body, tinted, wear }: BrandOutfit,
  { industry, own }: Theme,
): string {
  const colors = [
    ...(tinted && body ? [body] : []),
    ...wear.flatMap(({ color }) => (color && color !== '#ffffff' ? [color] : [])),
  ];
  const told = own.size > 0 ? colors.filter((color) => own.has(color)) : colors;
  const words = listed([...new Set(told.map((color) => nameOfColor(color)))]);
  const reason = kind === 'thing' ? `${says}.` : `${says}, which suits ${industry.suits}.`;
  const look = !words
    ? ''
    : own.size > 0
      ? ` It is in ${words}, as the site is.`
      : ` It is in ${words}, since the site shows no colours yet.`;
  return `${reason}${inName ? ' The name has it already.' : ''}${look}`;
}

/** The palette entries of a drawing that the prompt sets, the largest area first. */
function paletteOf(spec: MascotSpec, { body, front, accent, wear }: BrandOutfit): PaletteEntry[] {
  const told = new Set([
    ...(body ? ['body'] : []),
    ...(front ? ['belly'] : []),
    ...(accent ? ['accent'] : []),
    ...wear.map(({ item }) => item),
  ]);
  const weights = tokenWeights(spec.parts);
  return spec.palette
    .filter(({ name }) => told.has(name))
    .toSorted((one, two) => (weights.get(two.name) ?? 0) - (weights.get(one.name) ?? 0));
}

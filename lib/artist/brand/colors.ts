import { colorsApart } from '@/lib/core/color/apart';
import { contrast } from '@/lib/core/color/hex';
import { fromOklch, toOklch } from '@/lib/core/color/oklch';
import type { SiteBrandColor, SiteColor } from '../site-types';
import { sentence, unlike } from '../say';
import { COLORS } from '../words/colors';

/** The three colours for the mascots of a brand. */
export interface BrandPaints {
  main: string;
  second: string;
  third: string;
}

/** The least OKLCH chroma of a colour that counts as a brand colour. */
const MIN_BRAND_CHROMA = 0.045;
/** The least difference, in OKLAB, between colours of different roles. */
const MIN_DISTANCE = 0.11;
/** The least contrast ratio of text on its background (WCAG AA). */
const MIN_TEXT_CONTRAST = 4.5;

const isColorful = ({ color }: SiteColor) => {
  const { l, c } = toOklch(color);
  return c >= MIN_BRAND_CHROMA && l < 0.95 && l > 0.14;
};
const has =
  (use: string) =>
  ({ uses }: SiteColor) =>
    uses.includes(use);

/** The colours of a site, with their roles and names. */
export function brandColors(colors: readonly SiteColor[]): SiteBrandColor[] {
  const ground = backgroundOf(colors);
  const text = colors.find(
    (each) =>
      has('text')(each) &&
      each !== ground &&
      contrast(each.color, ground?.color ?? '#ffffff') >= MIN_TEXT_CONTRAST &&
      !isSignal(each),
  );
  const left = colors.filter((each) => each !== ground && each !== text);
  const primary = left.find((each) => isColorful(each)) ?? left.find((each) => !isPale(each)) ?? text;
  const secondary = left.find((each) => isColorful(each) && apart(each, [primary]));
  const accent = left.find((each) => isColorful(each) && apart(each, [primary, secondary]));
  const roles = [
    [primary, 'primary'],
    [secondary, 'secondary'],
    [accent, 'accent'],
    [ground, 'background'],
    [text === primary ? undefined : text, 'text'],
  ] as const;
  const used = new Set<string>();
  return roles.flatMap(([each, role]) =>
    each ? [{ name: sentence(nameOfColor(each.color, used)), color: each.color, role }] : [],
  );
}

const apart = ({ color }: SiteColor, others: readonly (SiteColor | undefined)[]) =>
  others.every((other) => !other || colorsApart(other.color, color) >= MIN_DISTANCE);
const isPale = ({ color }: SiteColor) => toOklch(color).l > 0.9;
/** Whether a colour is used for a logo, theme or button in preference to text. */
const isSignal = (each: SiteColor) =>
  isColorful(each) &&
  ['logo', 'theme', 'button'].some(
    (use) => each.uses.indexOf(use) >= 0 && each.uses.indexOf(use) < each.uses.indexOf('text'),
  );

/** The background colour: the first that is mainly used as a background, else a very pale or dark one. */
function backgroundOf(colors: readonly SiteColor[]): SiteColor | undefined {
  return (
    colors.find(({ uses }) => uses[0] === 'background') ??
    colors.find((each) => has('background')(each) && (isPale(each) || toOklch(each.color).l < 0.3))
  );
}

/** Words that count as a colour only next to another colour word. */
const AMBIGUOUS_COLOR_WORDS = new Set([
  'electric',
  'blonde',
  'blond',
  'golden',
  'sunny',
  'ice',
  'sky',
  'jet',
  'ash',
  'royal',
]);
/** The artist's colour words without duplicate values; the English words come first. */
const NAMED = Object.entries(COLORS).filter(
  ([name, color], at, all) =>
    !AMBIGUOUS_COLOR_WORDS.has(name) &&
    all.findIndex(([other, value]) => value === color && !AMBIGUOUS_COLOR_WORDS.has(other)) === at,
);

/** The name of the nearest named colour that is not used yet. */
export function nameOfColor(color: string, used: Set<string> = new Set()): string {
  let best = 'colour';
  let least = Number.POSITIVE_INFINITY;
  for (const [name, value] of NAMED) {
    const far = unlike(value, color);
    if (far >= least || used.has(name)) continue;
    [best, least] = [name, far];
  }
  used.add(best);
  return best;
}

/**
 * The colours for a brand's mascots.
 * `usual` is used for a site without colours; missing colours are derived from the others.
 */
export function paintsOf(colors: readonly SiteBrandColor[], usual: readonly [string, string]): BrandPaints {
  const of = (role: string) => colors.find((each) => each.role === role)?.color;
  const main = of('primary') ?? usual[0];
  const second = of('secondary') ?? (of('primary') ? kin(main) : usual[1]);
  const third = of('accent') ?? pale(main);
  return { main, second, third };
}

/** A lighter or deeper shade with enough contrast to a colour. */
function kin(color: string): string {
  const { l, c, h } = toOklch(color);
  return l > 0.62 ? fromOklch({ l: l - 0.33, c: c * 0.9, h }) : fromOklch({ l: l + 0.3, c: c * 0.75, h });
}

const pale = (color: string): string => {
  const { c, h } = toOklch(color);
  return fromOklch({ l: 0.94, c: Math.min(0.05, c * 0.4), h });
};

import { colorsApart } from '@/lib/core/color/apart';
import { contrast } from '@/lib/core/color/hex';
import { fromOklch, toOklch } from '@/lib/core/color/oklch';
import type { SiteBrandColor, SiteColor } from '../types';
import { sentence, unlike } from '../say';
import { COLORS } from '../words/colors';

/** Colours that mascots of a brand are painted with: never too few, each told from the others. */
export interface BrandPaints {
  main: string;
  second: string;
  third: string;
}

/** Less colour than this is none that a brand is known by. */
const COLORFUL = 0.045;
/** Colours of different roles look different by at least this. */
const MIN_DISTANCE = 0.11;
/** What text needs on its ground to be read (WCAG). */
const READABLE = 4.5;

const isColorful = ({ color }: SiteColor) => {
  const { l, c } = toOklch(color);
  return c >= COLORFUL && l < 0.95 && l > 0.14;
};
const has =
  (use: string) =>
  ({ uses }: SiteColor) =>
    uses.includes(use);

/** The colours of a brand with their roles and names of their own: only those that its site uses. */
export function brandColors(colors: readonly SiteColor[]): SiteBrandColor[] {
  const ground = groundOf(colors);
  const text = colors.find(
    (each) =>
      has('text')(each) &&
      each !== ground &&
      contrast(each.color, ground?.color ?? '#ffffff') >= READABLE &&
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
/** A colour that invites to click is more than the colour of text. */
const isSignal = (each: SiteColor) =>
  isColorful(each) &&
  ['logo', 'theme', 'button'].some(
    (use) => each.uses.indexOf(use) >= 0 && each.uses.indexOf(use) < each.uses.indexOf('text'),
  );

/** What everything stands on: a background by its first uses, pale or dark. */
function groundOf(colors: readonly SiteColor[]): SiteColor | undefined {
  return (
    colors.find(({ uses }) => uses[0] === 'background') ??
    colors.find((each) => has('background')(each) && (isPale(each) || toOklch(each.color).l < 0.3))
  );
}

/** Words that are a colour only beside another word. */
const SHY = new Set(['electric', 'blonde', 'blond', 'golden', 'sunny', 'ice', 'sky', 'jet', 'ash', 'royal']);
/** Colour words of the artist in English, which come before those of other languages. */
const NAMED = Object.entries(COLORS).filter(
  ([name, color], at, all) =>
    !SHY.has(name) && all.findIndex(([other, value]) => value === color && !SHY.has(other)) === at,
);

/** The nearest name of a colour that is not used yet. */
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
 * The paints of a brand's mascots; `usual` stands in for a site without colours, and what is missing is made of what is
 * there.
 */
export function paintsOf(colors: readonly SiteBrandColor[], usual: readonly [string, string]): BrandPaints {
  const of = (role: string) => colors.find((each) => each.role === role)?.color;
  const main = of('primary') ?? usual[0];
  const second = of('secondary') ?? (of('primary') ? kin(main) : usual[1]);
  const third = of('accent') ?? pale(main);
  return { main, second, third };
}

/** A lighter or deeper relative that stands out from a colour. */
function kin(color: string): string {
  const { l, c, h } = toOklch(color);
  return l > 0.62 ? fromOklch({ l: l - 0.33, c: c * 0.9, h }) : fromOklch({ l: l + 0.3, c: c * 0.75, h });
}

const pale = (color: string): string => {
  const { c, h } = toOklch(color);
  return fromOklch({ l: 0.94, c: Math.min(0.05, c * 0.4), h });
};

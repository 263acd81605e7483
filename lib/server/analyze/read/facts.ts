import type { SiteFacts } from '@/lib/artist/site-types';
import { weighed } from './colors';
import { cssColor } from './css-color';
import type { Manifest } from './manifest';
import { nameOf } from './name';
import type { WebPage } from './page';
import { readStyles, type SiteColorUse } from './styles';
import { allUses } from './uses';

/** Everything that was fetched of a site: its first page comes first. */
export interface SiteParts {
  pages: readonly [WebPage, ...WebPage[]];
  sheets: readonly string[];
  manifest: Manifest | null;
  logoUrl: string | null;
  /** The colours of the logo, each with its share of the opaque pixels, 0 to 1. */
  logoColors: readonly { color: string; share: number }[];
}

const FACT_LIMITS = { text: 8000, headings: 40, fonts: 4, description: 600 };
/** The weights of colours that a site declares as its own, relative to those of its buttons and links. */
const STATED_WEIGHTS = { theme: 9, manifest: 6, tile: 3, mask: 4, background: 2, logo: 16 };
/** Colours that common templates declare for every site. */
const TEMPLATE = new Set(['#da532c', '#2b5797', '#000000', '#ffffff']);

/** The facts of a site, from everything that was fetched of it. */
export function factsOf({ pages, sheets, manifest, logoUrl, logoColors }: SiteParts): SiteFacts {
  const [first] = pages;
  const { host } = new URL(first.url);
  const styles = readStyles(sheets, allUses(pages.map(({ uses }) => uses)));
  const say = (name: string) => first.meta.get(name) ?? '';
  const kinds = first.organization.kinds.map((kind) => kind.replace(/(?<=[a-z])(?=[A-Z])/g, ' '));
  return {
    url: first.url,
    pages: pages.map(({ url }) => url),
    language: first.language,
    title: titleOf(first),
    name: nameOf(
      [
        say('og:site_name'),
        first.organization.name,
        say('application-name'),
        say('apple-mobile-web-app-title'),
        manifest?.name ?? '',
      ].filter(Boolean),
      first.title,
      host,
    ),
    description: (first.description || (manifest?.description ?? '') || longEnough(first.text)).slice(
      0,
      FACT_LIMITS.description,
    ),
    headings: unique(pages.flatMap(({ headings }) => headings)).slice(0, FACT_LIMITS.headings),
    text: unique([...kinds, say('keywords'), ...pages.flatMap(({ text }) => text.split('\n'))])
      .join('\n')
      .slice(0, FACT_LIMITS.text),
    colors: weighed([
      ...styles.colors,
      ...statedColors(first, manifest),
      ...logoColors.map(({ color, share }) => ({ color, use: 'logo', weight: STATED_WEIGHTS.logo * share })),
    ]),
    fonts: unique([
      ...[...styles.fonts].sort(([, one], [, two]) => two - one).map(([face]) => face),
      ...pages.flatMap(({ faces }) => faces),
    ]).slice(0, FACT_LIMITS.fonts),
    logoUrl,
  };
}

/** Gives the title of a page, or its longer `og:title` if the title is only a name. */
function titleOf({ title, meta }: WebPage): string {
  const shared = meta.get('og:title') ?? '';
  return shared.includes(title) ? shared : title;
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)].filter(Boolean);
/** Gives the first line that is long enough to be a sentence and not a menu entry. */
const longEnough = (text: string): string => text.split('\n').find((line) => line.length > 60) ?? '';

function statedColors({ meta }: WebPage, manifest: Manifest | null): SiteColorUse[] {
  const stated: readonly (readonly [text: string | undefined, use: string, weight: number])[] = [
    [meta.get('theme-color'), 'theme', STATED_WEIGHTS.theme],
    [manifest?.theme, 'theme', STATED_WEIGHTS.manifest],
    [manifest?.background, 'background', STATED_WEIGHTS.background],
    [meta.get('msapplication-tilecolor'), 'theme', STATED_WEIGHTS.tile],
    [meta.get('mask-color'), 'logo', STATED_WEIGHTS.mask],
  ];
  return stated.flatMap(([text, use, weight]) => {
    const color = text ? cssColor(text) : null;
    return color && !(use === 'theme' && TEMPLATE.has(color.hex)) ? [{ color: color.hex, use, weight }] : [];
  });
}

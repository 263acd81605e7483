import { resolved } from './address';
import { attribute, isWithin, textOf, type Element } from './tree';

/** A link of a page: its URL, its text, and whether it stands in the site's own navigation. */
export interface PageLink {
  url: string;
  words: string;
  main: boolean;
}

/** The most links that are read of one page; a real page has fewer. */
const MAX_LINKS = 2000;

/** The links of a page to other pages of the web. */
export function linksOf(elements: readonly Element[], base: string): PageLink[] {
  return elements
    .filter(({ tagName }) => tagName === 'a')
    .slice(0, MAX_LINKS)
    .flatMap((element) => {
      const url = resolved(attribute(element, 'href'), base);
      return url
        ? [
            {
              url,
              words: textOf(element).slice(0, 80),
              main: isWithin(element, ({ tagName }) => tagName === 'nav' || tagName === 'header'),
            },
          ]
        : [];
    });
}

/**
 * Patterns of paths and link texts, in several languages, for pages that describe a brand, with weights from most to
 * least certain.
 */
const TELLING: readonly (readonly [RegExp, number])[] = [
  [
    new RegExp(
      String.raw`\babout(?:-?us)?\b|who-?we-?are|our-?story|\bcompany\b|ueber-?uns|über uns|unternehmen|` +
        'qui-?sommes-?nous|a-?propos|à propos|notre-?histoire|sobre-?nosotros|quienes-?somos|' +
        String.raw`quiénes somos|acerca|chi-?siamo|\bsobre\b`,
      'i',
    ),
    5,
  ],
  [/\bbrand\b|\bpress(?:-?kit)?\b|media-?kit|\bmission\b|\bvalues\b|marke\b|philosophie/i, 4],
  [
    new RegExp(
      String.raw`\bproducts?\b|\bfeatures?\b|\bservices?\b|\bsolutions?\b|\bmenu\b|\bshop\b|\bcollections?\b|` +
        String.raw`produkte|leistungen|sortiment|angebot|speisekarte|produits|prestations|boutique|carte\b|` +
        String.raw`productos|servicios|tienda|carta\b|prodotti|how-?it-?works`,
      'i',
    ),
    3,
  ],
  [/\bteam\b|\bpricing\b|\bcourses?\b|\bprogram|\bwork\b|\bportfolio\b/i, 1.5],
];
/** Matches pages that say nothing about a brand, such as legal notices. */
const UNINFORMATIVE_PAGES = new RegExp(
  String.raw`log-?in|sign-?(?:in|up)|register|\bcart\b|warenkorb|panier|carrito|checkout|account|konto|privacy|` +
    String.raw`datenschutz|terms|agb\b|legal|imprint|impressum|mentions|cookie|careers?|jobs?\b|karriere|blog|` +
    String.raw`news|contact|kontakt|faq|help|support|search|status|feed|wp-(?:login|admin)|\.(?:pdf|jpe?g|png|` +
    'gif|webp|svg|zip|mp4|xml|docx?|ics)$',
  'i',
);

/** Gives up to `count` other pages of the same site that probably say most about the brand. */
export function tellingPages(links: readonly PageLink[], from: string, count: number): string[] {
  const own = pathOf(from);
  const scores = new Map<string, { url: string; score: number }>();
  for (const { url, words, main } of links) {
    const at = new URL(url);
    const place = pathOf(url);
    if (!isSameSite(at, new URL(from)) || place === own || at.search.length > 40) continue;
    const path = decodedPath(at);
    if (UNINFORMATIVE_PAGES.test(path) || UNINFORMATIVE_PAGES.test(words)) continue;
    const telling = Math.max(
      0,
      ...TELLING.map(([pattern, worth]) => (pattern.test(path) || pattern.test(words) ? worth : 0)),
    );
    if (telling === 0 && !main) continue;
    const depth = path.split('/').filter(Boolean).length;
    const score = telling + (main ? 0.6 : 0) - 0.4 * Math.max(0, depth - 1);
    const known = scores.get(place);
    if (!known || known.score < score) scores.set(place, { url, score });
  }
  return [...scores.values()]
    .filter(({ score }) => score > 0)
    .sort((one, two) => two.score - one.score)
    .slice(0, count)
    .map(({ url }) => url);
}

/** Whether two addresses are of one site, with or without `www.`. */
export const isSameSite = (one: URL, other: URL): boolean => bareHost(one) === bareHost(other);

const bareHost = ({ host }: URL) => host.replace(/^www\./, '');

const pathOf = (address: string) => {
  const url = new URL(address);
  return `${url.pathname.replace(/\/(?:index\.\w+)?$/, '')}${url.search}`;
};

function decodedPath({ pathname }: URL): string {
  try {
    return decodeURIComponent(pathname);
  } catch (error) {
    if (error instanceof URIError) return pathname;
    throw error;
  }
}

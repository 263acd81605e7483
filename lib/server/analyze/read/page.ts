import { resolved } from './address';
import { linksOf, type PageLink } from './links';
import { logosOf, type LogoSource } from './logos';
import { metaOf, type Meta } from './meta';
import { organizationOf, type Organization } from './organization';
import { parsed } from './parse';
import { orderedFaces, sheetsOf, type SheetSource } from './sheets';
import { attribute, elementsOf, isWithin, linesOf, textOf, type Element } from './tree';
import { usesOf, type ElementUses } from './uses';

/** A parsed page of a site. Missing texts are empty; addresses are absolute. */
export interface WebPage {
  url: string;
  /** The language's code, as in `de`. */
  language: string;
  title: string;
  description: string;
  meta: Meta;
  organization: Organization;
  headings: string[];
  text: string;
  links: PageLink[];
  sheets: SheetSource[];
  /** The families of fonts that the page loads. */
  faces: string[];
  /** The address of the web app's manifest. */
  manifest: string | null;
  /** The places where the logo may be, the most likely first. */
  logos: LogoSource[];
  uses: ElementUses;
  /** The URL of an immediate `<meta http-equiv="refresh">`; null without one. */
  forward: string | null;
}

/** How much text of one page is read. */
const MAX_TEXT_CHARACTERS = 6000;
const MAX_HEADINGS = { count: 40, characters: 160 };

const UNSEEN_ELEMENTS = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'iframe',
  'head',
  'select',
  'option',
  'textarea',
  'object',
  'video',
  'audio',
  'canvas',
  'math',
]);
/** Matches boxes about cookies and consent, which say nothing of the brand. */
const CONSENT = /cookie|consent|gdpr|onetrust|cmp-|usercentrics/i;

/** Whether an element is visible, as far as attributes tell; style sheets are not consulted. */
function isSeen(element: Element): boolean {
  return (
    !UNSEEN_ELEMENTS.has(element.tagName) &&
    !element.attrs.some(({ name }) => name === 'hidden') &&
    attribute(element, 'aria-hidden') !== 'true' &&
    !/display:\s*none|visibility:\s*hidden/.test(attribute(element, 'style')) &&
    (element.tagName === 'body' || !CONSENT.test(`${attribute(element, 'class')} ${attribute(element, 'id')}`))
  );
}

/** Reads a page. Throws `TooMuchPage` for one that no browser would show. */
export function readPage(html: string, address: string): WebPage {
  const document = parsed(html);
  const elements = [...elementsOf(document)];
  const base = baseOf(elements, address);
  const meta = metaOf(elements);
  const organization = organizationOf(elements, base);
  return {
    url: address,
    language: languageOf(elements, meta),
    title: meta.get('title') ?? '',
    description:
      meta.get('description') ??
      meta.get('og:description') ??
      meta.get('twitter:description') ??
      organization.description,
    meta,
    organization,
    headings: headingsOf(elements),
    text: linesOf(document, {
      enter: isSeen,
      say: (element) => (element.tagName === 'img' ? ` ${attribute(element, 'alt')} ` : ''),
      characters: MAX_TEXT_CHARACTERS,
    })
      .join('\n')
      .slice(0, MAX_TEXT_CHARACTERS),
    links: linksOf(elements, base),
    sheets: sheetsOf(elements, base),
    faces: orderedFaces(elements),
    manifest:
      elements
        .flatMap((element) =>
          element.tagName === 'link' && /\bmanifest\b/i.test(attribute(element, 'rel'))
            ? [resolved(attribute(element, 'href'), base)]
            : [],
        )
        .find((each) => each !== null) ?? null,
    logos: logosOf(elements, base, organization),
    uses: usesOf(elements),
    forward: forwardOf(elements, base, address),
  };
}

function baseOf(elements: readonly Element[], address: string): string {
  const base = elements.find(({ tagName }) => tagName === 'base');
  return (base && resolved(attribute(base, 'href'), address)) ?? address;
}

function languageOf(elements: readonly Element[], meta: Meta): string {
  const root = elements.find(({ tagName }) => tagName === 'html');
  const said =
    (root && (attribute(root, 'lang') || attribute(root, 'xml:lang'))) ||
    meta.get('og:locale') ||
    meta.get('content-language') ||
    meta.get('language') ||
    '';
  return /^[a-z]{2,3}(?![a-z])/i.exec(said)?.[0].toLowerCase() ?? '';
}

function headingsOf(elements: readonly Element[]): string[] {
  const found = elements
    .filter((element) => /^h[1-3]$/.test(element.tagName) || attribute(element, 'role') === 'heading')
    .slice(0, 5 * MAX_HEADINGS.count)
    .filter((element) => !isWithin(element, (each) => !isSeen(each)))
    .map((element) => textOf(element).slice(0, MAX_HEADINGS.characters));
  return [...new Set(found)].filter(Boolean).slice(0, MAX_HEADINGS.count);
}

/** The target of an immediate refresh; later ones only reload, as news pages do. */
function forwardOf(elements: readonly Element[], base: string, address: string): string | null {
  const refresh = elements.find(
    (element) => element.tagName === 'meta' && attribute(element, 'http-equiv').toLowerCase() === 'refresh',
  );
  const [, href = ''] = (refresh && /^0*\s*[;,]\s*url\s*=\s*["']?([^"']+)/i.exec(attribute(refresh, 'content'))) ?? [];
  const to = resolved(href, base);
  return to === address ? null : to;
}

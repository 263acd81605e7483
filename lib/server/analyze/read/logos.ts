import { serializeOuter } from 'parse5';
import type { Organization } from './organization';
import { resolved } from './address';
import { attribute, elementsOf, isWithin, type Element } from './tree';

/** Where a logo is found: at a URL, or inside the page as SVG text or encoded bytes. */
export type LogoSource = { url: string } | { svg: string } | { data: string };

const NAMED = /\blogos?\b|[-_]logo|logo[-_]|brand(?:mark|ing)?[-_]|site-?title|navbar-brand|wordmark/i;
/** Matches the logos of other companies: partners, customers and payment providers. */
const OTHERS_LOGOS = /partner|client|customer|sponsor|payment|footer|press|trust|award|visa|paypal|social/i;
/** How many pictures of a page are considered: a logo is among the first. */
const MAX_PICTURES = 200;
/** How many logo candidates are returned; a visit tries fewer. */
const MAX_CANDIDATES = 12;
const MAX_SVG = { elements: 1000, characters: 200_000 };

const said = (element: Element) =>
  ['class', 'id', 'alt', 'src', 'aria-label', 'title'].map((name) => attribute(element, name)).join(' ');
const inHeader = (element: Element) =>
  isWithin(
    element,
    (each) =>
      each.tagName === 'header' ||
      each.tagName === 'nav' ||
      /\b(?:header|navbar|topbar|masthead)\b/i.test(`${attribute(each, 'class')} ${attribute(each, 'id')}`),
  );
const leadsHome = (element: Element) =>
  isWithin(
    element,
    (each) =>
      each.tagName === 'a' && /^(?:(?:https?:\/\/[^/]+)?\/?|\.\/|#|[./]*index\.\w+)$/.test(attribute(each, 'href')),
  );
const isOthers = (element: Element) =>
  isWithin(element, (each) => OTHERS_LOGOS.test(`${attribute(each, 'class')} ${attribute(each, 'id')}`));

/** Gives the places where a page's logo may be, the most likely first. */
export function logosOf(elements: readonly Element[], base: string, organization: Organization): LogoSource[] {
  const drawn = elements
    .filter(({ tagName }) => tagName === 'img' || tagName === 'svg')
    .slice(0, MAX_PICTURES)
    .map((element) => ({ element, score: likelihood(element) }))
    .filter(({ score }) => score >= 2)
    .sort((one, two) => two.score - one.score)
    .slice(0, 3)
    .flatMap(({ element }) => sourceOf(element, base));
  const icons = elements
    .filter(({ tagName }) => tagName === 'link')
    .map((element) => ({ element, score: iconScore(element) }))
    .filter(({ score }) => score > 0)
    .sort((one, two) => two.score - one.score)
    .flatMap(({ element }) => addressed(attribute(element, 'href'), base));
  return [...drawn, ...(organization.logo ? [{ url: organization.logo }] : []), ...icons].slice(0, MAX_CANDIDATES);
}

function likelihood(element: Element): number {
  if (isOthers(element)) return 0;
  const named =
    NAMED.test(said(element)) ||
    isWithin(
      element,
      (each) =>
        each !== element &&
        NAMED.test(`${attribute(each, 'class')} ${attribute(each, 'id')}`) &&
        each.tagName !== 'body',
    )
      ? 2
      : 0;
  return named + (inHeader(element) ? 1 : 0) + (leadsHome(element) ? 1 : 0);
}

/** Scores an icon: SVG before bitmaps, touch icons before those of 16 pixels, and `.ico` files last. */
function iconScore(element: Element): number {
  const rel = attribute(element, 'rel').toLowerCase();
  const href = attribute(element, 'href');
  if (/apple-touch-icon/.test(rel)) return 2;
  if (!/\bicon\b/.test(rel)) return 0;
  if (/\.ico(?:$|\?)/i.test(href)) return 0.5;
  return /svg/.test(`${attribute(element, 'type')} ${href}`) ? 3 : 1;
}

function sourceOf(element: Element, base: string): LogoSource[] {
  if (element.tagName === 'img') return addressed(attribute(element, 'src') || attribute(element, 'data-src'), base);
  if (isLarge(element)) return [];
  const svg = serializeOuter(element).replace(/^<svg(?![^>]*\bxmlns=)/, '<svg xmlns="http://www.w3.org/2000/svg"');
  return svg.length <= MAX_SVG.characters ? [{ svg }] : [];
}

function isLarge(element: Element): boolean {
  let count = 0;
  for (const _ of elementsOf(element)) if ((count += 1) > MAX_SVG.elements) return true;
  return false;
}

function addressed(href: string, base: string): LogoSource[] {
  if (/^data:image\//i.test(href)) return [{ data: href }];
  const url = resolved(href, base);
  return url ? [{ url }] : [];
}

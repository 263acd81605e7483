import { attribute, type Element } from './tree';

/** The kinds of elements whose colours and fonts are weighed, by their role on a page. */
export const ELEMENT_KINDS = ['page', 'header', 'heading', 'button', 'link', 'other'] as const;
/** The kinds of elements whose colours are weighed. */
export type ElementKind = (typeof ELEMENT_KINDS)[number];

/** The number of elements of each kind that have one name. */
export type KindCounts = Readonly<Record<ElementKind, number>>;

/** Counts by element kind for each tag (`a`), class (`.btn`) and id (`#top`) of the pages. */
export interface ElementUses {
  counts: ReadonlyMap<string, KindCounts>;
  /** The style attributes of elements, with the elements' kinds. */
  inline: { kind: ElementKind; css: string }[];
}

const BUTTON = /(?:^|[-_\s])(?:btn|button|cta)(?:$|[-_\s])/i;
const HEADER = /(?:^|[-_\s])(?:header|navbar|nav|hero|masthead|topbar|jumbotron)(?:$|[-_\s])/i;
/** How many style attributes are read: generated pages have one on each element. */
const MAX_INLINE_STYLES = 400;

/** The kind of an element by its tag, role and class. */
function kindOf(element: Element): ElementKind {
  const { tagName } = element;
  const names = `${attribute(element, 'class')} ${attribute(element, 'id')}`;
  if (tagName === 'html' || tagName === 'body') return 'page';
  if (
    tagName === 'button' ||
    attribute(element, 'role') === 'button' ||
    (tagName === 'input' && /^(?:submit|button)$/.test(attribute(element, 'type'))) ||
    BUTTON.test(names)
  )
    return 'button';
  if (tagName === 'a') return 'link';
  if (/^h[1-3]$/.test(tagName)) return 'heading';
  return tagName === 'header' || tagName === 'nav' || HEADER.test(names) ? 'header' : 'other';
}

/** Counts the names that selectors use. */
export function usesOf(elements: readonly Element[]): ElementUses {
  const counts = new Map<string, Record<ElementKind, number>>();
  const inline: ElementUses['inline'] = [];
  for (const element of elements) {
    const kind = kindOf(element);
    const classes = new Set(
      attribute(element, 'class')
        .split(/\s+/)
        .filter(Boolean)
        .map((name) => `.${name}`),
    );
    const id = attribute(element, 'id');
    for (const key of [element.tagName, ...classes, ...(id ? [`#${id}`] : []), '*']) {
      const known = counts.get(key) ?? { page: 0, header: 0, heading: 0, button: 0, link: 0, other: 0 };
      known[kind] += 1;
      counts.set(key, known);
    }
    const css = attribute(element, 'style');
    if (css && inline.length < MAX_INLINE_STYLES) inline.push({ kind, css });
  }
  return { counts, inline };
}

/** The uses of several pages together. */
export function allUses(pages: readonly ElementUses[]): ElementUses {
  const counts = new Map<string, KindCounts>();
  for (const page of pages) {
    for (const [key, own] of page.counts) {
      const known = counts.get(key);
      counts.set(
        key,
        known ? (Object.fromEntries(ELEMENT_KINDS.map((kind) => [kind, known[kind] + own[kind]])) as KindCounts) : own,
      );
    }
  }
  return { counts, inline: pages.flatMap(({ inline }) => inline) };
}

import { resolved } from './address';
import { FACES_ALONE, importsOf } from './imports';
import { attribute, type Element } from './tree';

/** A style sheet in page order: its text with the addresses of its imports, or its address. */
export type SheetSource = { text: string; imports: string[] } | { url: string };

/** The most style sheets and fonts that are read of one page; a real page has fewer. */
const MAX_SHEETS = 200;

/** The style sheets of a page for screens, inline ones included. */
export function sheetsOf(elements: readonly Element[], base: string): SheetSource[] {
  return elements
    .flatMap((element): SheetSource[] => {
      if (/\bprint\b|dark/.test(attribute(element, 'media'))) return [];
      if (element.tagName === 'style') {
        const text = element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
        return [{ text, imports: importsOf(text, base) }];
      }
      const rel = attribute(element, 'rel').toLowerCase();
      if (element.tagName !== 'link' || !/\bstylesheet\b/.test(rel) || /\balternate\b/.test(rel)) return [];
      const url = resolved(attribute(element, 'href'), base);
      return url && !FACES_ALONE.test(url) ? [{ url }] : [];
    })
    .slice(0, MAX_SHEETS);
}

/** Gives the font families that a page loads from a public font library, in document order. */
export function orderedFaces(elements: readonly Element[]): string[] {
  return elements
    .flatMap((element) => {
      const href = element.tagName === 'link' ? attribute(element, 'href') : '';
      if (
        !/fonts\.(?:googleapis\.com|bunny\.net)\/css/.test(href) ||
        !URL.canParse(href, 'https://fonts.googleapis.com')
      )
        return [];
      const families = new URL(href, 'https://fonts.googleapis.com').searchParams.getAll('family');
      return families
        .flatMap((family) => family.split('|'))
        .map((family) => family.split(':')[0]?.trim() ?? '')
        .filter(Boolean);
    })
    .slice(0, MAX_SHEETS);
}

// Runs in threads: what strangers wrote may take seconds to parse.
import { deserialize, serialize } from 'node:v8';
import type { SiteFacts } from '@/lib/artist/types';
import { factsOf, type SiteParts } from './read/facts';
import { importsOf } from './read/imports';
import { tellingPages } from './read/links';
import { readPage as pageIn, type Page } from './read/page';
import { TooMuchPage } from './read/parse';
import type { ElementUses } from './read/uses';
import { decode } from './visit/decode';

/** A file of a site as it came, and the address that gave it. */
export interface SiteText {
  bytes: Uint8Array<ArrayBuffer>;
  charset: string | null;
  url: string;
}

/** So many pages beside the first are read. */
const FURTHER_PAGES = 3;

/**
 * A page without what only style sheets are held against: that may be large, and is handed back as it is. Of its links
 * there are those that tell most of the brand.
 */
export type ReadPage = Omit<Page, 'uses' | 'links'> & { uses: Uint8Array<ArrayBuffer>; further: string[] };

/** Reads a page, or says why it cannot be read. */
export function readPage({ bytes, charset, url }: SiteText): { page: ReadPage } | { problem: string } {
  try {
    const { links, uses, ...read } = pageIn(decode(bytes, charset), url);
    return { page: { ...read, uses: serialize(uses), further: tellingPages(links, url, FURTHER_PAGES) } };
  } catch (error) {
    if (error instanceof TooMuchPage) return { problem: error.message };
    throw error;
  }
}

/** The addresses of the sheets that a style sheet imports; its beginning is enough. */
export function readImports({ bytes, charset, url }: SiteText): string[] {
  return importsOf(decode(bytes, charset), url);
}

/** All that was fetched of a site, as it came. */
export type FetchedParts = Omit<SiteParts, 'pages' | 'sheets'> & {
  pages: readonly [ReadPage, ...ReadPage[]];
  sheets: readonly (string | SiteText)[];
};

/** What a site says of itself. */
export function readFacts({ pages: [first, ...others], sheets, ...parts }: FetchedParts): SiteFacts {
  const texts = sheets.map((sheet) => (typeof sheet === 'string' ? sheet : decode(sheet.bytes, sheet.charset)));
  return factsOf({ ...parts, sheets: texts, pages: [whole(first), ...others.map(whole)] });
}

const whole = ({ uses, ...read }: ReadPage): Page => ({ ...read, links: [], uses: deserialize(uses) as ElementUses });

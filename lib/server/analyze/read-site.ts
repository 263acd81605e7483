// Runs in reading threads: pages of strangers may take seconds to parse.
import { deserialize, serialize } from 'node:v8';
import type { SiteFacts } from '@/lib/artist/site-types';
import { factsOf, type SiteParts } from './read/facts';
import { importsOf } from './read/imports';
import { tellingPages } from './read/links';
import { readPage as pageIn, type WebPage } from './read/page';
import { TooMuchPage } from './read/parse';
import type { ElementUses } from './read/uses';
import { decode } from './visit/decode';

/** The bytes of one fetched file of a site, and the final URL after redirects. */
export interface SiteText {
  bytes: Uint8Array<ArrayBuffer>;
  charset: string | null;
  url: string;
}

/** How many pages beside the first are read. */
const MAX_FURTHER_PAGES = 3;

/**
 * A read page without the parts that only `readFacts` needs, which stay serialized, and with the best further links.
 */
export type ReadPage = Omit<WebPage, 'uses' | 'links'> & { uses: Uint8Array<ArrayBuffer>; further: string[] };

/** Reads a page, or says why it cannot be read. */
export function readPage({ bytes, charset, url }: SiteText): { page: ReadPage } | { problem: string } {
  try {
    const { links, uses, ...read } = pageIn(decode(bytes, charset), url);
    return { page: { ...read, uses: serialize(uses), further: tellingPages(links, url, MAX_FURTHER_PAGES) } };
  } catch (error) {
    if (error instanceof TooMuchPage) return { problem: error.message };
    throw error;
  }
}

/** The addresses of a style sheet's imports, which stand at its beginning. */
export function readImports({ bytes, charset, url }: SiteText): string[] {
  return importsOf(decode(bytes, charset), url);
}

/** Everything that was fetched of a site, unparsed. */
type FetchedParts = Omit<SiteParts, 'pages' | 'sheets'> & {
  pages: readonly [ReadPage, ...ReadPage[]];
  sheets: readonly (string | SiteText)[];
};

/** The facts of a site. */
export function readFacts({ pages: [first, ...others], sheets, ...parts }: FetchedParts): SiteFacts {
  const texts = sheets.map((sheet) => (typeof sheet === 'string' ? sheet : decode(sheet.bytes, sheet.charset)));
  return factsOf({ ...parts, sheets: texts, pages: [whole(first), ...others.map(whole)] });
}

const whole = ({ uses, ...read }: ReadPage): WebPage => ({
  ...read,
  links: [],
  uses: deserialize(uses) as ElementUses,
});

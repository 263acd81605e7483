// What reading threads can do: the file that each of them loads. What strangers wrote may take seconds to parse; the server goes on meanwhile.
import { deserialize, serialize } from 'node:v8';
import type { SiteFacts } from '../artist/types';
import { factsOf, type SiteParts } from './read/facts';
import { importsOf } from './read/imports';
import { readPage as pageIn, type Page } from './read/page';
import { TooMuchPage } from './read/parse';
import type { ElementUses } from './read/uses';
import { decode } from './visit/decode';

/** A file of a site as it came, and the address that gave it. */
export interface SiteText { bytes: Uint8Array; charset: string | null; url: string }

/** A page without what only style sheets are held against: that may be large, and is handed back as it is. */
export type ReadPage = Omit<Page, 'uses'> & { uses: Uint8Array };

/** Reads a page, or says why it cannot be read. */
export function readPage({ bytes, charset, url }: SiteText): { page: ReadPage } | { problem: string } {
  try {
    const read = pageIn(decode(bytes, charset), url);
    return { page: { ...read, uses: serialize(read.uses) } };
  } catch (error) {
    if (error instanceof TooMuchPage) return { problem: error.message };
    throw error;
  }
}

/** The text of a style sheet, and the addresses of those that it imports. */
export function readSheet({ bytes, charset, url }: SiteText): { text: string; imports: string[] } {
  const text = decode(bytes, charset);
  return { text, imports: importsOf(text, url) };
}

/** What a site says of itself. */
export function readFacts({ pages, ...parts }: Omit<SiteParts, 'pages'> & { pages: readonly [ReadPage, ...ReadPage[]] }): SiteFacts {
  const whole = ({ uses, ...read }: ReadPage): Page => ({ ...read, uses: deserialize(uses) as ElementUses });
  const [first, ...others] = pages;
  return factsOf({ ...parts, pages: [whole(first), ...others.map(whole)] });
}

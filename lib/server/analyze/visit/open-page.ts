import { SafeFetchError } from '../../net/safe-fetch-error';
import { JobFailure } from '../../jobs/define';
import { isSameSite } from '../read/links';
import { TooSlow } from '../../raster/too-slow';
import { readPage } from '../reading.task';
import type { ReadPage } from '../read-site';
import type { FileLimits, SiteFile } from './fetcher';
import type { Visitor } from './visitor';

const BYTES_PER_MB = 1024 * 1024;
/** The limits of the first page; larger ones are not for people. */
const FIRST: FileLimits = { seconds: 15, maxBytes: 3 * BYTES_PER_MB, accept: 'text/html,application/xhtml+xml' };
/** The limits of further pages, which are left out when they are large or slow. */
const FURTHER: FileLimits = { ...FIRST, seconds: 10, maxBytes: 1 * BYTES_PER_MB };

const PAGE_TYPES = new Set(['text/html', 'application/xhtml+xml']);
/** HTTP statuses that sites answer to crawlers but not to browsers. */
const REFUSING_STATUSES = new Set([401, 402, 403, 405, 406, 407, 429, 451, 503]);
/** How many `<meta http-equiv="refresh">` are followed. */
const MAX_FORWARDS = 2;

/** Matches titles of bot-check pages. */
const GATE = new RegExp(
  '^(?:just a moment|attention required|access (?:to this page has been )?denied|' +
    'are you (?:a )?(?:human|robot)|please wait|checking your browser|security check|' +
    'pardon our interruption|verifying|captcha|robot check|403 forbidden|bot verification)',
  'i',
);
/** The most characters of text on a bot-check page; a page with more only has a similar title. */
const GATE_TEXT = 1500;

/** Opens the first page. Throws a `JobFailure` that says why it cannot be read. */
export async function openPage(address: string, visitor: Visitor): Promise<ReadPage> {
  let page = await pageAt(address, visitor, FIRST);
  for (let hops = 0; page.forward && hops < MAX_FORWARDS; hops += 1) page = await pageAt(page.forward, visitor, FIRST);
  const { host } = new URL(page.url);
  if (GATE.test(page.title) && page.text.length < GATE_TEXT)
    throw new JobFailure(`${host} does not let us read this page: it wants to see a person's browser first.`);
  if (!page.title && !page.description && page.text.length < 2 && page.headings.length === 0)
    throw new JobFailure(
      `There is nothing to read on the page at ${host}: it has no title, no description and no text.`,
    );
  return page;
}

/** Opens a further page; null for one that cannot be read, or is of another site. */
export async function openFurther(address: string, visitor: Visitor, first: string): Promise<ReadPage | null> {
  const page = await pageAt(address, visitor, FURTHER).catch((error: unknown) => {
    if (error instanceof JobFailure) return null;
    throw error;
  });
  return page && isSameSite(new URL(page.url), new URL(first)) ? page : null;
}

async function pageAt(address: string, { fetcher, reader }: Visitor, limits: FileLimits): Promise<ReadPage> {
  const file = await fetcher(address, limits).catch((error: unknown) => {
    if (!(error instanceof SafeFetchError)) throw error;
    const { host } = new URL(address);
    throw new JobFailure(
      error.reason === 'too_large'
        ? `The page at ${host} is larger than ${limits.maxBytes / BYTES_PER_MB} MB, more than is read.`
        : error.message,
      { cause: error },
    );
  });
  const problem = problemOf(file);
  if (problem) throw new JobFailure(problem);
  const read = await reader(readPage, { bytes: file.bytes, charset: file.charset, url: file.url.href }, [
    file.bytes.buffer,
  ]).catch((error: unknown) => {
    if (error instanceof TooSlow) return { problem: error.message };
    throw error;
  });
  if ('problem' in read) throw new JobFailure(`The page at ${file.url.host} cannot be read. ${read.problem}`);
  return read.page;
}

/** Why an answer is not a page, in a sentence; null for a page. */
function problemOf({ url: { host }, status, mime, bytes }: SiteFile): string | null {
  if (status === 404 || status === 410)
    return `There is no page at this address: ${host} answered with status ${status}.`;
  if (REFUSING_STATUSES.has(status)) return `${host} does not let us read this page (status ${status}).`;
  if (status < 200 || status > 299)
    return `${host} answered with status ${status}, not with a page. Please try again later.`;
  if (bytes.byteLength === 0) return `The page at ${host} is empty.`;
  const begins = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(512, bytes.byteLength)).toString('latin1');
  if (mime ? PAGE_TYPES.has(mime) : /^[\s\u00ef\u00bb\u00bf]*</.test(begins)) return null;
  return `${host} answered with ${mime || 'a file'}, not with a web page.`;
}

import pLimit from 'p-limit';
import type { ArtistFile, SiteFacts } from '../../artist/types';
import { unlessAborted } from '../../abort';
import { JobFailure } from '../../jobs/define';
import { SafeFetchError } from '../../net/safe-fetch-error';
import { tellingPages } from '../read/links';
import { readManifest, type Manifest } from '../read/manifest';
import type { SheetSource } from '../read/sheets';
import { SlowReading } from '../reading';
import { decode } from './decode';
import type { Fetcher, FileLimits, SiteFile } from './fetcher';
import { findLogo } from './logo';
import { logoColors } from './logo-colors';
import { openFurther, openPage } from './open-page';
import { visitorOf, type Visitor } from './visitor';

const SHEET: FileLimits = { seconds: 8, maxBytes: 1024 * 1024, accept: 'text/css' };
const MANIFEST: FileLimits = { seconds: 8, maxBytes: 256 * 1024, accept: 'application/manifest+json,application/json' };
/** What is fetched beside the page, and how much of it at once: no more than a browser asks of one host. */
const COUNTS = { pages: 3, sheets: 8, imports: 8, together: 5 };

/** A style sheet with the addresses of those that it imports. */
interface SheetText { text: string; imports: string[] }

/** A site as an artist gets it. */
export interface VisitedSite { site: SiteFacts; logo: ArtistFile | null }

/**
 * Visits a site: its page, up to three more of it, its style sheets, manifest and logo, and reads them. Says what it does in words. Throws a
 * `JobFailure` where the page cannot be read, and the signal's reason as soon as it aborts; what is missing beside the page is left out.
 */
export const visitSite = (address: string, signal: AbortSignal, say: (text: string) => Promise<void>): Promise<VisitedSite> =>
  unlessAborted(visited(address, visitorOf(signal), say), signal);

async function visited(address: string, visitor: Visitor, say: (text: string) => Promise<void>): Promise<VisitedSite> {
  const { fetcher, reader } = visitor;
  await say(`Opening ${new URL(address).host}`);
  const first = await openPage(address, visitor);
  const { host } = new URL(first.url);
  const isOurs = (url: URL) => bareHost(url.host) === bareHost(host);
  const further = tellingPages(first.links, first.url, isOurs, COUNTS.pages);
  await say(further.length > 0 ? `Reading the page${first.title ? ` “${first.title.slice(0, 80)}”` : ''}, and ${further.map((url) => new URL(url).pathname).join(', ')}` : 'Reading the page');

  const limit = pLimit(COUNTS.together);
  const pages = Promise.all(further.map((url) => limit(() => openFurther(url, visitor, isOurs))));
  const sheets = Promise.all(fewest(first.sheets).map((sheet) => limit(() => sheetAt(sheet, visitor)))).then((found) => withImports(found, (url) => limit(() => sheetAt({ url }, visitor))));
  const manifest = limit(() => manifestAt(first.manifest, fetcher));
  const [others, texts, app] = await Promise.all([pages, sheets, manifest]);
  const logo = await findLogo([...first.logos, ...(app?.icons ?? []).slice(0, 1).map((url) => ({ url }))], fetcher);
  await say(logo ? 'Looking at colours, type and the logo' : 'Looking at colours and type');
  const site = await reader('readFacts', {
    pages: [first, ...others.filter((page) => page !== null)], sheets: texts, manifest: app,
    logoUrl: logo?.url ?? null, logoColors: logo ? await logoColors(logo.file) : [],
  }).catch((error: unknown) => {
    throw error instanceof SlowReading ? new JobFailure(`The site at ${host} cannot be read. ${error.message}`, { cause: error }) : error;
  });
  return { site, logo: logo?.file ?? null };
}

/** Whether with `www.` or without, it is the same site. */
const bareHost = (host: string) => host.replace(/^www\./, '');

/** The sheets that are read: all within the page, and the first that must be fetched. */
function fewest(sheets: readonly SheetSource[]): SheetSource[] {
  const fetched = sheets.filter((sheet) => 'url' in sheet).slice(0, COUNTS.sheets);
  return sheets.filter((sheet) => 'text' in sheet || fetched.includes(sheet));
}

/** The text of a sheet, and the addresses of those that it imports; null for one that cannot be had. */
async function sheetAt(sheet: SheetSource, { fetcher, reader }: Visitor): Promise<SheetText | null> {
  if ('text' in sheet) return sheet;
  const file = await fileAt(sheet.url, SHEET, fetcher, (mime) => mime === '' || mime === 'text/css');
  return file && reader('readSheet', { bytes: file.bytes, charset: file.charset, url: file.url.href }).catch((error: unknown) => {
    if (error instanceof SlowReading) return null;
    throw error;
  });
}

/** The texts of sheets, each after those that it imports itself; what those import is not read. */
async function withImports(sheets: readonly (SheetText | null)[], fetched: (url: string) => Promise<SheetText | null>): Promise<string[]> {
  const urls = [...new Set(sheets.flatMap((sheet) => sheet?.imports ?? []))].slice(0, COUNTS.imports);
  const imported = new Map(await Promise.all(urls.map(async (url) => [url, await fetched(url)] as const)));
  return sheets.flatMap((sheet) => (sheet ? [...sheet.imports.flatMap((url) => imported.get(url)?.text ?? []), sheet.text] : []));
}

async function manifestAt(url: string | null, fetcher: Fetcher): Promise<Manifest | null> {
  const file = url && (await fileAt(url, MANIFEST, fetcher, (mime) => !mime.startsWith('text/html')));
  return url && file ? readManifest(decode(file.bytes, file.charset), url) : null;
}

/** A file beside a page; null for one that cannot be had. */
async function fileAt(url: string, limits: FileLimits, fetcher: Fetcher, isType: (mime: string) => boolean): Promise<SiteFile | null> {
  try {
    const file = await fetcher(url, limits);
    return file.status === 200 && isType(file.mime) ? file : null;
  } catch (error) {
    if (error instanceof SafeFetchError) return null;
    throw error;
  }
}

import pLimit from 'p-limit';
import type { ArtistFile } from '@/lib/artist/types';
import type { SiteFacts } from '@/lib/artist/site-types';
import { unlessAborted } from '../../abort';
import { JobFailure } from '../../jobs/define';
import { TooSlow } from '../../raster/too-slow';
import { readFacts } from '../reading.task';
import { readManifest, type Manifest } from '../read/manifest';
import { decode } from './decode';
import type { Fetcher, FileLimits } from './fetcher';
import { optionalFile } from './optional-file';
import { fetchSheets } from './fetch-sheets';
import { findLogo } from './logo';
import { openFurther, openPage } from './open-page';
import { visitorOf, type Visitor } from './visitor';

const MANIFEST: FileLimits = { seconds: 8, maxBytes: 256 * 1024, accept: 'application/manifest+json,application/json' };
/** Parallel fetches: no more than a browser makes to one host. */
const MAX_PARALLEL_FETCHES = 5;

/** A site as the artist receives it. */
interface VisitedSite {
  site: SiteFacts;
  logo: ArtistFile | null;
}

/**
 * Visits a site: reads its page, up to three more, style sheets, manifest and logo, and reports its progress.
 * Throws a `JobFailure` where the first page cannot be read, and the signal's reason; leaves out other failed files.
 */
export const visitSite = (
  address: string,
  signal: AbortSignal,
  say: (text: string) => Promise<void>,
): Promise<VisitedSite> => unlessAborted(visited(address, visitorOf(signal), say), signal);

async function visited(address: string, visitor: Visitor, say: (text: string) => Promise<void>): Promise<VisitedSite> {
  const { fetcher, reader } = visitor;
  await say(`Opening ${new URL(address).host}`);
  const first = await openPage(address, visitor);
  const { host } = new URL(first.url);
  const { further } = first;
  await say(
    further.length > 0
      ? `Reading the page${first.title ? ` “${first.title.slice(0, 80)}”` : ''}, and ` +
          `${further.map((url) => new URL(url).pathname).join(', ')}`
      : 'Reading the page',
  );

  const limit = pLimit(MAX_PARALLEL_FETCHES);
  const [others, sheets, app] = await Promise.all([
    Promise.all(further.map((url) => limit(() => openFurther(url, visitor, first.url)))),
    fetchSheets(first.sheets, visitor, limit),
    limit(() => manifestAt(first.manifest, fetcher)),
  ]);
  const logo = await findLogo([...first.logos, ...(app?.icons ?? []).slice(0, 1).map((url) => ({ url }))], visitor);
  await say(logo ? 'Looking at colours, type and the logo' : 'Looking at colours and type');
  const pages = [first, ...others.filter((page) => page !== null)] as const;
  const moved = new Set([
    ...pages.map(({ uses }) => uses.buffer),
    ...sheets.flatMap((sheet) => (typeof sheet === 'string' ? [] : [sheet.bytes.buffer])),
  ]);
  const site = await reader(
    readFacts,
    { pages, sheets, manifest: app, logoUrl: logo?.url ?? null, logoColors: logo?.colors ?? [] },
    [...moved],
  ).catch((error: unknown) => {
    throw error instanceof TooSlow
      ? new JobFailure(`The site at ${host} cannot be read. ${error.message}`, { cause: error })
      : error;
  });
  return { site, logo: logo?.file ?? null };
}

async function manifestAt(url: string | null, fetcher: Fetcher): Promise<Manifest | null> {
  const file = url && (await optionalFile(url, MANIFEST, fetcher, (mime) => !mime.startsWith('text/html')));
  return url && file ? readManifest(decode(file.bytes, file.charset), url) : null;
}

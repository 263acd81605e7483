import { env } from '../../env';
import { safeFetch } from '../../net/safe-fetch';
import { SafeFetchError } from '../../net/safe-fetch-error';

/** The time and bytes of one visit. */
const VISIT_LIMITS = { seconds: 40, bytes: 16 * 1024 * 1024 };

/** The limits of one file of a site. */
export interface FileLimits {
  seconds: number;
  maxBytes: number;
  accept: string;
}

/** A file of a site, with the address that gave it after redirects. */
export interface SiteFile {
  url: URL;
  status: number;
  mime: string;
  charset: string | null;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Fetches one file of a visit. Throws `SafeFetchError`, and the signal's reason. */
export type Fetcher = (address: string | URL, limits: FileLimits) => Promise<SiteFile>;

/** Names the crawler and a page about it, as is customary. */
const userAgent = () => `Mozilla/5.0 (compatible; Liverig/1.0; +${env().appUrl})`;

/** A fetcher for one visit: public addresses only, within the limits of a visit. */
export function visitFetcher(signal: AbortSignal): Fetcher {
  const end = Date.now() + VISIT_LIMITS.seconds * 1000;
  let left = VISIT_LIMITS.bytes;
  return async (address, { seconds, maxBytes, accept }) => {
    const leftSeconds = (end - Date.now()) / 1000;
    if (leftSeconds <= 0) throw new SafeFetchError('timeout', `The site took longer than ${VISIT_LIMITS.seconds} s.`);
    if (left <= 0) throw new SafeFetchError('too_large', `The site is larger than ${VISIT_LIMITS.bytes} bytes.`);
    const { url, response } = await safeFetch(address, {
      http: true,
      signal,
      seconds: Math.min(seconds, leftSeconds),
      maxBytes: Math.min(maxBytes, left),
      headers: { 'User-Agent': userAgent(), Accept: accept, 'Accept-Language': 'en,*;q=0.5' },
    });
    const bytes = response.ok ? new Uint8Array(await response.arrayBuffer()) : new Uint8Array();
    if (!response.ok) await response.body?.cancel();
    left -= bytes.byteLength;
    const [mime = '', ...parameters] = (response.headers.get('content-type') ?? '')
      .toLowerCase()
      .split(';')
      .map((part) => part.trim());
    const charset =
      parameters
        .find((each) => each.startsWith('charset='))
        ?.slice('charset='.length)
        .replace(/["']/g, '') ?? null;
    return { url, status: response.status, mime, charset, bytes };
  };
}

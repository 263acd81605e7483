import { env } from '../../env';
import { safeFetch } from '../../net/safe-fetch';
import { SafeFetchError } from '../../net/safe-fetch-error';

/** What one visit may take of time and bytes, whatever it finds. */
const VISIT_LIMITS = { seconds: 40, bytes: 16 * 1024 * 1024 };

/** What one file of a site may take. */
export interface FileLimits {
  seconds: number;
  maxBytes: number;
  accept: string;
}

/** A file of a site as it came, with the address that gave it in the end. */
export interface SiteFile {
  url: URL;
  status: number;
  mime: string;
  charset: string | null;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Fetches one file of a visit. Throws `SafeFetchError`, and the signal's reason. */
export type Fetcher = (address: string | URL, limits: FileLimits) => Promise<SiteFile>;

/** A visitor that says who it is and where to read about it, as well-mannered robots do. */
const userAgent = () => `Mozilla/5.0 (compatible; Liverig/1.0; +${env().appUrl})`;

/**
 * A fetcher for one visit: public addresses only, and no more time and bytes for all files together than a visit may
 * take.
 */
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

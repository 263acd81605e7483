import { ApiError } from '@/lib/contract/errors';
import { env } from '../env';
import { isOwnHost } from '../addresses/hosts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a cookie-authenticated write unless the browser says that a page of this service makes it, in `Origin` or
 * else in `Sec-Fetch-Site`: `csrf_failed`.
 */
export function checkOrigin(request: Request): void {
  if (!READS.has(request.method) && origin(request) !== 'ours') throw refusal();
}

/**
 * Refuses a form that another site has a browser post, where no cookie stands behind it: `csrf_failed`. A caller who is
 * no browser says nothing of sites.
 */
export function refuseOtherSites(request: Request): void {
  if (origin(request) === 'another') throw refusal();
}

const refusal = () =>
  new ApiError(
    'csrf_failed',
    'This request came from another site. Make it from a page of this service, or with an API key.',
  );

/** Whose page makes a request, as the browser says. */
function origin({ headers }: Request): 'ours' | 'another' | 'unsaid' {
  const named = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  // A page with the referrer policy "no-referrer" hides its origin, as a sandboxed frame of another site does;
  // `Sec-Fetch-Site` tells them apart.
  if (named !== null && named !== 'null') return isOurs(named, headers.get('host')) ? 'ours' : 'another';
  if (site !== null) return site === 'same-origin' ? 'ours' : 'another';
  return named === null ? 'unsaid' : 'another';
}

/**
 * The service's own origin; where that is plain http, also the one that the browser asked for, if its host is one of
 * ours.
 */
function isOurs(named: string, host: string | null): boolean {
  const { appUrl, hosts } = env();
  if (named === appUrl) return true;
  if (!appUrl.startsWith('http:') || !URL.canParse(named)) return false;
  return new URL(named).host === host && isOwnHost(host, hosts);
}

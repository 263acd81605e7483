import { ApiError } from '@/lib/contract/errors';
import { env } from '../env';
import { isOwnHost } from '../addresses/hosts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Throws `csrf_failed` for a write with a cookie unless `Origin`, or else `Sec-Fetch-Site`, names this service. */
export function checkOrigin(request: Request): void {
  if (!READS.has(request.method) && origin(request) !== 'ours') throw refusal();
}

/** Throws `csrf_failed` for a form without a cookie that another site posts; a caller without these headers passes. */
export function refuseOtherSites(request: Request): void {
  if (origin(request) === 'another') throw refusal();
}

const refusal = () =>
  new ApiError(
    'csrf_failed',
    'This request came from another site. Make it from a page of this service, or with an API key.',
  );

/** Classifies the site whose page makes a request, as the browser reports it. */
function origin({ headers }: Request): 'ours' | 'another' | 'unsaid' {
  const named = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  // A page with the referrer policy "no-referrer" sends a null origin, as does a sandboxed frame of another site;
  // `Sec-Fetch-Site` tells them apart.
  if (named !== null && named !== 'null') return isOurs(named, headers.get('host')) ? 'ours' : 'another';
  if (site !== null) return site === 'same-origin' ? 'ours' : 'another';
  return named === null ? 'unsaid' : 'another';
}

/**
 * Whether an origin is the service's own; over plain http also one of its other hosts, where the request went there.
 */
function isOurs(named: string, host: string | null): boolean {
  const { appUrl, hosts } = env();
  if (named === appUrl) return true;
  if (!appUrl.startsWith('http:') || !URL.canParse(named)) return false;
  return new URL(named).host === host && isOwnHost(host, hosts);
}

import { ApiError } from '@/lib/contract/errors';
import { env } from '../env';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a cookie-authenticated write that another site has the browser make: `csrf_failed`. Browsers say where a write comes
 * from in `Origin`, or at least in `Sec-Fetch-Site`; a caller who sends neither is no browser, and nobody's cookie is abused.
 */
export function checkOrigin(request: Request): void {
  if (READS.has(request.method) || isSameOrigin(request)) return;
  throw new ApiError('csrf_failed', 'This request came from another site. Make it from a page of this service, or with an API key.');
}

function isSameOrigin({ headers }: Request): boolean {
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  if (origin === null) return site === null || site === 'same-origin' || site === 'none';
  // A page with the referrer policy "no-referrer" hides its origin, as a sandboxed frame of another site does; this tells them apart.
  if (origin === 'null') return site === 'same-origin';
  if (origin === env().appUrl) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.get('host');
}

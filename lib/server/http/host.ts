import { ApiError } from '@/lib/contract/errors';
import { env } from '../env';
import { isOwnHost } from '../addresses/hosts';

/** The `misdirected_request` error for a foreign host. */
export const misdirected = (): ApiError =>
  new ApiError(
    'misdirected_request',
    'This service does not answer to that host. Ask for the one of its APP_URL, or add yours to ALLOWED_HOSTS.',
  );

/**
 * Throws `misdirected_request` for a foreign host, which is the only sign of DNS rebinding. For a request without a
 * `Host` header the host of its URL counts.
 */
export function refuseOtherHosts(request: Request): void {
  if (!isOwnHost(request.headers.get('host') ?? new URL(request.url).host, env().hosts)) throw misdirected();
}

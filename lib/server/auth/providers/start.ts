import type { ProviderId } from '@/lib/contract/provider';
import { ApiError } from '@/lib/contract/errors';
import type { Person } from '../../actor';
import { logError } from '../../log';
import { beginAuth, flowCookies } from '../config';
import { setCookie } from '../cookie';
import { ownPath } from '../own-path';
import { problemPath } from '../problems';
import { providerOf } from './configured';
import { keepFlow, type Flow } from './flow';

/** The address to redirect a browser to, with its `Set-Cookie` headers. */
export interface Departure {
  location: string;
  cookies: string[];
}

/**
 * Sends a browser to a provider: to connect it to `person`, or to sign in. Throws `not_found` for one that is not
 * configured.
 */
export async function startProvider(id: ProviderId, person: Person | null, next: string | null): Promise<Departure> {
  const provider = providerOf(id);
  if (!provider) throw new ApiError('not_found', 'This service does not offer that way to sign in.');
  const now = new Date();
  const flow: Omit<Flow, 'until'> = { provider: id, next: ownPath(next), userId: person?.userId ?? null };
  try {
    const { location, cookies } = await beginAuth(`/signin/${id}`, {}, { provider, userAgent: null });
    if (!location) throw new Error('Auth.js named no address of the provider.');
    const kept = [flowCookies().state.name, flowCookies().pkceCodeVerifier.name].flatMap(
      (name) => cookies.get(name) ?? [],
    );
    const texts = kept.map(({ name, value, expires }) => setCookie(name, value, new Date(expires ?? now)));
    return { location, cookies: [keepFlow(flow, now), ...texts] };
  } catch (error) {
    logError('sign_in.failed', error, { provider: id });
    return { location: problemPath(flow, 'failed'), cookies: [] };
  }
}

import { randomBytes } from 'node:crypto';
import { Auth, raw, skipCSRFCheck, type AuthConfig } from '@auth/core';
import { AuthError } from '@auth/core/errors';
import type { Provider } from '@auth/core/providers';
import type { ResponseInternal } from '@auth/core/types';
import { authSecret } from '../crypto';
import { openDatabase } from '../db/client';
import { env } from '../env';
import { authAdapter } from './adapter';
import { cookieName, cookieOptions, sessionCookieName } from './cookie';
import { SESSION_SECONDS } from './lifetime';

/** The path below which Auth.js would stand; its own pages are not served. */
const AUTH_PATH = '/api/auth';

/** What Auth.js is asked for: one action of one provider, for one browser. */
export interface AuthCall {
  provider: Provider;
  userAgent: string | null;
  callbacks?: AuthConfig['callbacks'];
}

const named = (name: string) => ({ name: cookieName(`authjs.${name}`), options: cookieOptions() });

/** The cookies that Auth.js needs between the start and the end of a provider's flow. */
export const flowCookies = () => ({ state: named('state'), pkceCodeVerifier: named('pkce'), nonce: named('nonce'), callbackUrl: named('callback') });

/** How much of a browser's name is kept. */
const USER_AGENT_MAX = 400;

/** The browser that a request's headers name. */
export const userAgentOf = (headers: Headers) => headers.get('user-agent')?.slice(0, USER_AGENT_MAX) ?? null;

/** The token of the session that an answer of Auth.js begins, null where it begins none. */
export function newSessionOf({ cookies }: ResponseInternal): string | null {
  return cookies?.find(({ name }) => name === sessionCookieName())?.value || null;
}

/** Asks Auth.js as if at `path` of this service, whatever host the browser asked. Throws Auth.js's errors as they are. */
export async function askAuth(path: string, init: RequestInit, { provider, userAgent, callbacks }: AuthCall): Promise<ResponseInternal> {
  const { db } = await openDatabase();
  let failed: Error | null = null;
  const answer: ResponseInternal | Response = await Auth(new Request(`${env().appUrl}${AUTH_PATH}${path}`, init), {
    adapter: authAdapter(db, userAgent),
    providers: [provider],
    secret: authSecret(),
    trustHost: true,
    basePath: AUTH_PATH,
    session: { strategy: 'database', maxAge: SESSION_SECONDS, generateSessionToken: () => randomBytes(32).toString('base64url') },
    cookies: { sessionToken: { name: sessionCookieName(), options: cookieOptions() }, ...flowCookies() },
    callbacks,
    // Errors are thrown, and logged by whoever cannot answer them.
    logger: { error: (error) => { failed = error; }, warn: () => undefined, debug: () => undefined },
    raw,
    skipCSRFCheck,
  });
  if (answer instanceof Response) throw failed ?? new AuthError('Auth.js gave no answer.');
  return answer;
}

import { randomBytes } from 'node:crypto';
import NextAuth, { type NextAuthConfig } from 'next-auth';
import type { Provider } from 'next-auth/providers';
import { NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { authSecret } from '../crypto';
import { openDatabase } from '../db/client';
import { env } from '../env';
import { authAdapter } from './adapter';
import { cookieName, cookieOptions, sessionCookieName } from './cookie';
import { SESSION_SECONDS } from './lifetime';

/** The base path of Auth.js; its own pages are not served. */
const AUTH_PATH = '/api/auth';

/** A call of Auth.js: one action of one provider, for one browser. */
interface AuthCall {
  provider: Provider;
  userAgent: string | null;
  /** The browser's cookies as a `Cookie` header; none where left out. */
  cookie?: string;
  callbacks?: NextAuthConfig['callbacks'];
}

/** Auth.js's answer: the address to redirect to, and the cookies to set. */
export interface AuthAnswer {
  location: string | null;
  cookies: NextResponse['cookies'];
}

const named = (name: string) => ({ name: cookieName(`authjs.${name}`), options: cookieOptions() });

/** The cookies that Auth.js keeps from the start to the end of a provider's flow. */
export const flowCookies = () => ({
  state: named('state'),
  pkceCodeVerifier: named('pkce'),
  nonce: named('nonce'),
  callbackUrl: named('callback'),
});

/** How much of a `User-Agent` header is stored. */
const USER_AGENT_MAX = 400;

/** The browser in a request's headers. */
export const userAgentOf = (headers: Headers) => headers.get('user-agent')?.slice(0, USER_AGENT_MAX) ?? null;

/** The token of the session that an answer of Auth.js begins; null where it begins none. */
export const newSessionOf = ({ cookies }: AuthAnswer): string | null => cookies.get(sessionCookieName())?.value || null;

/** Auth.js for one call. Its configuration is made now, since it reads the environment and opens the database. */
const authFor = ({ provider, userAgent, callbacks }: AuthCall, onError: (error: Error) => void) =>
  NextAuth(async () => ({
    adapter: authAdapter((await openDatabase()).db, userAgent),
    providers: [provider],
    secret: authSecret(),
    trustHost: true,
    basePath: AUTH_PATH,
    session: {
      strategy: 'database',
      maxAge: SESSION_SECONDS,
      generateSessionToken: () => randomBytes(32).toString('base64url'),
    },
    cookies: {
      sessionToken: { name: sessionCookieName(), options: cookieOptions() },
      csrfToken: named('csrf'),
      ...flowCookies(),
    },
    callbacks,
    // Errors are thrown, and logged by the caller that cannot answer them.
    logger: { error: onError, warn: () => undefined, debug: () => undefined },
  }));

/** Calls the action of Auth.js at `path` of this service, whatever host the browser used. Throws Auth.js's errors. */
async function perform(
  method: 'GET' | 'POST',
  path: string,
  call: AuthCall,
  body?: URLSearchParams,
): Promise<NextResponse> {
  const failures: Error[] = [];
  const { handlers } = authFor(call, (error) => {
    failures.push(error);
  });
  const headers = call.cookie ? { cookie: call.cookie } : undefined;
  const response = await handlers[method](
    new NextRequest(`${env().appUrl}${AUTH_PATH}${path}`, { method, headers, body }),
  );
  if (failures[0]) throw failures[0];
  return new NextResponse(response.body, response);
}

const answerOf = ({ headers, cookies }: NextResponse): AuthAnswer => ({ location: headers.get('location'), cookies });

/**
 * Begins a sign-in with Auth.js. The form's origin has been checked, so Auth.js gets a CSRF token of its own making.
 */
export async function beginAuth(path: string, fields: Record<string, string>, call: AuthCall): Promise<AuthAnswer> {
  const token = await perform('GET', '/csrf', call);
  const { csrfToken } = z.object({ csrfToken: z.string() }).parse(await token.json());
  const { name } = named('csrf');
  const cookie = `${name}=${token.cookies.get(name)?.value ?? ''}`;
  return answerOf(await perform('POST', path, { ...call, cookie }, new URLSearchParams({ ...fields, csrfToken })));
}

/** Passes Auth.js the query with which a browser came back to `path`. */
export const finishAuth = async (path: string, call: AuthCall): Promise<AuthAnswer> =>
  answerOf(await perform('GET', path, call));

import { NextResponse, type NextRequest } from 'next/server';
import { NAMES } from '@/lib/contract/legacy';
import { failure } from '@/lib/server/http/failure';
import { refuseOtherHosts } from '@/lib/server/http/host';
import { commonHeaders, newNonce, pageHeaders, pagePolicy, secured } from '@/lib/server/http/security-headers';

const SESSION_COOKIES = [NAMES.sessionCookie, `${NAMES.secureCookiePrefix}${NAMES.sessionCookie}`];
/** Paths that send a visitor without a session to the sign-in page. */
const STUDIO = ['/mascots', '/jobs', '/workspace', '/account'];
/** Pictures and data of the first page, and mascots in frames of other pages: their routes set their own policy. */
const OWN_POLICY = /^\/(?:show\/|m\/[^/]+\/frame$)/;

/**
 * Handles every request that is not for the API, whose routes do the same by themselves.
 * Refuses foreign hosts, sends visitors without a session cookie to sign in, and sets a page's security headers.
 * The pages themselves decide whether the cookie is valid.
 */
export function proxy(request: NextRequest): Response {
  try {
    refuseOtherHosts(request);
  } catch (error) {
    return secured(failure(error, {}));
  }
  const { pathname } = request.nextUrl;
  if (isStudio(pathname) && !SESSION_COOKIES.some((name) => request.cookies.has(name))) return toSignIn(request);
  // The button of the confirm page posts to its own address; the handler that uses up the link is elsewhere.
  if (pathname === '/sign-in/confirm' && request.method === 'POST')
    return NextResponse.rewrite(new URL('/api/auth/confirm', request.url));
  return OWN_POLICY.test(pathname) ? withHeaders(NextResponse.next(), commonHeaders()) : page(request);
}

const isStudio = (pathname: string): boolean =>
  STUDIO.some((path) => pathname === path || pathname.startsWith(`${path}/`));

function toSignIn(request: NextRequest): Response {
  const { pathname, search } = request.nextUrl;
  return NextResponse.redirect(new URL(`/sign-in?next=${encodeURIComponent(pathname + search)}`, request.url));
}

/** Serves a page: Next takes the nonce for its scripts from the policy in the request's headers. */
function page(request: NextRequest): Response {
  const policy = pagePolicy(newNonce());
  const headers = new Headers(request.headers);
  headers.set('Content-Security-Policy', policy);
  return withHeaders(NextResponse.next({ request: { headers } }), {
    ...pageHeaders(),
    'Content-Security-Policy': policy,
  });
}

function withHeaders(response: Response, headers: Record<string, string>): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

export const config = {
  // Leaves out the API, since a body that passes here is copied, and built files, which are the same for everybody.
  matcher: ['/((?!api/(?:v1|auth|mcp|health|metrics|internal)(?:/|$)|_next/static/).*)'],
};

import { NextResponse, type NextRequest } from 'next/server';
import { NAMES } from '@/lib/contract/legacy';
import { failure } from '@/lib/server/http/failure';
import { refuseOtherHosts } from '@/lib/server/http/host';
import { commonHeaders, newNonce, pageHeaders, pagePolicy, secured } from '@/lib/server/http/security-headers';

const SESSION_COOKIES = [NAMES.sessionCookie, `${NAMES.secureCookiePrefix}${NAMES.sessionCookie}`];
/** Where a visitor without a session is sent to sign in. */
const STUDIO = ['/mascots', '/jobs', '/workspace', '/account'];
/** Pictures and data of the first page, whose routes say themselves what a browser may do with them. */
const SHOWCASE = '/show/';

/**
 * The door of everything but the API, whose routes have their own: refuses hosts that are not ours, leads visitors of
 * the studio to the sign-in page, and gives pages their security headers, which differ with every request. Whether a
 * cookie is worth anything is decided further in.
 */
export function proxy(request: NextRequest): Response {
  try {
    refuseOtherHosts(request);
  } catch (error) {
    return secured(failure(error, {}));
  }
  const { pathname } = request.nextUrl;
  if (isStudio(pathname) && !SESSION_COOKIES.some((name) => request.cookies.has(name))) return toSignIn(request);
  // The button of the confirm page posts to its own address, and reaches the handler that uses up the link.
  if (pathname === '/sign-in/confirm' && request.method === 'POST')
    return NextResponse.rewrite(new URL('/api/auth/confirm', request.url));
  return pathname.startsWith(SHOWCASE) ? withHeaders(NextResponse.next(), commonHeaders()) : page(request);
}

const isStudio = (pathname: string): boolean =>
  STUDIO.some((path) => pathname === path || pathname.startsWith(`${path}/`));

function toSignIn(request: NextRequest): Response {
  const { pathname, search } = request.nextUrl;
  return NextResponse.redirect(new URL(`/sign-in?next=${encodeURIComponent(pathname + search)}`, request.url));
}

/** Lets a page be made: Next finds the nonce for its scripts in the policy that the request carries. */
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
  // The routes of the API have a door of their own, since a body that passes here is copied; built files say nothing of
  // anybody.
  matcher: ['/((?!api/(?:v1|auth|mcp|health|metrics|internal)(?:/|$)|_next/static/).*)'],
};

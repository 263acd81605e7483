import { NextResponse, type NextRequest } from 'next/server';
import { NAMES } from '@/lib/contract/legacy';

const SESSION_COOKIES = [NAMES.sessionCookie, `${NAMES.secureCookiePrefix}${NAMES.sessionCookie}`];

/**
 * Only redirects: a visitor without a session cookie goes to the sign-in page, and the button of the confirm page, which posts to
 * its own address, reaches the handler that uses up the link. Whether a cookie is worth anything is decided further in.
 */
export function middleware(request: NextRequest): NextResponse {
  const { pathname } = request.nextUrl;
  if (pathname === '/sign-in/confirm') {
    return request.method === 'POST' ? NextResponse.rewrite(new URL('/api/auth/confirm', request.url)) : NextResponse.next();
  }
  if (SESSION_COOKIES.some((name) => request.cookies.has(name))) return NextResponse.next();
  return NextResponse.redirect(new URL(`/sign-in?next=${encodeURIComponent(pathname + request.nextUrl.search)}`, request.url));
}

export const config = {
  matcher: ['/sign-in/confirm', '/mascots/:path*', '/jobs/:path*', '/workspace/:path*', '/account/:path*'],
};

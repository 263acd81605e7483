import { env } from '../env';

/** The session cookie's name: bound to HTTPS where the service is served over it. */
export function sessionCookieName(): string {
  return env().appUrl.startsWith('https:') ? '__Secure-authjs.session-token' : 'authjs.session-token';
}

/** How the session cookie is set. */
export function sessionCookieOptions() {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: env().appUrl.startsWith('https:') } as const;
}

/** The session token that a `Cookie` header carries, null where there is none. */
export function sessionTokenOf(cookieHeader: string | null): string | null {
  if (!cookieHeader) return null;
  const name = `${sessionCookieName()}=`;
  const pair = cookieHeader.split(';').map((part) => part.trim()).find((part) => part.startsWith(name));
  return pair ? pair.slice(name.length) : null;
}

/** The `Set-Cookie` text that keeps a session token until `expires`; an empty token clears it. */
export function sessionCookie(token: string, expires: Date): string {
  const secure = sessionCookieOptions().secure ? '; Secure' : '';
  return `${sessionCookieName()}=${token}; Path=/; Expires=${expires.toUTCString()}; HttpOnly; SameSite=Lax${secure}`;
}

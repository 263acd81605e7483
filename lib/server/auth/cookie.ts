import { NAMES } from '@/lib/contract/legacy';
import { env } from '../env';
import { NOTE_AFTER_MS, SESSION_SECONDS } from './lifetime';

const isSecure = () => env().appUrl.startsWith('https:');

/** A cookie's name: bound to HTTPS and to this very host where the service is served over it. */
export function cookieName(name: string): string {
  return `${isSecure() ? NAMES.secureCookiePrefix : ''}${name}`;
}

/** The session cookie's name. */
export const sessionCookieName = () => cookieName(NAMES.sessionCookie);

/** How every cookie of ours is set. */
export function cookieOptions() {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure() } as const;
}

/** The value of the cookie of this whole name in a `Cookie` header, null where there is none. */
export function cookieOf(header: string | null, name: string): string | null {
  const pair = header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) || null;
}

/** The session token that a `Cookie` header carries, null where there is none. */
export const sessionTokenOf = (header: string | null) => cookieOf(header, sessionCookieName());

/** The `Set-Cookie` text of a cookie of this whole name until `expires`. */
export function setCookie(name: string, value: string, expires: Date): string {
  return (
    `${name}=${value}; Path=/; Expires=${expires.toUTCString()}; HttpOnly; SameSite=Lax` +
    `${isSecure() ? '; Secure' : ''}`
  );
}

/** The `Set-Cookie` text that makes a browser forget a cookie of this whole name. */
export const dropCookie = (name: string) => setCookie(name, '', new Date(0));

/**
 * The `Set-Cookie` text that keeps a session token that is used now; the browser keeps it as long as the session may
 * last, and the server says when it is over.
 */
export function sessionCookie(token: string, now: Date): string {
  return setCookie(sessionCookieName(), token, new Date(now.getTime() + SESSION_SECONDS * 1000 + NOTE_AFTER_MS));
}

/** The `Set-Cookie` text that makes a browser forget its session. */
export const forgetCookie = () => dropCookie(sessionCookieName());

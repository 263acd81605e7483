import { NAMES } from '@/lib/contract/legacy';
import { env } from '../env';
import { NOTE_AFTER_MS, SESSION_SECONDS } from './lifetime';

const isSecure = () => env().appUrl.startsWith('https:');

/** A cookie's name; over HTTPS it has the prefix that binds it to HTTPS and to this host. */
export function cookieName(name: string): string {
  return `${isSecure() ? NAMES.secureCookiePrefix : ''}${name}`;
}

/** The session cookie's name. */
export const sessionCookieName = () => cookieName(NAMES.sessionCookie);

/** The attributes of every cookie of ours. */
export function cookieOptions() {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure() } as const;
}

/** The value of the cookie with this full name in a `Cookie` header; null where there is none. */
export function cookieOf(header: string | null, name: string): string | null {
  const pair = header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) || null;
}

/** The session token in a `Cookie` header; null where there is none. */
export const sessionTokenOf = (header: string | null) => cookieOf(header, sessionCookieName());

/** The `Set-Cookie` header that sets a cookie of this full name until `expires`. */
export function setCookie(name: string, value: string, expires: Date): string {
  return (
    `${name}=${value}; Path=/; Expires=${expires.toUTCString()}; HttpOnly; SameSite=Lax` +
    `${isSecure() ? '; Secure' : ''}`
  );
}

/** The `Set-Cookie` header that deletes a cookie of this full name. */
export const dropCookie = (name: string) => setCookie(name, '', new Date(0));

/**
 * The `Set-Cookie` header that renews a session token. The browser keeps it for a session's longest life; the server
 * decides when it ends.
 */
export function sessionCookie(token: string, now: Date): string {
  return setCookie(sessionCookieName(), token, new Date(now.getTime() + SESSION_SECONDS * 1000 + NOTE_AFTER_MS));
}

/** The `Set-Cookie` header that deletes the session. */
export const forgetCookie = () => dropCookie(sessionCookieName());

import { randomBytes } from 'node:crypto';
import { env } from '../env';

type Policy = Record<string, readonly string[]>;

/** One year, in seconds. */
const HSTS_SECONDS = 31_536_000;
const NOT_A_PAGE = "default-src 'none'; frame-ancestors 'none'";
const MEDIA = /^(?:image|video|audio)\//;

/** What no page of the product uses. */
const PERMISSIONS = ['camera', 'geolocation', 'microphone', 'payment', 'usb'].map((name) => `${name}=()`).join(', ');

/** A number used once, that lets the scripts of one page run. */
export const newNonce = (): string => randomBytes(16).toString('base64');

/**
 * The Content-Security-Policy of a page whose scripts carry the nonce. Styles may stand inline: React writes the style
 * attributes of what it renders on the server, and the libraries for toasts, dialogs and the canvas add style elements.
 * Forms lead to providers.
 */
export function pagePolicy(nonce: string): string {
  const { production, google, github } = env();
  // React's development build evaluates text to rebuild the server's stack traces.
  const scripts = ["'self'", `'nonce-${nonce}'`, ...(production ? [] : ["'unsafe-eval'"])];
  const providers = [google?.issuer, github?.url].flatMap((address) => (address ? [new URL(address).origin] : []));
  const policy: Policy = {
    'default-src': ["'self'"],
    'script-src': scripts,
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", 'blob:'],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'", ...providers],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Headers that every answer of the service carries. */
export function commonHeaders(): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    ...(env().appUrl.startsWith('https:') ? { 'Strict-Transport-Security': `max-age=${HSTS_SECONDS}` } : {}),
  };
}

/** Headers of a page beside its policy. */
export const pageHeaders = (): Record<string, string> => ({ ...commonHeaders(), 'Permissions-Policy': PERMISSIONS });

/** Headers of an answer that is no page: opened as one, it runs nothing and is shown in no frame. */
export const answerHeaders = (): Record<string, string> => ({
  ...commonHeaders(),
  'Content-Security-Policy': NOT_A_PAGE,
});

/**
 * An answer that is no page, with those of these headers that it lacks; a browser shows pictures and films in a page of
 * its own, which such a policy would empty.
 */
export function secured(response: Response): Response {
  const { headers } = response;
  const wanted = MEDIA.test(headers.get('content-type') ?? '') ? commonHeaders() : answerHeaders();
  for (const [name, value] of Object.entries(wanted)) if (!headers.has(name)) headers.set(name, value);
  return response;
}

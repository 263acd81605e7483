import { randomBytes } from 'node:crypto';
import { env } from '../env';

type Policy = Record<string, readonly string[]>;

/** One year, in seconds. */
const HSTS_SECONDS = 31_536_000;
const NOT_A_PAGE = "default-src 'none'; frame-ancestors 'none'";
/** The policy of a page that every site and application may frame, since it can only play a mascot. */
export const FRAME_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'unsafe-inline'",
  "connect-src 'self'",
  'img-src data: blob:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');
const MEDIA = /^(?:image|video|audio)\//;

/** Features of browsers that no page uses. */
const PERMISSIONS = ['camera', 'geolocation', 'microphone', 'payment', 'usb'].map((name) => `${name}=()`).join(', ');

/** A random nonce that lets the scripts of one page run. */
export const newNonce = (): string => randomBytes(16).toString('base64');

/**
 * The Content-Security-Policy of a page whose scripts carry the nonce. Allows the inline styles of React, and forms to
 * providers.
 */
export function pagePolicy(nonce: string): string {
  const { production, google, github, s3 } = env();
  // React's development build evaluates code to rebuild the server's stack traces.
  // The player of dotLottie files is WebAssembly, which this service serves itself.
  const scripts = ["'self'", `'nonce-${nonce}'`, "'wasm-unsafe-eval'", ...(production ? [] : ["'unsafe-eval'"])];
  const providers = [google?.issuer, github?.url].flatMap((address) => (address ? [new URL(address).origin] : []));
  // Files are redirected to the object store.
  const store = s3?.publicEndpoint ? [new URL(s3.publicEndpoint).origin] : [];
  const policy: Policy = {
    'default-src': ["'self'"],
    'script-src': scripts,
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...store],
    'media-src': ["'self'", 'blob:', ...store],
    'connect-src': ["'self'", 'blob:', ...store],
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

/** The headers of every answer of the service. */
export function commonHeaders(): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    ...(env().appUrl.startsWith('https:') ? { 'Strict-Transport-Security': `max-age=${HSTS_SECONDS}` } : {}),
  };
}

/** The headers of a page beside its policy. */
export const pageHeaders = (): Record<string, string> => ({ ...commonHeaders(), 'Permissions-Policy': PERMISSIONS });

/** Gives the headers of an answer that is not a page: opened as one, it runs nothing and cannot be framed. */
const answerHeaders = (): Record<string, string> => ({
  ...commonHeaders(),
  'Content-Security-Policy': NOT_A_PAGE,
});

/**
 * Adds these headers to an answer that lacks them and is not a page. Pictures and films get no policy, which would
 * break the browser's own viewer for them.
 */
export function secured(response: Response): Response {
  const { headers } = response;
  const wanted = MEDIA.test(headers.get('content-type') ?? '') ? commonHeaders() : answerHeaders();
  for (const [name, value] of Object.entries(wanted)) if (!headers.has(name)) headers.set(name, value);
  return response;
}

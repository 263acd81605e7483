import { equalSecrets, signature, type Purpose } from './crypto';

/** The form of a token: version, expiry (seconds since 1970, base 36), HMAC-SHA256. */
const FORM = /^s1\.([0-9a-z]{1,9})\.[\w-]{43}$/;

/** Signs a token that opens one resource for one purpose until `ends`, in seconds since 1970. */
export function signedToken(purpose: Purpose, id: string, ends: number): string {
  const until = ends.toString(36);
  return `s1.${until}.${Buffer.from(signature(purpose, `${id} ${until}`), 'hex').toString('base64url')}`;
}

/** Gives the time that is this many seconds from now, in seconds since 1970. */
export const endIn = (seconds: number): number => Math.ceil(Date.now() / 1000) + seconds;

/** Whether a text is an unexpired token for this purpose and resource at `now`, in milliseconds. */
export function isSignedToken(purpose: Purpose, id: string, token: string, now: number): boolean {
  const until = FORM.exec(token)?.[1];
  if (until === undefined) return false;
  const ends = Number.parseInt(until, 36);
  return equalSecrets(signedToken(purpose, id, ends), token) && now < ends * 1000;
}

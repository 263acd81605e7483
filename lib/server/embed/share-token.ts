import { equalSecrets, signature } from '../crypto';

/** The form of a token: its version, the second since 1970 at which it ends in base 36, an HMAC-SHA256. */
const FORM = /^s1\.([0-9a-z]{1,9})\.[\w-]{43}$/;

/** A token that opens one mascot until `ends`, in whole seconds since 1970. */
export function shareToken(mascotId: string, ends: number): string {
  const until = ends.toString(36);
  return `s1.${until}.${Buffer.from(signature('share-link', `${mascotId} ${until}`), 'hex').toString('base64url')}`;
}

/** Whether a text, whatever it is, is a token of this mascot that has not ended at `now`, in milliseconds. */
export function opens(mascotId: string, token: string, now: number): boolean {
  const until = FORM.exec(token)?.[1];
  if (until === undefined) return false;
  const ends = Number.parseInt(until, 36);
  return equalSecrets(shareToken(mascotId, ends), token) && now < ends * 1000;
}

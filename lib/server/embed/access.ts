import { ApiError } from '@/lib/contract/errors';
import type { Actor } from '../actor';
import { noSuchMascot } from '../mascots/refusals';
import { opens } from './share-token';

/** What a mascot says of who may see it. */
export interface Seen {
  workspaceId: string;
  public: boolean;
}

/** Whom an answer is for: anybody who asks the same, a caller who is known, or whoever has a token. */
export type Audience = 'everybody' | 'known' | 'bearer';

/** A share link's token is for another mascot, has expired or is none of ours. */
const invalidToken = () => new ApiError('forbidden', 'This share token is not valid for this mascot, or has expired.');

/**
 * Lets somebody see a mascot: whoever has a token of it, people and keys of its workspace, and everybody where it is
 * public. A token that is sent must be good, also where none is needed: `forbidden`. Else throws `not_found`, as for a
 * mascot that does not exist.
 */
export function audienceOf(
  mascot: Seen | null,
  mascotId: string,
  actor: Actor | null,
  token: string | undefined,
): Audience {
  if (token !== undefined && !opens(mascotId, token, Date.now())) throw invalidToken();
  if (!mascot || !(token !== undefined || mascot.public || mascot.workspaceId === actor?.workspaceId))
    throw noSuchMascot();
  if (token !== undefined) return 'bearer';
  return mascot.public && !actor ? 'everybody' : 'known';
}

const YEAR = 'max-age=31536000, immutable';

/**
 * How caches keep an answer. Shared ones keep only what everybody is sent, and ask before every use (`s-maxage=0`), so
 * that a mascot that is made private again is gone at once; a year is for the browser that has seen it. What a token
 * opens is asked for anew: it ends.
 */
const CACHING: Record<Audience, { changing: string; lasting: string }> = {
  everybody: { changing: 'public, no-cache', lasting: `public, s-maxage=0, ${YEAR}` },
  known: { changing: 'private, no-cache', lasting: `private, ${YEAR}` },
  bearer: { changing: 'private, no-cache', lasting: 'private, no-cache' },
};

/** The `Cache-Control` of an answer that may change under its address, or never does. */
export const caching = (audience: Audience, kind: 'changing' | 'lasting'): string => CACHING[audience][kind];

import { ApiError } from '@/lib/contract/errors';
import type { Actor } from '../actor';
import { noSuchMascot } from '../mascots/refusals';
import { opens } from './share-token';
import type { Party } from './made-once';

/** Who may see a mascot: members of its workspace, or everybody. */
interface MascotVisibility {
  workspaceId: string;
  public: boolean;
}

/**
 * The maximum number of pictures, and of bundles, that are made in parallel for all strangers together, and for a
 * workspace: some seconds of work. Without a limit many requests of one caller would delay all others for minutes.
 */
const MAX_AT_ONCE = { strangers: 64, workspace: 256 };

/** The party of a caller. Everybody outside of the mascot's workspace is a stranger, also with an account. */
export const partyOf = (mascot: MascotVisibility, actor: Actor | null): Party =>
  mascot.workspaceId === actor?.workspaceId
    ? { name: mascot.workspaceId, most: MAX_AT_ONCE.workspace }
    : { name: 'strangers', most: MAX_AT_ONCE.strangers };

/** The readers that an answer is for: everybody, a signed-in caller, or the holder of a share token. */
export type Audience = 'everybody' | 'known' | 'bearer';

/** The error for a share token that is malformed, expired or for another mascot. */
const invalidToken = () => new ApiError('forbidden', 'This share token is not valid for this mascot, or has expired.');

/**
 * Who may see a mascot: members and keys of its workspace, everybody where it is public, and holders of a token.
 * Throws `forbidden` for an invalid token, also where none is needed.
 * Else throws `not_found`, as for a mascot that does not exist.
 */
export function audienceOf(
  mascot: MascotVisibility | null,
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

/**
 * The `Cache-Control` values by audience. Answers that change are revalidated after a minute and served once more
 * meanwhile. Immutable ones are cached for a year: a mascot that becomes private stays in caches until they are purged
 * (docs/guides/cdn.md). Answers for a token are revalidated, since tokens expire.
 */
const CACHING: Record<Audience, { changing: string; lasting: string }> = {
  everybody: {
    changing: 'public, s-maxage=60, stale-while-revalidate=86400',
    lasting: 'public, max-age=31536000, immutable',
  },
  known: { changing: 'private, no-cache', lasting: 'private, max-age=31536000, immutable' },
  bearer: { changing: 'private, no-cache', lasting: 'private, no-cache' },
};

/** Gives the `Cache-Control` of an answer that may change under its address, or never does. */
export const caching = (audience: Audience, kind: 'changing' | 'lasting'): string => CACHING[audience][kind];

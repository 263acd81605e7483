import type { PlayerBundle } from '@/lib/contract/embed';
import { ApiError } from '@/lib/contract/errors';
import { PRESETS } from '@/lib/core/clip/presets';
import type { Actor } from '../actor';
import { bundlePath } from '../db/queries/links';
import { endIn } from '../signed-token';
import { readBundle } from './bundle';
import { previewMascot, type Preview } from './preview';
import { shareToken } from './share-token';

/** What the page of a mascot shows. */
interface MascotPage {
  name: string;
  /** Whether everybody sees it; else the caller has a token or is of its workspace. */
  public: boolean;
  /** Whether the caller is of its workspace. */
  own: boolean;
  bundle: PlayerBundle;
  /** What the page's player sends to load the mascot; null where it is public. */
  token: string | null;
  /** The path that the page's player loads, another one whenever the bundle changes; with the token if there is one. */
  src: string;
}

/** How long an open page may play a private mascot of its viewer's workspace. */
const OWN_TOKEN_SECONDS = 24 * 3600;

/**
 * The page of a mascot that the caller may see, by the rule of `audienceOf`; null where there is nothing for them to
 * see.
 */
export async function readMascotPage(
  actor: Actor | null,
  mascotId: string,
  token: string | undefined,
): Promise<MascotPage | null> {
  try {
    const { json, mascot, state } = await readBundle(actor, mascotId, { token });
    const bundle = JSON.parse(new TextDecoder().decode(json.plain)) as PlayerBundle;
    const own = mascot.workspaceId === actor?.workspaceId;
    const needed = mascot.public ? null : (token ?? shareToken(mascotId, endIn(OWN_TOKEN_SECONDS)));
    const query: Record<string, string> = needed === null ? { v: mascot.versionId ?? '', state } : { token: needed };
    const src = `${bundlePath(mascotId)}?${new URLSearchParams(query).toString()}`;
    return { name: mascot.name, public: mascot.public, own, bundle, token: needed, src };
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return null;
    throw error;
  }
}

/** How far into a motion it shows best, as a share of it. */
export const TELLING = 0.36;

/** The picture that a link to the page is shown with: the mascot waves. Throws as `previewMascot`. */
export function readCard(actor: Actor | null, mascotId: string, token: string | undefined): Promise<Preview> {
  const wave = PRESETS.find(({ name }) => name === 'wave');
  return previewMascot(actor, mascotId, {
    format: 'card',
    animation: 'wave',
    t: (wave?.duration ?? 0) * TELLING,
    token,
  });
}

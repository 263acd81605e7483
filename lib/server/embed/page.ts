import type { PlayerBundle } from '@/lib/contract/embed';
import { ApiError } from '@/lib/contract/errors';
import { PRESETS } from '@/lib/core/clip/presets';
import type { Actor } from '../actor';
import { bundlePath } from '../db/queries/links';
import { endIn } from '../signed-token';
import { readBundle } from './bundle';
import { previewMascot, type Preview } from './preview';
import { shareToken } from './share-token';

/** The content of a mascot's public page. */
interface MascotPage {
  name: string;
  /** Whether the mascot is public; else the caller has a token or belongs to its workspace. */
  public: boolean;
  /** Whether the caller belongs to the mascot's workspace. */
  own: boolean;
  bundle: PlayerBundle;
  /** The token with which the page's player loads the mascot; null if it is public. */
  token: string | null;
  /** The path that the page's player loads, with the token if there is one; it changes whenever the bundle changes. */
  src: string;
}

/** How long an open page may load a private mascot of its viewer's workspace, in seconds. */
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

/** The share of a motion after which its most telling moment is shown. */
export const TELLING = 0.36;

/** Draws the preview image of a link to the page: the mascot waving. Throws as `previewMascot`. */
export function readCard(actor: Actor | null, mascotId: string, token: string | undefined): Promise<Preview> {
  const wave = PRESETS.find(({ name }) => name === 'wave');
  return previewMascot(actor, mascotId, {
    format: 'card',
    animation: 'wave',
    t: (wave?.duration ?? 0) * TELLING,
    token,
  });
}

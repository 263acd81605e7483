import type { Animation } from '@/lib/contract/animation';
import { ApiError } from '@/lib/contract/errors';
import type { Actor } from '../actor';
import { db } from '../db/client';
import { findAnimation } from '../db/animations';

/** For an animation that the mascot does not have. */
export const noSuchAnimation = () => new ApiError('not_found', 'The mascot has no such animation in this workspace.');

/** An animation with its clip. Throws `not_found`. */
export async function getAnimation(actor: Actor, mascotId: string, id: string): Promise<Animation> {
  const animation = await findAnimation(db(), actor.workspaceId, mascotId, id);
  if (!animation) throw noSuchAnimation();
  return animation;
}

import type { Animation } from '@/lib/contract/animation';
import { ApiError } from '@/lib/contract/errors';
import type { Mascot } from '@/lib/contract/mascot';
import type { Actor } from '../actor';
import { db } from '../db/client';
import { findAnimation, findAnimations } from '../db/animations';

/** The error for an animation id that the mascot does not have. */
export const noSuchAnimation = () => new ApiError('not_found', 'The mascot has no such animation in this workspace.');

/** Returns an animation with its clip; throws `not_found`. */
export async function getAnimation(actor: Actor, mascotId: string, id: string): Promise<Animation> {
  const animation = await findAnimation(db(), actor.workspaceId, mascotId, id);
  if (!animation) throw noSuchAnimation();
  return animation;
}

/** The number of motions that a page shows before anything is scrolled. */
const FIRST_SHOWN = 8;

/** Returns all animations of a mascot, oldest first; only the first `FIRST_SHOWN` have their clips. */
export async function animationsForPage(actor: Actor, { id, animations }: Mascot): Promise<Animation[]> {
  const first = await findAnimations(db(), actor.workspaceId, id, FIRST_SHOWN);
  return animations.map((animation) => first.find((each) => each.id === animation.id) ?? animation);
}

/**
 * Returns all animations of a mascot with their clips, oldest first; an empty list if the mascot is not in the actor's
 * workspace.
 */
export const animationsWithClips = (actor: Actor, mascotId: string): Promise<Animation[]> =>
  findAnimations(db(), actor.workspaceId, mascotId);

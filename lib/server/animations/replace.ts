import type { Animation, AnimationReplacement } from '@/lib/contract/animation';
import { LIMITS } from '@/lib/core/limits';
import type { Actor } from '../actor';
import { recordActs } from '../audit/record';
import { transaction } from '../db/client';
import { animationNames, changeAnimation, findAnimation } from '../db/animations';
import { lockMascot } from '../db/mascots';
import { freeName } from '../mascots/names';
import { refuseLargeBundle } from '../mascots/bundle-room';
import { noSuchMascot } from '../mascots/refusals';
import { requireSpec } from '../mascots/spec';
import { refuseStale, type ExpectedStates } from '../precondition';
import { requireClip } from './clip';
import { noSuchAnimation } from './get';

/**
 * Replaces the clip of an animation, which keeps its id, and optionally its name; a name in use gets a number.
 * Throws `not_found`, `not_ready`, `conflict`, and `invalid_request` with every problem of the clip.
 */
export function replaceAnimation(
  actor: Actor,
  mascotId: string,
  id: string,
  { clip, name }: AnimationReplacement,
  expected: ExpectedStates = null,
): Promise<Animation> {
  return transaction(async (tx) => {
    if (!(await lockMascot(tx, actor.workspaceId, mascotId))) throw noSuchMascot();
    const animation = await findAnimation(tx, actor.workspaceId, mascotId, id);
    if (!animation) throw noSuchAnimation();
    refuseStale(expected, animation.updated_at, 'animation');
    const { spec } = await requireSpec(tx, actor, mascotId);
    const checked = requireClip(spec, clip);
    const others = (await animationNames(tx, mascotId)).filter((taken) => taken !== animation.name);
    const kept = name === undefined ? animation.name : freeName(name, others, LIMITS.animation.name.max);
    await recordActs(tx, actor, { action: 'animation.updated', resourceId: id, details: { mascot_id: mascotId } });
    const changed = await changeAnimation(tx, id, { ...checked, name: kept });
    await refuseLargeBundle(tx, mascotId, checked);
    return changed;
  });
}

import type { Job } from '@/lib/contract/job';
import type { SceneInput, SceneSize } from '@/lib/contract/scene';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { Actor } from '../actor';
import { composeNamed } from '../animations/compose-ahead';
import { clipOfMotion, resolveMotion } from '../animations/resolve';
import { transaction } from '../db/client';
import { slug } from '../files/name';
import { enqueue } from '../jobs/enqueue';
import { requireMascot } from '../mascots/get';
import { requireSpec } from '../mascots/spec';

/** The input of the scene job, which is immutable. */
export interface SceneWork {
  prompt: string;
  size: SceneSize;
  versionId: string;
  clip: AnimationClip | null;
  seconds: number;
  fileName: string;
}

/**
 * Begins a scene. Throws `not_found`, `not_ready`, `insufficient_credits`, and `invalid_request` for an unknown
 * animation.
 */
export async function createScene(actor: Actor, mascotId: string, input: SceneInput): Promise<Job> {
  await composeNamed(actor, mascotId, { motions: [input.animation] });
  return transaction(async (tx) => {
    const mascot = await requireMascot(tx, actor, mascotId);
    const { spec, versionId } = await requireSpec(tx, actor, mascotId);
    const clip =
      input.animation === undefined
        ? null
        : await clipOfMotion(tx, await resolveMotion(tx, mascotId, input.animation), spec);
    const work: SceneWork = {
      prompt: input.prompt,
      size: input.size ?? 'square',
      versionId,
      clip,
      seconds: input.t ?? 0,
      fileName: `${slug(mascot.name) || 'mascot'}-scene.png`,
    };
    return enqueue(tx, actor, {
      type: 'scene',
      action: 'scene',
      mascotId,
      input: work,
      maxCostUsd: input.max_cost_usd,
    });
  });
}

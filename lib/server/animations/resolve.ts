import { ApiError } from '@/lib/contract/errors';
import { PRESET_NAMES, type AnimationClip, type PresetName } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import type { Db, Tx } from '../db/client';
import { clipOf, findAnimationId } from '../db/animations';
import { presetOf } from './compose';

/** A reference to a motion: an animation of the mascot, or a preset. */
export type NamedMotion = { animationId: string } | { preset: PresetName };

/**
 * Finds the mascot's animation by id or name, else the preset of that name; throws `invalid_request` if there is none.
 */
export async function resolveMotion(tx: Db | Tx, mascotId: string, name: string): Promise<NamedMotion> {
  return motionOf(await findAnimationId(tx, mascotId, name), name);
}

/**
 * The reference to a motion: the mascot's animation if there is one, else the preset of the name; throws
 * `invalid_request`.
 */
export function motionOf(animationId: string | null, name: string): NamedMotion {
  if (animationId !== null) return { animationId };
  const preset = PRESET_NAMES.find((known) => known === name);
  if (preset) return { preset };
  throw unknown(name);
}

/**
 * The clip of a motion for the current rig of the mascot; throws `invalid_request` if the animation no longer exists.
 */
export async function clipOfMotion(tx: Db | Tx, motion: NamedMotion, spec: MascotSpec): Promise<AnimationClip> {
  if ('preset' in motion) return presetOf(spec, motion.preset);
  const clip = await clipOf(tx, motion.animationId);
  if (!clip) throw unknown(motion.animationId);
  return clip;
}

const unknown = (name: string) =>
  new ApiError('invalid_request', 'The animation is unknown.', [
    `animation: The mascot has no animation "${name}", and there is no preset of that name.`,
  ]);

import type { Animation, ClipAnimationInput, PresetAnimationInput } from '@/lib/contract/animation';
import type { PresetOptions } from '@/lib/core/clip/presets';
import type { AnimationClip, PresetName } from '@/lib/core/clip/schema';
import { LIMITS } from '@/lib/core/limits';
import type { MascotSpec } from '@/lib/core/spec/schema';
import type { Actor } from '../actor';
import { recordActs } from '../audit/record';
import { transaction } from '../db/client';
import { animationNames, insertAnimation } from '../db/animations';
import { lockMascot } from '../db/mascots';
import { refuseLargeBundle, requireRoomFor } from '../mascots/bundle-room';
import { noSuchMascot } from '../mascots/refusals';
import { requireSpec } from '../mascots/spec';
import { freeName } from '../mascots/names';
import { requireClip } from './clip';
import { presetOf } from './compose';
import { composeNamed } from './compose-ahead';

/** A new motion before its name is made unique. */
interface Draft {
  name: string;
  source: 'preset' | 'custom';
  preset: PresetName | null;
  clip: AnimationClip;
}

/**
 * Adds an animation: a preset that is composed for the mascot's rig, or a given clip.
 * Throws `not_found`, `not_ready`, and `invalid_request` with every problem of the clip, or where the
 * mascot has no room for it.
 */
export async function createAnimation(
  actor: Actor,
  mascotId: string,
  input: PresetAnimationInput | ClipAnimationInput,
): Promise<Animation> {
  if ('preset' in input) await composeNamed(actor, mascotId, { motions: [input.preset], options: optionsOf(input) });
  return transaction(async (tx) => {
    if (!(await lockMascot(tx, actor.workspaceId, mascotId))) throw noSuchMascot();
    await requireRoomFor(tx, mascotId, { motions: 1 });
    const { spec } = await requireSpec(tx, actor, mascotId);
    const draft = 'preset' in input ? ofPreset(spec, input) : ofClip(spec, input);
    const name = freeName(draft.name, await animationNames(tx, mascotId), LIMITS.animation.name.max);
    const animation = await insertAnimation(tx, { ...draft, mascotId, name, clip: { ...draft.clip, name } });
    await refuseLargeBundle(tx, mascotId, draft.clip);
    const details = { mascot_id: mascotId };
    await recordActs(tx, actor, { action: 'animation.created', resourceId: animation.id, details });
    return animation;
  });
}

const optionsOf = ({ preset, intensity, duration, name = preset }: PresetAnimationInput): PresetOptions => ({
  name,
  ...(intensity === undefined ? {} : { intensity }),
  ...(duration === undefined ? {} : { duration }),
});

function ofPreset(spec: MascotSpec, input: PresetAnimationInput): Draft {
  const { preset, name = preset } = input;
  return { name, source: 'preset', preset, clip: presetOf(spec, preset, optionsOf(input)) };
}

function ofClip(spec: MascotSpec, { clip, name }: ClipAnimationInput): Draft {
  return { name, source: 'custom', preset: null, clip: requireClip(spec, clip) };
}

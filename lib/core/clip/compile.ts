import { addLag } from './modifiers/follow';
import { blinkSpans } from './modifiers/blink';
import type { Rig } from '../rig/rig';
import type { Part } from '../spec/schema';
import type { Motion, PartMotion } from './motion';
import type { AnimationClip, Follow } from './schema';

/** The drawing of a lid halfway, shown while an eye reopens after a blink. */
const HALF_STATE = 'half';

/**
 * Makes a clip ready for a rig: tracks by part, blinks placed, springs precomputed. Parts that the rig does not have are
 * left out, so that a clip made for one mascot plays on another as far as it can.
 */
export function compileClip(rig: Rig, clip: AnimationClip): Motion {
  const bones = new Map(rig.spec.parts.map((bone) => [bone.id, bone]));
  const parts = new Map<string, PartMotion>();
  const touch = (id: string): PartMotion | undefined => {
    const bone = bones.get(id);
    if (!bone) return undefined;
    const found = parts.get(id) ?? emptyMotion(bone);
    parts.set(id, found);
    return found;
  };
  for (const track of clip.tracks) {
    const part = touch(track.part);
    if (!part) continue;
    if (track.prop === 'state') part.states = track.keys;
    else part.channels.push({ prop: track.prop, keys: track.keys });
  }
  const follows: Follow[] = [];
  for (const modifier of clip.modifiers) {
    const part = touch(modifier.part);
    if (!part) continue;
    if (modifier.type === 'breathing') part.breaths.push(modifier);
    else if (modifier.type === 'follow') follows.push(modifier);
    else part.blinks.push(...blinkSpans(modifier, clip.duration, halfState(part.bone, modifier.closedState)));
  }
  for (const eye of [...parts.values()].filter(({ blinks }) => blinks.length)) {
    for (const { id } of rig.spec.parts.filter(({ parent }) => parent === eye.bone.id)) {
      const pupil = touch(id);
      if (pupil) pupil.lid = eye;
    }
  }
  const { duration, loop } = clip;
  addLag(rig, { duration, loop, parts }, follows);
  return { duration, loop, parts: [...parts.values()] };
}

const emptyMotion = (bone: Part): PartMotion => ({ bone, channels: [], states: null, breaths: [], blinks: [], lag: null, lid: null });

const halfState = (bone: Part, closed: string): string | null =>
  closed !== HALF_STATE && bone.states.some(({ name }) => name === HALF_STATE) ? HALF_STATE : null;

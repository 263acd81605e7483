import { addLag } from './modifiers/follow';
import { blinkSpans } from './modifiers/blink';
import type { Rig } from '../rig/rig';
import type { Motion, PartMotion } from './motion';
import type { AnimationClip } from './schema';

/** The state name of the half-open eyelid, shown while an eye reopens after a blink. */
const HALF_STATE = 'half';

/**
 * Makes a clip ready for a rig: tracks by part, blinks placed, springs precomputed. Leaves out parts that the rig
 * lacks, so that a clip made for one mascot plays on another as far as possible.
 */
export function compileClip(rig: Rig, { duration, loop, tracks, modifiers }: AnimationClip): Motion {
  const parts = new Map<string, PartMotion>();
  const touch = (id: string): PartMotion | undefined => {
    const bone = rig.parts[rig.index.get(id) ?? -1];
    const part =
      bone && (parts.get(id) ?? { bone, channels: [], states: null, breaths: [], blinks: [], lag: null, lid: null });
    if (part) parts.set(id, part);
    return part;
  };
  for (const track of tracks) {
    const part = touch(track.part);
    if (track.prop !== 'state') part?.channels.push(track);
    else if (part) part.states = track.keys;
  }
  for (const modifier of modifiers) {
    const part = touch(modifier.part);
    if (modifier.type === 'breathing') part?.breaths.push(modifier);
    if (modifier.type !== 'blink') continue;
    const half = modifier.closedState !== HALF_STATE && part?.bone.drawings.has(HALF_STATE);
    part?.blinks.push(...blinkSpans(modifier, duration, half ? HALF_STATE : null));
  }
  for (const eye of [...parts.values()].filter(({ blinks }) => blinks.length)) {
    for (const { id, parent } of rig.parts) {
      const pupil = rig.parts[parent] === eye.bone && touch(id);
      if (pupil) pupil.lid = eye;
    }
  }
  addLag(rig, { duration, loop, parts }, modifiers);
  return { duration, loop, parts: [...parts.values()] };
}

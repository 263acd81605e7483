import { valueAt, keyIndex } from '@/lib/core/clip/keys';
import { DEFAULT_STATE } from '@/lib/core/clip/part-pose';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { REST } from '@/lib/core/rig/pose';
import { addKey, editKeys, type EditedKeys } from './edit-keys';
import { keyNames, trackIn, type AnyKey, type TrackAddress } from './keys';
import type { CopiedKey } from './paste';

/** A value of a property in a pose. */
export interface PosedValue extends TrackAddress {
  v: AnyKey['v'];
}

/** The easing of a new key. */
const NEW_EASE = 'easeInOut';
/** A key within this distance gets the new value instead of a neighbour; it is half a frame, in seconds. */
const SAME_KEY_SECONDS = 1 / 60;

/** The rest value of a property, which a part has without tracks. */
const restOf = (prop: TrackAddress['prop']): AnyKey['v'] => (prop === 'state' ? DEFAULT_STATE : REST[prop]);

/** The value of a property in a clip at `t` (0 to 1), without modifiers. */
export function clipValue(clip: AnimationClip, address: TrackAddress, t: number): AnyKey['v'] {
  const track = trackIn(clip, address);
  if (!track) return restOf(address.prop);
  if (track.prop === 'state') return track.keys[keyIndex(track.keys, t)]?.v ?? DEFAULT_STATE;
  return valueAt(track.keys, t);
}

const keyAt = (prop: TrackAddress['prop'], t: number, v: AnyKey['v']): AnyKey =>
  (prop === 'state' ? { t, v } : { t, v, ease: NEW_EASE }) as AnyKey;

/**
 * Writes the values of a pose into a clip at `t` (0 to 1).
 * A new track also gets rest values at the start, and at the end of a loop; an existing key at that moment keeps its
 * easing.
 */
export function poseKeys(clip: AnimationClip, t: number, values: readonly PosedValue[]): EditedKeys {
  let next = clip;
  const keys: string[] = [];
  for (const { v, ...address } of values) {
    next = withRest(next, address, t);
    const near = nearKey(next, address, t);
    const edited: EditedKeys =
      near === null
        ? addKey(next, address, keyAt(address.prop, t, v))
        : editKeys(next, [near], (key) => [{ key: { ...key, v } as AnyKey, chosen: true }]);
    next = edited.clip;
    keys.push(...edited.keys);
  }
  return { clip: next, keys };
}

/** The values of a clip at `t` (0 to 1) as copied keys of one moment. */
export const copyPose = (clip: AnimationClip, tracks: readonly TrackAddress[], t: number): CopiedKey[] =>
  tracks.map(({ part, prop }) => {
    const v = clipValue(clip, { part, prop }, t);
    return { part, prop, after: 0, v, ...(prop === 'state' ? {} : { ease: NEW_EASE }) };
  });

function withRest(clip: AnimationClip, address: TrackAddress, t: number): AnimationClip {
  if (trackIn(clip, address)) return clip;
  const moments = [...(t > 0 ? [0] : []), ...(clip.loop && t < 1 ? [1] : [])];
  return moments.reduce((now, at) => addKey(now, address, keyAt(address.prop, at, restOf(address.prop))).clip, clip);
}

function nearKey(clip: AnimationClip, address: TrackAddress, t: number): string | null {
  const track = trackIn(clip, address);
  const index = track?.keys.findIndex((key) => Math.abs(key.t - t) * clip.duration < SAME_KEY_SECONDS) ?? -1;
  return track ? (keyNames(track)[index] ?? null) : null;
}

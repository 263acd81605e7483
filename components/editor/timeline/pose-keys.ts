import { valueAt, keyIndex } from '@/lib/core/clip/keys';
import { DEFAULT_STATE } from '@/lib/core/clip/part-pose';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { REST } from '@/lib/core/rig/pose';
import { addKey, editKeys, type EditedKeys } from './edit-keys';
import { keyNames, trackIn, type AnyKey, type TrackAddress } from './keys';

/** A value of a property at a moment of a pose. */
export interface PosedValue extends TrackAddress {
  v: AnyKey['v'];
}

/** How a new key is arrived at: slow in and slow out. */
const NEW_EASE = 'easeInOut';
/** A key so near takes a new value in place of getting a neighbour, in seconds: half a frame. */
const SAME_KEY_SECONDS = 1 / 60;

/** The value of a property where nothing moves it. */
const restOf = (prop: TrackAddress['prop']): AnyKey['v'] => (prop === 'state' ? DEFAULT_STATE : REST[prop]);

/** The value that a clip gives a property at `t` (0 to 1), without what its part does by itself. */
export function clipValue(clip: AnimationClip, address: TrackAddress, t: number): AnyKey['v'] {
  const track = trackIn(clip, address);
  if (!track) return restOf(address.prop);
  if (track.prop === 'state') return track.keys[keyIndex(track.keys, t)]?.v ?? DEFAULT_STATE;
  return valueAt(track.keys, t);
}

const keyAt = (prop: TrackAddress['prop'], t: number, v: AnyKey['v']): AnyKey =>
  (prop === 'state' ? { t, v } : { t, v, ease: NEW_EASE }) as AnyKey;

/**
 * Writes values into a clip at `t` (0 to 1). A property that nothing moves yet comes from rest, and goes back to it
 * where the motion loops; a key at that moment gets the new value and keeps its easing.
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

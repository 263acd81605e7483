import type { AnimationClip } from '@/lib/core/clip/schema';
import { addKey } from './edit-keys';
import { keyIn, keyName, trackIn, trackName, type TrackAddress } from './keys';

/** Values that are closer than this look alike, in degrees, pixels and factors. */
const SAME_VALUE = 0.01;

/** The first and the last value of a track that differ where its loop begins again. */
export interface Seam {
  first: number;
  last: number;
}

/**
 * The tracks of a loop that jump where it begins again, by their names; none for a motion that ends. A drawing is no
 * jump: it changes at once anyway.
 */
export function seamsOf({ loop, tracks }: AnimationClip): Map<string, Seam> {
  const seams = new Map<string, Seam>();
  if (!loop) return seams;
  for (const track of tracks) {
    if (track.prop === 'state') continue;
    const [first, last] = [track.keys[0]?.v, track.keys.at(-1)?.v];
    if (first === undefined || last === undefined || Math.abs(first - last) <= SAME_VALUE) continue;
    seams.set(trackName(track), { first, last });
  }
  return seams;
}

/** A clip in which a track ends as it begins: its last value is its first, at the very end. */
export function withoutSeam(clip: AnimationClip, address: TrackAddress): AnimationClip {
  const track = trackIn(clip, address);
  const first = track?.keys[0];
  const last = track && keyIn(clip, keyName(track, track.keys.length - 1));
  if (!first || !last || !('ease' in last)) return clip;
  return addKey(clip, address, { ...last, t: 1, v: first.v } as typeof last).clip;
}

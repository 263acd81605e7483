import type { AnimationClip } from '@/lib/core/clip/schema';
import { addKey } from './edit-keys';
import { keyIn, keyName, trackIn, trackName, type TrackAddress } from './keys';

/** Values with at most this difference count as equal, in degrees, pixels and factors. */
const SAME_VALUE = 0.01;

/** The first and last value of a track, which differ where its loop restarts. */
export interface Seam {
  first: number;
  last: number;
}

/**
 * The tracks that jump where the loop restarts, by their names; empty for a motion without a loop.
 * Drawing tracks are left out, because a drawing always changes at once.
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

/** A clip in which a track ends with its first value, so that the loop does not jump. */
export function withoutSeam(clip: AnimationClip, address: TrackAddress): AnimationClip {
  const track = trackIn(clip, address);
  const first = track?.keys[0];
  const last = track && keyIn(clip, keyName(track, track.keys.length - 1));
  if (!first || !last || !('ease' in last)) return clip;
  return addKey(clip, address, { ...last, t: 1, v: first.v } as typeof last).clip;
}

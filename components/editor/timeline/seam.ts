import type { AnimationClip, PropertyTrack } from '@/lib/core/clip/schema';
import { trackName } from './keys';

/** Values closer than this share of what the eye sees are one. */
const SAME_VALUE = 0.01;

/** The first and the last value of a track that differ where its loop begins again. */
export interface Seam {
  first: PropertyTrack['keys'][number]['v'] | string;
  last: PropertyTrack['keys'][number]['v'] | string;
}

/** The tracks of a loop that jump where it begins again, by their names; none for a motion that ends. */
export function seamsOf({ loop, tracks }: AnimationClip): Map<string, Seam> {
  const seams = new Map<string, Seam>();
  if (!loop) return seams;
  for (const track of tracks) {
    const [first, last] = [track.keys[0]?.v, track.keys.at(-1)?.v];
    if (first === undefined || last === undefined || isSame(first, last)) continue;
    seams.set(trackName(track), { first, last });
  }
  return seams;
}

const isSame = (a: number | string, b: number | string): boolean =>
  typeof a === 'number' && typeof b === 'number' ? Math.abs(a - b) <= SAME_VALUE : a === b;

import { critique, type MotionFinding } from '@/lib/core/clip/critic';
import type { AnimationClip, Track } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { mended } from '../../motion/mended';

/** Each round mends or drops one track: more than a measured clip has that the critic could object to. */
const MOST_ROUNDS = 24;

/**
 * A clip that the motion critic has nothing against, with a note of what was mended: what mending leaves is eased
 * softly, and dropped where that is not enough.
 */
export function repairedClip(spec: MascotSpec, clip: AnimationClip): { clip: AnimationClip; notes: string[] } {
  let { clip: now, notes } = mended(spec, clip);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const [finding] = critique(spec, now);
    if (!finding) break;
    now = {
      ...now,
      tracks: now.tracks.flatMap((track) => (isAbout(finding, track) ? calmer(finding, track) : [track])),
    };
  }
  return { clip: now, notes };
}

const isAbout = ({ part, prop }: MotionFinding, track: Track): boolean =>
  track.part === part && (prop === undefined || track.prop === prop);

/** A track without what a finding is about: eased softly where its steps were even, else none. */
function calmer({ rule }: MotionFinding, track: Track): Track[] {
  if (rule !== 'easing' || track.prop === 'state' || !track.keys.some(({ ease }) => ease === 'linear')) return [];
  return [
    { ...track, keys: track.keys.map((key) => (key.ease === 'linear' ? { ...key, ease: 'easeInOut' as const } : key)) },
  ];
}

import { critique, type MotionFinding } from '@/lib/core/clip/critic';
import type { AnimationClip, Track } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { mended } from '../../motion/mended';

/** The largest number of rounds, each of which repairs or drops one track; a measured clip has fewer findings. */
const MAX_ROUNDS = 24;

/**
 * Repairs a clip until the motion critic has no findings, and notes the repairs.
 * A track that the automatic repair leaves faulty gets soft easing, and is dropped if that is not enough.
 */
export function repairedClip(spec: MascotSpec, clip: AnimationClip): { clip: AnimationClip; notes: string[] } {
  let { clip: now, notes } = mended(spec, clip);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
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

/** A track after a finding: with soft easing if its steps were linear, else none. */
function calmer({ rule }: MotionFinding, track: Track): Track[] {
  if (rule !== 'easing' || track.prop === 'state' || !track.keys.some(({ ease }) => ease === 'linear')) return [];
  return [
    { ...track, keys: track.keys.map((key) => (key.ease === 'linear' ? { ...key, ease: 'easeInOut' as const } : key)) },
  ];
}

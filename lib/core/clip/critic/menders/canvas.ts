import type { AnimationClip, TrackProp } from '../../schema';
import { canvas, leavesPicture } from '../canvas';
import { takeOf } from '../take';
import { chainOf, nearer, restOf, withTracks, type Mender } from './edit';

/** The scale factors to try for a movement: the largest that stays on the canvas wins. */
const SHARES = [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0];
const WAYS: readonly ReadonlySet<TrackProp>[] = [
  new Set(['translateX', 'translateY']),
  new Set(['translateX', 'translateY', 'rotate', 'scaleX', 'scaleY']),
];

/**
 * Scales down the movement of a part that leaves the canvas: its shifts first, then everything. Carrying parts are
 * scaled too, so that they stay joined.
 */
export const mendCanvas: Mender = (take, { part }) => {
  const chain = chainOf(take, part);
  // The sideways movement of a figure that leaves the picture is intended.
  const way = leavesPicture(take) ? take.figure.roles.root : null;
  for (const props of WAYS) {
    for (const share of SHARES) {
      const calmer = calmed(take.clip, { parts: chain, props, way }, share);
      if (!canvas(takeOf(take.rig, calmer)).some((finding) => finding.part === part)) return calmer;
    }
  }
  return take.clip;
};

const calmed = (
  clip: AnimationClip,
  { parts, props, way }: { parts: ReadonlySet<string>; props: ReadonlySet<TrackProp>; way: string | null },
  share: number,
): AnimationClip =>
  withTracks(clip, (track) =>
    parts.has(track.part) && props.has(track.prop) && !(track.part === way && track.prop === 'translateX')
      ? { ...track, keys: nearer(track.keys, restOf(track.prop), share) }
      : track,
  );

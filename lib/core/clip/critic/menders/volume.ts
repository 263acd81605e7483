import type { AnimationClip, Keyframe, PropertyTrack } from '../../schema';
import type { Mender } from './edit';

/**
 * The largest scale factor, in either direction, that counts as squash; beyond it a part is meant to grow or vanish.
 */
const FURTHEST = 2;

/** Derives the scale that deviates less from the other one, so that their product stays 1. */
export const mendVolume: Mender = ({ clip }, { part }) => {
  const [x, y] = [scale(clip, part, 'scaleX'), scale(clip, part, 'scaleY')];
  const [leading, following] = stretch(y) >= stretch(x) ? [y, 'scaleX' as const] : [x, 'scaleY' as const];
  if (!leading || stretch(leading) > Math.log(FURTHEST)) return clip;
  const answer: PropertyTrack = { part, prop: following, keys: answered(leading.keys) };
  return {
    ...clip,
    tracks: [...clip.tracks.filter((track) => track.part !== part || track.prop !== following), answer],
  };
};

const scale = ({ tracks }: AnimationClip, part: string, prop: 'scaleX' | 'scaleY'): PropertyTrack | undefined =>
  tracks.find((track): track is PropertyTrack => track.part === part && track.prop === prop);

const answered = (keys: readonly Keyframe[]): Keyframe[] => keys.map((key) => ({ ...key, v: 1 / key.v }));

/**
 * Gives the largest scale factor of a track in either direction; infinite for a mirrored one, which has no reciprocal.
 */
const stretch = (track: PropertyTrack | undefined): number =>
  Math.max(0, ...(track?.keys ?? []).map(({ v }) => (v > 0 ? Math.abs(Math.log(v)) : Infinity)));

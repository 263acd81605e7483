import { REST } from '../../../rig/pose';
import type { AnimationClip, Keyframe, PropertyTrack, Track, TrackProp } from '../../schema';
import type { MotionFinding } from '../finding';
import type { Take } from '../take';

/** Repairs one finding in a clip; gives the same clip if it cannot. */
export type Mender = (take: Take, finding: MotionFinding) => AnimationClip;

/** The clip with each property track replaced by `change`; null removes a track. */
export function withTracks(clip: AnimationClip, change: (track: PropertyTrack) => PropertyTrack | null): AnimationClip {
  return {
    ...clip,
    tracks: clip.tracks.flatMap((track): Track[] => {
      const changed = track.prop === 'state' ? track : change(track);
      return changed ? [changed] : [];
    }),
  };
}

/** The clip with the keys of one track replaced. */
export const withKeys = (
  clip: AnimationClip,
  part: string,
  prop: TrackProp | undefined,
  change: (keys: Keyframe[]) => Keyframe[],
): AnimationClip =>
  withTracks(clip, (track) =>
    track.part === part && track.prop === prop ? { ...track, keys: change(track.keys) } : track,
  );

/** A part and all of its ancestors up to the root. */
export function chainOf({ figure }: Take, part: string): Set<string> {
  const chain = new Set<string>();
  for (let id: string | null = part; id !== null && !chain.has(id); id = figure.anatomy.part(id)?.parent ?? null)
    chain.add(id);
  return chain;
}

/** The value of a property at rest. */
export const restOf = (prop: TrackProp): number => REST[prop];

/**
 * Delays the keys, except those at the two ends of the clip, by a share (0..1) of the clip or as far as there is room.
 */
export function delayed(keys: readonly Keyframe[], by: number): Keyframe[] {
  const inner = keys.filter(({ t }) => t > 0 && t < 1);
  const [last, after] = [inner.at(-1), keys.at(-1)];
  if (!last || !after) return [...keys];
  const room = after.t >= 1 ? (1 - last.t) / 2 : 1 - last.t;
  const late = Math.min(by, room);
  return keys.map((key) => (key.t > 0 && key.t < 1 ? { ...key, t: key.t + late } : key));
}

/** Scales the keys toward a value: a factor of 1 leaves them unchanged, 0 sets them all to it. */
export const nearer = (keys: readonly Keyframe[], value: number, share: number): Keyframe[] =>
  keys.map((key) => ({ ...key, v: value + (key.v - value) * share }));

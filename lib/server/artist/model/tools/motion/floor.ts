import { stageOf } from '@/lib/artist/motion/props/stage';
import { tracksOf, type PropPose } from '@/lib/artist/motion/props/tracks';
import { valueAt } from '@/lib/core/clip/keys';
import type { AnimationClip, PropertyTrack, TrackProp } from '@/lib/core/clip/schema';
import type { MascotSpec, Part } from '@/lib/core/spec/schema';

/** A mascot with the props of a motion, and the ids of those that stand on the floor. */
interface Floored {
  readonly spec: MascotSpec;
  readonly floor: ReadonlySet<string>;
}

/** The number of keys per second for a part that keeps its place while the figure moves. */
const FLOOR_KEYS_PER_SECOND = 24;

/** The pose of a part by its own keys, relative to the canvas instead of its parent. */
function ownPose({ tracks, duration }: AnimationClip, { id, pivot }: Part): (seconds: number) => PropPose {
  const keysOf = (prop: TrackProp) =>
    tracks.find((track): track is PropertyTrack => track.part === id && track.prop === prop)?.keys ?? [];
  const value = (prop: TrackProp, rest: number, seconds: number): number => {
    const keys = keysOf(prop);
    return keys.length > 0 ? valueAt(keys, seconds / duration) : rest;
  };
  return (seconds) => {
    const size = value('scaleX', 1, seconds);
    return {
      x: pivot[0] + value('translateX', 0, seconds),
      y: pivot[1] + value('translateY', 0, seconds),
      turn: value('rotate', 0, seconds),
      size,
      tall: size === 0 ? 1 : value('scaleY', 1, seconds) / size,
      fade: value('opacity', 1, seconds),
    };
  };
}

const isOf = (part: string, isState: boolean) => (track: AnimationClip['tracks'][number]) =>
  track.part === part && (track.prop === 'state') === isState;

/** A clip in which one part on the floor keeps its place, by keys that compensate the movement of its parent. */
function grounded(spec: MascotSpec, clip: AnimationClip, part: Part): AnimationClip {
  const others = clip.tracks.filter((track) => !isOf(part.id, false)(track));
  const stage = stageOf(spec, { ...clip, tracks: others });
  const pose = ownPose(clip, part);
  const steps = Math.max(2, Math.ceil(clip.duration * FLOOR_KEYS_PER_SECOND));
  const flight = { from: 0, to: clip.duration, steps, pose: (_: number, seconds: number) => pose(seconds) };
  const still = tracksOf(stage, { part, flights: [flight] }).filter(isOf(part.id, false));
  return { ...clip, tracks: [...others, ...still] };
}

/**
 * The clip of a sketch as it is played. Props on the floor do not follow the figure: they keep their place on the
 * canvas, or move by their own keys.
 */
export const performed = ({ spec, floor }: Floored, clip: AnimationClip): AnimationClip =>
  spec.parts.filter(({ id }) => floor.has(id)).reduce((now, part) => grounded(spec, now, part), clip);

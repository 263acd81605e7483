import type { Pose } from '../../rig/pose';
import type { Rig } from '../../rig/rig';
import { solve, type SolvedPart } from '../../rig/solve';
import { motionOf } from '../motion-of';
import { valueAt } from '../keys';
import type { Motion } from '../motion';
import { figureOf, type Figure } from '../presets/figure';
import { sample } from '../sample';
import type { AnimationClip, PropertyTrack, TrackProp } from '../schema';

/** Looks a second: more than film has frames, so that no key between two frames is missed. */
const RATE = 48;
/** The maximum number of looks at a long clip, which repeats itself. */
const MAX_LOOKS = 720;
/** A loop is also looked at just before its end: at its end it has begun again. */
const LAST_MOMENT = 1e-6;

/** One look at the clip. */
export interface CriticFrame {
  /** Seconds. */
  t: number;
  pose: Pose;
  /** The place and drawing of each part. */
  parts: ReadonlyMap<string, SolvedPart>;
}

/** A clip as the critic sees it: played once on its rig and sampled evenly from its first moment to its last. */
export interface Take {
  rig: Rig;
  clip: AnimationClip;
  motion: Motion;
  figure: Figure;
  looks: readonly CriticFrame[];
  /** The values of a property's track at every look, before limits, springs and breath. Null without a track. */
  written(part: string, prop: TrackProp): readonly number[] | null;
}

/** Plays the clip on the rig for the rules. */
export function takeOf(rig: Rig, clip: AnimationClip): Take {
  const motion = motionOf(rig, clip);
  const count = Math.max(12, Math.min(Math.ceil(clip.duration * RATE), MAX_LOOKS));
  const end = clip.loop ? clip.duration - LAST_MOMENT : clip.duration;
  const times = Array.from({ length: count + 1 }, (_, i) => (end * i) / count);
  const tracks = new Map(
    clip.tracks.flatMap((track) =>
      track.prop === 'state' ? [] : [[`${track.part} ${track.prop}`, track] as [string, PropertyTrack]],
    ),
  );
  const curves = new Map<string, readonly number[]>();
  return {
    rig,
    clip,
    motion,
    figure: figureOf(rig.spec),
    looks: times.map((t) => look(rig, motion, t)),
    written(part, prop) {
      const name = `${part} ${prop}`;
      const track = tracks.get(name);
      if (!track || !rig.index.has(part)) return null;
      const curve = curves.get(name) ?? times.map((t) => valueAt(track.keys, t / clip.duration));
      curves.set(name, curve);
      return curve;
    },
  };
}

/** The rig at a moment of a motion, in seconds. */
export const look = (rig: Rig, motion: Motion, t: number): CriticFrame => posed(rig, t, sample(motion, t));

/** The rig in a pose that it has at a moment, in seconds. */
export const posed = (rig: Rig, t: number, pose: Pose): CriticFrame => ({
  t,
  pose,
  parts: new Map(solve(rig, pose).map((part) => [part.id, part])),
});

/** The parts of the rig that a clip has property tracks for, each once. */
export const trackedParts = ({ clip, rig }: Take): string[] =>
  [...new Set(clip.tracks.filter(({ prop }) => prop !== 'state').map(({ part }) => part))].filter((part) =>
    rig.index.has(part),
  );

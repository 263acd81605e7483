import type { Pose } from '../../rig/pose';
import type { Rig } from '../../rig/rig';
import { solve, type SolvedPart } from '../../rig/solve';
import { motionOf } from '../motion-of';
import { valueAt } from '../keys';
import type { Motion } from '../motion';
import { figureOf, type Figure } from '../presets/figure';
import { sample } from '../sample';
import type { AnimationClip, PropertyTrack, TrackProp } from '../schema';

/** The samples per second: more than the frame rate of film, so that no key is missed. */
const RATE = 48;
/** The maximum number of samples of a long clip, which repeats itself. */
const MAX_LOOKS = 720;
/** A loop is also sampled just before its end, since at its end it has wrapped. */
const LAST_MOMENT = 1e-6;

/** The rig at one sampled time of the clip. */
export interface CriticFrame {
  /** The time in seconds. */
  t: number;
  pose: Pose;
  /** The solved matrix and drawing of each part. */
  parts: ReadonlyMap<string, SolvedPart>;
}

/** A clip prepared for the critic: played once on its rig and sampled evenly from start to end. */
export interface Take {
  rig: Rig;
  clip: AnimationClip;
  motion: Motion;
  figure: Figure;
  looks: readonly CriticFrame[];
  /**
   * Gives the values of a property's track at every sample, before limits, springs and breath; null without a track.
   */
  written(part: string, prop: TrackProp): readonly number[] | null;
}

/** Samples the clip on the rig for the rules. */
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

/** Samples the rig at a time of a motion, in seconds. */
export const look = (rig: Rig, motion: Motion, t: number): CriticFrame => posed(rig, t, sample(motion, t));

/** Solves the rig in a given pose, labelled with a time in seconds. */
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

import { z } from 'zod';
import { EASES, TRACK_PROPS, type AnimationClip, type Track } from '@/lib/core/clip/schema';
import { round } from '@/lib/core/geometry/number-text';
import { LIMITS } from '@/lib/core/limits';
import { defineTool, refusal } from '../../tool';
import { change, lasting, type MotionSketch } from './sketch';

const Seconds = z.number().min(0).max(LIMITS.clip.duration.max);
const NumberTrack = z.strictObject({
  part: z.string(),
  prop: z.enum(TRACK_PROPS),
  keys: z
    .array(
      z.strictObject({
        at: Seconds.describe('Seconds'),
        value: z.number(),
        ease: z.enum(EASES).default('easeInOut').describe('How it arrives at this key'),
      }),
    )
    .min(1),
});
const StatesTrack = z.strictObject({
  part: z.string(),
  prop: z.literal('state'),
  keys: z
    .array(
      z.strictObject({ at: Seconds.describe('Seconds'), value: z.string().describe("A state's name, or `default`") }),
    )
    .min(1),
});
const PutTrack = z.discriminatedUnion('prop', [NumberTrack, StatesTrack]);
type PutTrack = z.infer<typeof PutTrack>;

const nameOf = ({ part, prop }: Pick<Track, 'part' | 'prop'>): string => `${part} ${prop}`;

/** The decimals of a key's share of the clip. */
const SHARE_DECIMALS = 6;

function trackOf(track: PutTrack, duration: number): Track {
  const share = (at: number): number => Math.min(1, round(at / duration, SHARE_DECIMALS));
  if (track.prop === 'state') {
    return {
      part: track.part,
      prop: 'state',
      keys: track.keys.toSorted((a, b) => a.at - b.at).map(({ at, value }) => ({ t: share(at), v: value })),
    };
  }
  return {
    part: track.part,
    prop: track.prop,
    keys: track.keys.toSorted((a, b) => a.at - b.at).map(({ at, value, ease }) => ({ t: share(at), v: value, ease })),
  };
}

/** Lists the keys that lie after the end of the motion. */
function lateKeys(tracks: readonly PutTrack[], { duration }: AnimationClip): string[] {
  return tracks.flatMap((track, i) =>
    track.keys.flatMap(({ at }, n) =>
      at > duration + 1e-6
        ? [`tracks[${i}].keys[${n}].at: The motion ends at ${duration} seconds; lengthen it with set_timing first.`]
        : [],
    ),
  );
}

/** The tool that sets a motion's length and whether it loops. */
export const setTiming = (sketch: MotionSketch) =>
  defineTool({
    name: 'set_timing',
    description:
      'Sets how many seconds the motion lasts, and whether it repeats. Keys that are there keep their share of ' +
      'the motion.',
    input: z.strictObject({
      seconds: z.number().min(LIMITS.clip.duration.min).max(LIMITS.clip.duration.max),
      loop: z.boolean(),
    }),
    run({ seconds, loop }) {
      if (sketch.seconds !== null && Math.abs(seconds - sketch.seconds) > 1e-6)
        return refusal(`The motion is to last ${sketch.seconds} seconds: that is set.`);
      return change(
        sketch,
        { ...lasting(sketch.clip, seconds), loop },
        `The motion lasts ${seconds} seconds and ${loop ? 'repeats' : 'plays once'}.`,
      );
    },
  });

/** The tool that sets tracks; each replaces the one of its part and property. */
export const putTracks = (sketch: MotionSketch) =>
  defineTool({
    name: 'put_tracks',
    description:
      'Puts tracks, each in place of the one for the same part and property. Rotation in degrees, clockwise ' +
      'positive; translation in canvas pixels, y downward; scale and opacity as factors of 1. Put all that ' +
      'belongs together at once.',
    input: z.strictObject({ tracks: z.array(PutTrack).min(1).max(60) }),
    run({ tracks }) {
      const late = lateKeys(tracks, sketch.clip);
      if (late.length) return refusal('Nothing was changed:', ...late);
      const put = tracks.map((track) => trackOf(track, sketch.clip.duration));
      const names = new Set(put.map(nameOf));
      const kept = sketch.clip.tracks.filter((track) => !names.has(nameOf(track)));
      return change(
        sketch,
        { ...sketch.clip, tracks: [...kept, ...put] },
        `Put ${[...names].join(', ')}. There are ${kept.length + put.length} tracks.`,
      );
    },
  });

/** The tool that removes tracks. */
export const removeTracks = (sketch: MotionSketch) =>
  defineTool({
    name: 'remove_tracks',
    description: 'Takes tracks away, by part and property; without a property all of a part.',
    input: z.strictObject({
      tracks: z.array(z.strictObject({ part: z.string(), prop: z.enum([...TRACK_PROPS, 'state']).optional() })).min(1),
    }),
    run({ tracks }) {
      const goes = (track: Track): boolean =>
        tracks.some(({ part, prop }) => part === track.part && (prop ?? track.prop) === track.prop);
      const kept = sketch.clip.tracks.filter((track) => !goes(track));
      if (kept.length === sketch.clip.tracks.length)
        return refusal(`There is no such track; there are: ${sketch.clip.tracks.map(nameOf).join(', ') || 'none'}.`);
      return change(
        sketch,
        { ...sketch.clip, tracks: kept },
        `Removed ${sketch.clip.tracks.length - kept.length}; ${kept.length} are left.`,
      );
    },
  });

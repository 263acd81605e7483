import { valueAt } from '../../keys';
import type { Keyframe, PropertyTrack } from '../../schema';
import { chainOf, restOf, withTracks, type Mender } from './edit';

/** The duration in seconds of an added move out of rest or back to it, if there is room. */
const RAMP = 0.25;
/** Values closer than this are equal. */
const EPSILON = 1e-9;

/**
 * Makes loops end where they began, and one-shots start and end at rest, in the tracks of the part and of its
 * ancestors.
 */
export const mendSeam: Mender = (take, { part, t }) => {
  const { clip } = take;
  const chain = chainOf(take, part);
  const ramp = RAMP / clip.duration;
  const mended = withTracks(clip, (track) => {
    if (!chain.has(track.part)) return track;
    if (clip.loop) return { ...track, keys: closed(track) };
    return {
      ...track,
      keys: t <= 0 ? fromRest(track.keys, restOf(track.prop), ramp) : toRest(track.keys, restOf(track.prop), ramp),
    };
  });
  const changed = mended.tracks.some((track, i) => JSON.stringify(track) !== JSON.stringify(clip.tracks[i]));
  // A part that jumps although its tracks do not has a spring that is still moving: its swing is reduced.
  return changed
    ? mended
    : {
        ...clip,
        modifiers: clip.modifiers.flatMap((modifier) =>
          modifier.type === 'follow' && chain.has(modifier.part)
            ? { ...modifier, strength: modifier.strength / 2 }
            : modifier,
        ),
      };
};

function closed({ prop, keys }: PropertyTrack): Keyframe[] {
  const [start, end] = [valueAt(keys, 0), valueAt(keys, 1)];
  const apart = prop === 'rotate' ? Math.abs(end - start) % 360 : Math.abs(end - start);
  if (apart < EPSILON) return keys;
  const last = keys.at(-1);
  return last && last.t >= 1
    ? [...keys.slice(0, -1), { ...last, v: start }]
    : [...keys, { t: 1, v: start, ease: 'easeInOut' }];
}

function fromRest(keys: readonly Keyframe[], rest: number, ramp: number): Keyframe[] {
  const [first, second] = keys;
  if (!first || Math.abs(first.v - rest) < EPSILON) return [...keys];
  const start: Keyframe = { t: 0, v: rest, ease: 'easeInOut' };
  if (first.t >= ramp) return [start, { ...first, ease: 'easeInOut' }, ...keys.slice(1)];
  const late = Math.min(ramp, second ? (first.t + second.t) / 2 : 0.5);
  return [start, { ...first, t: late, ease: 'easeInOut' }, ...keys.slice(1)];
}

function toRest(keys: readonly Keyframe[], rest: number, ramp: number): Keyframe[] {
  const [last, before] = [keys.at(-1), keys.at(-2)];
  if (!last || Math.abs(last.v - rest) < EPSILON) return [...keys];
  const end: Keyframe = { t: 1, v: rest, ease: 'easeInOut' };
  if (1 - last.t >= ramp) return [...keys, end];
  const early = Math.max(1 - ramp, before ? (before.t + last.t) / 2 : 0.5);
  return [...keys.slice(0, -1), { ...last, t: early }, end];
}

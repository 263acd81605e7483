import { keyIndex } from '../../keys';
import type { Keyframe } from '../../schema';
import { withKeys, type Mender } from './edit';

/**
 * The size of an added counter-move as a share of the move, and its duration in seconds (craft: 10 to 25 %, never under
 * 0.08 s).
 */
const BACK = { share: 0.14, seconds: 0.14, least: 0.08 };

/**
 * Adds a small counter-move before a quick move from rest, in the hold before it or, at the start, in time taken from
 * the move.
 */
export const mendAnticipation: Mender = ({ clip, figure }, { part, prop, t }) => {
  const limits: readonly [number, number] =
    prop === 'rotate' ? (figure.anatomy.part(part)?.rotateLimits ?? [0, 0]) : [-Infinity, Infinity];
  const held = (value: number): number => Math.min(Math.max(value, Math.min(limits[0], 0)), Math.max(limits[1], 0));
  return withKeys(clip, part, prop, (keys) => {
    const index = keyIndex(keys, t / clip.duration + 1e-6);
    const [before, from, to] = [keys[index - 1], keys[index], keys[index + 1]];
    if (!from || !to) return keys;
    const dip = (at: number): Keyframe => ({
      t: at,
      v: held(from.v - (to.v - from.v) * BACK.share),
      ease: 'easeInOut',
    });
    const seconds = BACK.seconds / clip.duration;
    if (before && before.v === from.v) {
      const start = Math.max(from.t - seconds, (before.t + from.t) / 2);
      return [...keys.slice(0, index), { ...from, t: start }, dip(from.t), ...keys.slice(index + 1)];
    }
    const end = from.t + Math.min(seconds, (to.t - from.t) / 3);
    return (end - from.t) * clip.duration < BACK.least
      ? keys
      : [...keys.slice(0, index + 1), dip(end), ...keys.slice(index + 1)];
  });
};

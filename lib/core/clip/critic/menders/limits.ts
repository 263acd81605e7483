import { valueAt } from '../../keys';
import type { Ease, Keyframe } from '../../schema';
import { withKeys, withTracks, type Mender } from './edit';

/** The least scale factor for a rotation that exceeds its limits; below it the rotation is clamped instead. */
const SHRINK = 0.6;
/** The share of a limit that is used, so that rounding stays inside it. */
const INSIDE = 0.9999;
/** The replacement for an easing that overshoots. */
const TAMED: Partial<Record<Ease, Ease>> = { easeOutBack: 'easeOut', easeOutElastic: 'easeOut', easeInBack: 'easeIn' };

/** Fits rotations into the limits of their joint, and removes the rotation of a part that does not turn. */
export const mendLimits: Mender = ({ clip, figure }, { part, prop }) => {
  const limits = figure.anatomy.part(part)?.rotateLimits;
  if (!limits) return withTracks(clip, (track) => (track.part === part && track.prop === prop ? null : track));
  const [low, high] = [Math.min(limits[0], 0), Math.max(limits[1], 0)];
  return withKeys(clip, part, prop, (keys) => {
    const share = fit(keys, low, high);
    if (share >= SHRINK) return keys.map((key) => ({ ...key, v: key.v * share }));
    return keys.map((key) => ({ ...key, v: Math.min(Math.max(key.v, low), high), ease: TAMED[key.ease] ?? key.ease }));
  });
};

/** Gives the scale factor at which a curve stays between two values. */
function fit(keys: readonly Keyframe[], low: number, high: number): number {
  let [least, most] = [0, 0];
  for (let i = 0; i <= 480; i += 1) {
    const value = valueAt(keys, i / 480);
    [least, most] = [Math.min(least, value), Math.max(most, value)];
  }
  for (const { v } of keys) [least, most] = [Math.min(least, v), Math.max(most, v)];
  return Math.min(most > high ? high / most : 1, least < low ? low / least : 1) * INSIDE;
}

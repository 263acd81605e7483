import { valueAt } from '../keys';
import type { Keyframe, PropertyTrack } from '../schema';
import type { MotionFinding } from './finding';
import type { Take } from './take';

/** The smallest linear step whose jerk is visible: degrees, share of the figure's height, share of the size. */
const VISIBLE_STEP = { rotate: 5, shift: 0.016, size: 0.04 };
/** A linear step shorter than this, in seconds, is part of a baked curve. */
const BAKED = 0.1;
/** A change of speed by this share of the speed nearby is a jerk; the steps of a baked curve stay under half of it. */
const JERK = 0.6;
/** The number of linear keys per second from which a track counts as a baked curve. */
const DENSE = 6;
/** The number of keys to each side that count as nearby. */
const NEARBY = 4;

/**
 * Finds linear keys of sparse tracks that start or stop at full speed. Baked tracks express their curve in small linear
 * steps.
 */
export function easing(take: Take): MotionFinding[] {
  return take.clip.tracks.flatMap((track) => {
    if (track.prop === 'state' || track.prop === 'opacity' || !take.rig.index.has(track.part)) return [];
    if (track.keys.length / take.clip.duration >= DENSE && track.keys.slice(1).every(({ ease }) => ease === 'linear'))
      return [];
    const key = track.keys.find((_, i) => jerks(take, track, i));
    if (!key) return [];
    const t = key.t * take.clip.duration;
    return [
      {
        rule: 'easing' as const,
        part: track.part,
        prop: track.prop,
        t,
        message:
          `"${track.part}" moves its ${track.prop} at an even speed up to ${t.toFixed(2)} seconds and starts or ` +
          'stops with a jerk.',
        suggestion:
          `Let the key at ${t.toFixed(2)} seconds arrive with easeInOut; with easeOut for what slows down, ` +
          'easeIn for what falls.',
      },
    ];
  });
}

function jerks({ clip, figure }: Take, track: PropertyTrack, i: number): boolean {
  const { keys, prop } = track;
  const [from, to] = [keys[i - 1], keys[i]];
  if (!from || to?.ease !== 'linear' || (to.t - from.t) * clip.duration < BAKED) return false;
  const seen =
    prop === 'rotate'
      ? VISIBLE_STEP.rotate
      : prop.startsWith('scale')
        ? VISIBLE_STEP.size
        : VISIBLE_STEP.shift * figure.height;
  if (Math.abs(to.v - from.v) <= seen) return false;
  const speed = (to.v - from.v) / (to.t - from.t);
  const nearby = Array.from({ length: NEARBY * 2 + 1 }, (_, near) => Math.abs(meanSpeed(keys, i + near - NEARBY)));
  const jerk = JERK * Math.max(...nearby);
  return (
    Math.abs(speed - speedBeside(keys, from.t, -1, clip.loop)) > jerk ||
    (!isOffPicture(figure, track, to.v) && Math.abs(speed - speedBeside(keys, to.t, 1, clip.loop)) > jerk)
  );
}

/** Whether a root that is shifted by a value is beyond an edge of the picture, where nobody sees it stop. */
function isOffPicture({ anatomy, roles, spec }: Take['figure'], { part, prop }: PropertyTrack, value: number): boolean {
  const box = part === roles.root ? anatomy.whole(roles.root) : null;
  if (!box || (prop !== 'translateX' && prop !== 'translateY')) return false;
  return prop === 'translateX'
    ? box.right + value < 0 || box.left + value > spec.canvas.width
    : box.bottom + value < 0 || box.top + value > spec.canvas.height;
}

function meanSpeed(keys: readonly Keyframe[], i: number): number {
  const [from, to] = [keys[i - 1], keys[i]];
  return from && to && to.t > from.t ? (to.v - from.v) / (to.t - from.t) : 0;
}

/**
 * Gives the speed just before (-1) or after (1) a time; a loop wraps, and a one-shot stands still outside of the clip.
 */
function speedBeside(keys: readonly Keyframe[], t: number, side: -1 | 1, loop: boolean): number {
  const step = 1e-4;
  const outside = side < 0 ? t <= step : t >= 1 - step;
  if (outside && !loop) return 0;
  const at = outside ? 1 - Math.round(t) : t;
  return (side * (valueAt(keys, at + side * step) - valueAt(keys, at))) / step;
}

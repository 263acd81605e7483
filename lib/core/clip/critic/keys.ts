import type { PropertyTrack, TrackProp } from '../schema';
import type { MotionFinding } from './finding';
import type { Take } from './take';

/** The smallest visible jump: degrees, share of the figure's height, share of the size. */
const VISIBLE_JUMP = { rotate: 5, shift: 0.016, size: 0.04 };

/** The duration in seconds below which a clip is over in a few frames, so that an abrupt end is not visible. */
const BRIEF = 0.5;

/** Finds moves that take no time: two keys at one time, so that the part jumps. */
export function keys({ clip, rig, figure }: Take): MotionFinding[] {
  const seen = (prop: TrackProp): number =>
    prop === 'rotate'
      ? VISIBLE_JUMP.rotate
      : prop.startsWith('scale')
        ? VISIBLE_JUMP.size
        : VISIBLE_JUMP.shift * figure.height;
  return clip.tracks.flatMap((track) => {
    if (track.prop === 'state' || track.prop === 'opacity' || !rig.index.has(track.part)) return [];
    const jump = jumpOf(track, seen(track.prop));
    if (!jump || (jump.t >= 1 && clip.duration < BRIEF)) return [];
    const t = jump.t * clip.duration;
    return [
      {
        rule: 'keys' as const,
        part: track.part,
        prop: track.prop,
        t,
        message:
          `"${track.part}" jumps in its ${track.prop} from ${round(jump.from)} to ${round(jump.to)} at ` +
          `${t.toFixed(2)} seconds: both keys stand at one moment.`,
        suggestion: 'Give the move at least 0.1 seconds between the two keys.',
      },
    ];
  });
}

function jumpOf({ keys: all }: PropertyTrack, seen: number): { from: number; to: number; t: number } | null {
  const at = all.findIndex(
    (key, i) => i > 0 && key.t > 0 && key.t === all[i - 1]?.t && Math.abs(key.v - (all[i - 1]?.v ?? 0)) > seen,
  );
  const [from, to] = [all[at - 1], all[at]];
  return from && to ? { from: from.v, to: to.v, t: to.t } : null;
}

const round = (value: number): number => Math.round(value * 100) / 100;

import { beats, type Beat } from '@/lib/core/clip/presets/beats';
import type { Score } from '@/lib/core/clip/presets/score';
import type { Manner } from './manner';

/** The timing of a held pose: seconds to enter it, seconds to leave it, and the whole duration. */
export interface Arc {
  enter: number;
  leave: number;
  seconds: number;
}

/** The default timing of a pose; in a short clip entering and leaving each take at most a third. */
export function arcOf({ seconds }: Score, enter = 0.4, leave = 0.45): Arc {
  return { enter: Math.min(enter, seconds * 0.34), leave: Math.min(leave, seconds * 0.34), seconds };
}

/**
 * Keyframes that enter a pose, hold it, and return with an overshoot past rest.
 * `late` delays them in seconds, and `back` is the anticipation as a share of the pose.
 */
export function held({ enter, leave, seconds }: Arc, value: number, late = 0, back = 0.12): Beat[] {
  const room = Math.min(late, leave * 0.5);
  return beats(
    [0, 0],
    ...(back > 0 ? [[enter * 0.36 + room, -value * back, 'easeOut'] as const] : []),
    [enter + room, value * 1.05],
    [enter + room + leave * 0.3, value, 'easeInOut'],
    [Math.max(seconds - leave + room * 0.5, enter + room + leave * 0.32), value * 0.97],
    ...(back > 0 ? [[seconds - leave * 0.22, -value * back * 0.4] as const] : []),
    [seconds, 0],
  );
}

/**
 * Keyframes that go to a value and back, `count` times between two moments.
 * `up` is the share of each stroke's time before its peak.
 */
export function strokes({
  from,
  to,
  count,
  value,
  rest = 0,
  up = 0.5,
  fade = 0,
}: {
  from: number;
  to: number;
  count: number;
  value: number;
  rest?: number;
  up?: number;
  fade?: number;
}): Beat[] {
  const length = (to - from) / count;
  return Array.from({ length: count }, (_, i): Beat[] => {
    const by = (value - rest) * (1 - (fade * i) / count);
    return beats([from + i * length, rest], [from + (i + up) * length, rest + by], [from + (i + 1) * length, rest]);
  }).flat();
}

/**
 * Keyframes that oscillate about rest between two moments; `fade` is the share of the amplitude that is lost by the
 * end.
 */
export function shakes({
  from,
  to,
  count,
  by,
  fade = 0,
}: {
  from: number;
  to: number;
  count: number;
  by: number;
  fade?: number;
}): Beat[] {
  const length = (to - from) / count;
  return [
    { at: from, to: 0 },
    ...Array.from({ length: count }, (_, i): Beat[] => {
      const size = by * (1 - (fade * i) / count);
      return beats([from + (i + 0.25) * length, size], [from + (i + 0.75) * length, -size * 0.94]);
    }).flat(),
    { at: to, to: 0 },
  ];
}

/** Adds keyframes at rest to the beginning and end of a score. */
export const fromRest = ({ seconds }: Score, list: readonly Beat[]): Beat[] => [
  { at: 0, to: 0 },
  ...list,
  { at: seconds, to: 0 },
];

/** Makes a function from a share of a score's duration to the moment in seconds. */
export const momentsOf =
  ({ seconds }: Score) =>
  (share: number): number =>
    share * seconds;

/** The sign of a move's side: -1 is the viewer's left, 1 the right. */
export const sideOf = ({ direction, side }: Manner, otherwise: 1 | -1 = 1): 1 | -1 =>
  direction === 'left' || (direction !== 'right' && side === 'left')
    ? -1
    : direction === 'right' || side === 'right'
      ? 1
      : otherwise;

/** The number of cycles of about `natural` seconds that fill a score; an even number if the cycles come in `pairs`. */
export function cyclesOf({ seconds }: Score, natural: number, pairs = false): number {
  const count = Math.max(1, Math.round(seconds / natural));
  return pairs ? Math.max(2, count + (count % 2)) : count;
}

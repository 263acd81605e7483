import { beats, type Beat } from '@/lib/core/clip/presets/beats';
import type { Score } from '@/lib/core/clip/presets/score';
import type { Manner } from './manner';

/** Seconds in which a pose is entered and left, and of the whole. */
export interface Arc {
  enter: number;
  leave: number;
  seconds: number;
}

/** The usual times to enter and leave a pose; in a short clip each takes at most a third. */
export function arcOf({ seconds }: Score, enter = 0.4, leave = 0.45): Arc {
  return { enter: Math.min(enter, seconds * 0.34), leave: Math.min(leave, seconds * 0.34), seconds };
}

/**
 * Beats into a pose, which is held, and back past rest.
 * They start `late` seconds after the others, with an anticipation of `back` as a share of the pose.
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
 * Strokes to a value and back, `count` times between two moments.
 * Each stroke takes the share `up` of its time to get there.
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

/** Swings to both sides of rest between two moments, from rest to rest; they lose a share of their size. */
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

/** A movement that begins and ends at rest with its score. */
export const fromRest = ({ seconds }: Score, list: readonly Beat[]): Beat[] => [
  { at: 0, to: 0 },
  ...list,
  { at: seconds, to: 0 },
];

/** The moment, in seconds, at a share of a score's length. */
export const momentsOf =
  ({ seconds }: Score) =>
  (share: number): number =>
    share * seconds;

/** -1 where it goes to the viewer's left, 1 to the right. */
export const sideOf = ({ direction, side }: Manner, otherwise: 1 | -1 = 1): 1 | -1 =>
  direction === 'left' || (direction !== 'right' && side === 'left')
    ? -1
    : direction === 'right' || side === 'right'
      ? 1
      : otherwise;

/** How many cycles of about `natural` seconds fill a score; an even number for `pairs` of sides. */
export function cyclesOf({ seconds }: Score, natural: number, pairs = false): number {
  const count = Math.max(1, Math.round(seconds / natural));
  return pairs ? Math.max(2, count + (count % 2)) : count;
}

import { ease } from '@/lib/core/clip/ease';
import type { Beat } from '@/lib/core/clip/presets/beats';
import type { Ease } from '@/lib/core/clip/schema';

/** The easings that may be fitted to a curve; of nearly equal ones the first is used. */
const EASES = ['easeInOut', 'easeOut', 'easeIn', 'linear'] as const satisfies readonly Ease[];
/** The error ratio below which a later easing replaces an earlier one. */
const MAX_ERROR_RATIO = 0.85;

/**
 * Fits few keyframes with easings to a curve of even samples over `seconds`, within `tolerance`.
 * Noise is reduced by smoothing over three neighbours.
 */
export function keysOf(values: readonly number[], seconds: number, tolerance: number): Beat[] {
  const last = values.length - 1;
  const at = (index: number): number => (seconds * index) / Math.max(last, 1);
  return [
    { at: 0, to: values[0] ?? 0 },
    ...between(values, 0, last, tolerance).map(({ index, name }): Beat => ({
      at: at(index),
      to: values[index] ?? 0,
      ease: name,
    })),
  ];
}

interface Stop {
  index: number;
  name: Ease;
}

function between(values: readonly number[], from: number, to: number, tolerance: number): Stop[] {
  if (to <= from) return [];
  const { name, error, worst } = nearest(values, from, to);
  if (error <= tolerance || to - from < 3) return [{ index: to, name }];
  const middle = turningPoint(values, from, to, tolerance) ?? Math.min(Math.max(worst, from + 1), to - 1);
  return [...between(values, from, middle, tolerance), ...between(values, middle, to, tolerance)];
}

/** The easing with the smallest error between two samples, and the sample with the largest error. */
function nearest(values: readonly number[], from: number, to: number): { name: Ease; error: number; worst: number } {
  const [start, end] = [values[from] ?? 0, values[to] ?? 0];
  let best = { name: EASES[0] as Ease, error: Infinity, worst: from };
  for (const name of EASES) {
    let [error, worst] = [0, from];
    for (let i = from + 1; i < to; i += 1) {
      const off = Math.abs(start + (end - start) * ease(name, (i - from) / (to - from)) - (values[i] ?? 0));
      if (off > error) [error, worst] = [off, i];
    }
    if (error < best.error * MAX_ERROR_RATIO) best = { name, error, worst };
  }
  return best;
}

/** The sample of a turning point between two others, if it is clearly beyond both. */
function turningPoint(values: readonly number[], from: number, to: number, tolerance: number): number | null {
  const [low, high] = [values[from] ?? 0, values[to] ?? 0].sort((a, b) => a - b) as [number, number];
  let [index, most] = [-1, tolerance / 2];
  for (let i = from + 1; i < to; i += 1) {
    const beyond = Math.max((values[i] ?? 0) - high, low - (values[i] ?? 0));
    if (beyond > most) [index, most] = [i, beyond];
  }
  return index < 0 ? null : index;
}

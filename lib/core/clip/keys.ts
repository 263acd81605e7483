import { ease } from './ease';
import type { Keyframe } from './schema';

/** The index of the last key at or before `u`, -1 before the first; keys are in order of `t`. */
export function keyIndex(keys: readonly { t: number }[], u: number): number {
  let from = 0;
  let to = keys.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((keys[middle]?.t ?? 0) > u) to = middle;
    else from = middle + 1;
  }
  return from - 1;
}

/** The value of a property track at `u` (0..1): the first key's value before it, the last key's after it. */
export function valueAt(keys: readonly Keyframe[], u: number): number {
  const index = keyIndex(keys, u);
  const from = keys[index];
  const to = keys[index + 1];
  if (!from || !to) return (from ?? to)?.v ?? 0;
  return from.v + (to.v - from.v) * ease(to.ease, (u - from.t) / (to.t - from.t));
}

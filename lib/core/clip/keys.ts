import { ease } from './ease';
import type { Key } from './schema';

/** The index of the last key at or before `u`, -1 before the first; keys are in order of `t`. */
export function keyIndex(keys: readonly { t: number }[], u: number): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle]?.t ?? Infinity) <= u) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The value of a property track at `u` (0..1): the first key holds before it, the last one after it. */
export function valueAt(keys: readonly Key[], u: number): number {
  const index = keyIndex(keys, u);
  const from = keys[Math.max(index, 0)];
  const to = keys[index + 1];
  if (!from) return 0;
  if (index < 0 || !to) return from.v;
  return from.v + (to.v - from.v) * ease(to.ease, (u - from.t) / (to.t - from.t));
}

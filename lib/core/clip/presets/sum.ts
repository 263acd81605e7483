import { valueAt } from '../keys';
import type { Key, TrackProp } from '../schema';

/** Layers that meet on one property are sampled this often, in steps a second, and then thinned. */
const RATE = 40;

/** Several movements of one property as one track: rotations and shifts add up, sizes and opacity multiply. One layer stays as it is. */
export function sumKeys(lists: readonly Key[][], prop: TrackProp, seconds: number): Key[] {
  const [only] = lists;
  if (only && lists.length === 1) return only;
  const steps = Math.max(2, Math.ceil(seconds * RATE));
  const moments = new Set([...Array.from({ length: steps + 1 }, (_, i) => i / steps), ...lists.flatMap((keys) => keys.map(({ t }) => t))]);
  const multiplies = prop === 'scaleX' || prop === 'scaleY' || prop === 'opacity';
  const mix = (t: number): number => lists.reduce((sum, keys) => (multiplies ? sum * valueAt(keys, t) : sum + valueAt(keys, t)), multiplies ? 1 : 0);
  const keys = [...moments].sort((a, b) => a - b).map((t): Key => ({ t, v: mix(t), ease: 'linear' }));
  const values = keys.map(({ v }) => v);
  const tolerance = Math.max((Math.max(...values) - Math.min(...values)) * 0.004, 1e-6);
  return thin(keys, tolerance).map(({ t, v, ease }) => ({ t: Math.round(t * 1e5) / 1e5, v: Math.round(v * 1e4) / 1e4, ease }));
}

/** Drops keys that lie on the line between their neighbours (Ramer, Douglas and Peucker). */
function thin(keys: readonly Key[], tolerance: number): Key[] {
  const first = keys[0];
  const last = keys.at(-1);
  if (!first || !last || keys.length < 3) return [...keys];
  let [far, most] = [0, 0];
  keys.forEach(({ t, v }, index) => {
    const off = Math.abs(v - (first.v + ((last.v - first.v) * (t - first.t)) / (last.t - first.t || 1)));
    if (off > most) [far, most] = [index, off];
  });
  if (most <= tolerance) return [first, last];
  return [...thin(keys.slice(0, far + 1), tolerance).slice(0, -1), ...thin(keys.slice(far), tolerance)];
}

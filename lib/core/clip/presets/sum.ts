import { valueAt } from '../keys';
import type { Keyframe, TrackProp } from '../schema';

/** The samples per second at which layers of one property are summed before they are thinned. */
const RATE = 40;

/** Invisible differences: an eighth of a pixel or degree, a thousandth of a size. */
const UNSEEN = { shift: 0.12, size: 0.001 };

/**
 * Sums several movements of one property into one track: rotations and shifts add up, sizes and opacity multiply. A
 * single layer, or layers that follow each other, stay unchanged.
 */
export function sumKeys(lists: readonly Keyframe[][], prop: TrackProp, seconds: number): Keyframe[] {
  const [only] = lists;
  if (only && lists.length === 1) return only;
  const multiplies = prop === 'scaleX' || prop === 'scaleY' || prop === 'opacity';
  const turns = inTurns(lists, multiplies ? 1 : 0);
  if (turns) return turns;
  const steps = Math.max(2, Math.ceil(seconds * RATE));
  const moments = new Set([
    ...Array.from({ length: steps + 1 }, (_, i) => i / steps),
    ...lists.flatMap((keys) => keys.map(({ t }) => t)),
  ]);
  const mix = (t: number): number =>
    lists.reduce((sum, keys) => (multiplies ? sum * valueAt(keys, t) : sum + valueAt(keys, t)), multiplies ? 1 : 0);
  const keys = [...moments].sort((a, b) => a - b).map((t): Keyframe => ({ t, v: mix(t), ease: 'linear' }));
  const values = keys.map(({ v }) => v);
  const tolerance = Math.max(
    (Math.max(...values) - Math.min(...values)) * 0.006,
    multiplies ? UNSEEN.size : UNSEEN.shift,
  );
  return thin(keys, tolerance).map(({ t, v, ease }) => ({
    t: Math.round(t * 1e5) / 1e5,
    v: Math.round(v * 1e4) / 1e4,
    ease,
  }));
}

/**
 * Layers joined one after the other, if each leaves rest only after the one before is back there; null when they
 * overlap.
 */
function inTurns(lists: readonly Keyframe[][], rest: number): Keyframe[] | null {
  const active = lists
    .map((keys) => keys.slice(Math.max(keys.findIndex(({ v }) => v !== rest) - 1, 0)))
    .sort((a, b) => (a[0]?.t ?? 0) - (b[0]?.t ?? 0));
  const apart = active.every((keys, i) => {
    const before = active[i - 1];
    return keys[0]?.v === rest && keys.at(-1)?.v === rest && (!before || (before.at(-1)?.t ?? 1) <= (keys[0]?.t ?? 0));
  });
  if (!apart) return null;
  const joined = active.flat();
  return joined.filter((key, i) => key.v !== rest || joined[i - 1]?.t !== key.t || joined[i - 1]?.v !== rest);
}

/** Drops keys that lie on the line between their neighbours (Ramer, Douglas and Peucker). */
function thin(keys: readonly Keyframe[], tolerance: number): Keyframe[] {
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

import { valueAt } from '../keys';
import type { Beat } from './beats';

/** A movement cut by the seam of a loop is drawn this finely where it is cut. */
const CUT_STEPS = 6;

/**
 * Brings a movement that was made later or earlier back into the clip: in a loop what runs over one end comes in at the
 * other; in a one-shot the delay shrinks toward the end, so that everything still comes to rest in time.
 */
export function place(list: readonly Beat[], seconds: number, loop: boolean): Beat[] {
  const first = list[0];
  const last = list.at(-1);
  if (!first || !last) return [];
  const wraps = loop && Math.abs(last.at - first.at - seconds) < 1e-6 && Math.abs(first.at) > 1e-6;
  return inOrder(wraps ? wrap(list, seconds) : squeeze(list, first.at, last.at, seconds));
}

function squeeze(list: readonly Beat[], first: number, last: number, seconds: number): Beat[] {
  const over = Math.max(last - seconds, 0);
  return list.map((beat) => ({ ...beat, at: Math.max(over ? beat.at - (over * (beat.at - first)) / (last - first || 1) : beat.at, 0) }));
}

function wrap(list: readonly Beat[], seconds: number): Beat[] {
  const seam = (list[0]?.at ?? 0) > 0 ? seconds : 0;
  const cut = list.findIndex(({ at }) => at > seam);
  const [from, to] = [list[cut - 1], list[cut]];
  if (!from || !to) return [...list];
  const middle = (at: number): Beat => ({ at, to: valueAt([{ t: 0, v: from.to, ease: 'linear' }, { t: 1, v: to.to, ease: to.ease ?? 'easeInOut' }], (at - from.at) / (to.at - from.at)), ease: 'linear' });
  const steps = Array.from({ length: CUT_STEPS - 1 }, (_, i) => from.at + ((to.at - from.at) * (i + 1)) / CUT_STEPS);
  const before = [...list.slice(0, cut), ...steps.filter((at) => at < seam).map(middle), middle(seam)];
  const after = [middle(seam), ...steps.filter((at) => at > seam).map(middle), { ...to, ease: 'linear' as const }, ...list.slice(cut + 1)];
  const head = after.map((beat) => ({ ...beat, at: beat.at - seam }));
  const tail = before.map((beat) => ({ ...beat, at: beat.at - seam + seconds }));
  return [...head, ...tail.slice(1)];
}

function inOrder(list: readonly Beat[]): Beat[] {
  let before = 0;
  return list.map((beat) => {
    before = Math.max(before, beat.at);
    return { ...beat, at: before };
  });
}

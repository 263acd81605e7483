import { valueAt } from '../keys';
import type { Beat } from './beats';

/** The minimum number of steps, and their maximum length in seconds, where a loop's wrap cuts a movement. */
const MIN_CUT_STEPS = 6;
const MAX_CUT_STEP_SECONDS = 0.08;

/**
 * Fits a delayed or advanced movement back into the clip. In a loop, what exceeds one end wraps to the other. In a
 * one-shot, the delay shrinks toward the end and the lead toward the start, so that everything starts and ends at rest.
 */
export function place(list: readonly Beat[], seconds: number, loop: boolean): Beat[] {
  const first = list[0];
  const last = list.at(-1);
  if (!first || !last) return [];
  const whole = loop && Math.abs(last.at - first.at - seconds) < 1e-6;
  if (!whole) return inOrder(squeeze(list, first.at, last.at, seconds));
  const turns = Math.floor(first.at / seconds + 1e-6);
  const near = turns ? list.map((beat) => ({ ...beat, at: beat.at - turns * seconds })) : list;
  return inOrder(first.at - turns * seconds > 1e-6 ? wrap(near, seconds) : [...near]);
}

function squeeze(list: readonly Beat[], first: number, last: number, seconds: number): Beat[] {
  const [under, over, length] = [Math.max(-first, 0), Math.max(last - seconds, 0), last - first || 1];
  return list.map((beat) => ({
    ...beat,
    at: beat.at - (over * (beat.at - first)) / length + (under * (last - beat.at)) / length,
  }));
}

function wrap(list: readonly Beat[], seconds: number): Beat[] {
  const seam = seconds;
  const cut = list.findIndex(({ at }) => at > seam);
  const [from, to] = [list[cut - 1], list[cut]];
  if (!from || !to) return [...list];
  const middle = (at: number): Beat => ({
    at,
    to: valueAt(
      [
        { t: 0, v: from.to, ease: 'linear' },
        { t: 1, v: to.to, ease: to.ease ?? 'easeInOut' },
      ],
      (at - from.at) / (to.at - from.at),
    ),
    ease: 'linear',
  });
  const count = Math.max(MIN_CUT_STEPS, Math.ceil((to.at - from.at) / MAX_CUT_STEP_SECONDS));
  const steps = Array.from({ length: count - 1 }, (_, i) => from.at + ((to.at - from.at) * (i + 1)) / count);
  const before = [...list.slice(0, cut), ...steps.filter((at) => at < seam).map(middle), middle(seam)];
  const after = [
    middle(seam),
    ...steps.filter((at) => at > seam).map(middle),
    { ...to, ease: 'linear' as const },
    ...list.slice(cut + 1),
  ];
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

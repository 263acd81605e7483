import type { Blink } from '../schema';

/** One blink, as shares of the clip: shut from `from` to `shut`, then half open (where that is drawn) until `open`. */
export interface BlinkSpan {
  from: number;
  shut: number;
  open: number;
  closedState: string;
  halfState: string | null;
}

/** How long the half-open drawing stays after a blink, in seconds: a lid opens more slowly than it closes. */
const REOPENING = 0.045;

/** Hashes a whole number to 0..1: the offset of a blink in its slot, without randomness. */
const scatter = (n: number): number => ((n + 1) * 0.618034) % 1;

/**
 * The blinks of a blink modifier: one in each of `count` equal slots of the clip. Each is off the middle of its slot by
 * a fixed irregular amount, never crosses the seam and never overlaps another. Both eyes get the same moments.
 */
export function blinkSpans(
  { closedState, count, duration }: Blink,
  seconds: number,
  halfState: string | null,
): BlinkSpan[] {
  const slot = 1 / count;
  const shut = Math.min(duration / seconds, slot * 0.4);
  const reopening = halfState ? Math.min(REOPENING / seconds, slot * 0.1) : 0;
  return Array.from({ length: count }, (_, index) => {
    const room = slot * 0.9 - shut - reopening;
    const from = index * slot + slot * 0.05 + room * (0.35 + 0.5 * scatter(index));
    return { from, shut: from + shut, open: from + shut + reopening, closedState, halfState };
  });
}

/** The state that a blink shows at `u`; undefined when the eye is open. */
export function blinkAt(spans: readonly BlinkSpan[], u: number): string | undefined {
  const span = spans.find(({ from, open }) => u >= from && u < open);
  if (!span) return undefined;
  return u < span.shut ? span.closedState : (span.halfState ?? undefined);
}

import { DEFAULT_STATE } from '@/lib/core/clip/part-pose';

/** A time span, in seconds, in which a part shows one of its drawings; of overlapping spans the highest rank wins. */
export interface Shown {
  part: string;
  state: string;
  from: number;
  to: number;
  rank: number;
}

/** A drawing between two others is left out if it would show for less than this, because it would flicker. */
const MIN_SHOWN_SECONDS = 0.05;

/** The keyframes of a part's drawing from all its spans; `end` is the moment at which a loop restarts. */
export function shownAt(spans: readonly Shown[], end: number): [number, string][] {
  const wished = spans.filter(({ state, from, to }) => state !== DEFAULT_STATE && to - from > MIN_SHOWN_SECONDS / 2);
  const moments = [...new Set([0, ...wished.flatMap(({ from, to }) => [from, to])])]
    .filter((at) => at < end - 1e-6)
    .sort((a, b) => a - b);
  const stateAt = (at: number): string =>
    wished
      .filter(({ from, to }) => from <= at + 1e-9 && to > at + 1e-9)
      .reduce<Shown | null>((top, span) => (top && top.rank > span.rank ? top : span), null)?.state ?? DEFAULT_STATE;
  const keys = moments.map((at): [number, string] => [at, stateAt(at)]);
  const steady = keys.filter(
    ([at, state], i) => !(state === DEFAULT_STATE && i > 0 && (keys[i + 1]?.[0] ?? Infinity) - at < MIN_SHOWN_SECONDS),
  );
  return steady.filter(([, state], i) => state !== steady[i - 1]?.[1]);
}

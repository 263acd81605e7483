import type { Rgb } from '@/lib/core/color/hex';

/**
 * Finds the index of the nearest palette colour, deterministically for equal distances. Colours are sorted by green, to
 * which the eye is most sensitive, so that a search can stop early on both sides.
 */
export function nearestOf(colors: readonly Rgb[]): (red: number, green: number, blue: number) => number {
  const order = Array.from(colors.keys()).sort((a, b) => colors[a]![1] - colors[b]![1]);
  const [reds, greens, blues] = ([0, 1, 2] as const).map((channel) =>
    Float64Array.from(order, (place) => colors[place]![channel]),
  ) as [Float64Array, Float64Array, Float64Array];
  /** For each green value, the index of the first colour with at least that green. */
  const starts = Uint16Array.from(
    { length: 256 },
    (_, green) => order.length - order.filter((place) => colors[place]![1] >= green).length,
  );
  return (red, green, blue) => {
    let start = starts[Math.floor(green)]!;
    while (start < greens.length && greens[start]! < green) start += 1;
    let [found, best] = [0, Number.POSITIVE_INFINITY];
    for (const step of [1, -1]) {
      for (let at = step > 0 ? start : start - 1; at >= 0 && at < greens.length; at += step) {
        const away = greens[at]! - green;
        if (away * away >= best) break;
        const distance = away * away + (reds[at]! - red) ** 2 + (blues[at]! - blue) ** 2;
        if (distance >= best) continue;
        best = distance;
        found = at;
      }
    }
    return order[found]!;
  };
}

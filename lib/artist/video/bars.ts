import type { Pixels } from '../trace/pixels';
import type { PixelWindow } from '../trace/window';

/**
 * Bars are no lighter than the first of these channel values; at their edge most of the picture, this share, is lighter
 * than the second.
 */
const [BLACK, LIT, EDGE] = [22, 40, 0.75] as const;
/** A bar is so many rows or columns at least, and this share of the picture at most. */
const [THINNEST, WIDEST] = [2, 0.35] as const;

/**
 * What of a film's pictures is within black bars above and below, or at both sides; `looks` are some pictures of it.
 */
export function withinBars(looks: readonly Pixels[]): PixelWindow {
  const { width = 0, height = 0 } = looks[0] ?? {};
  const light = lightest(looks, width * height);
  const rows = profile(light, height, width, (line, at) => line * width + at);
  const columns = profile(light, width, height, (line, at) => at * width + line);
  return {
    left: barOf(columns),
    top: barOf(rows),
    right: width - barOf(columns.toReversed()),
    bottom: height - barOf(rows.toReversed()),
  };
}

/** The largest channel value that each place ever has; what is see-through is white. */
function lightest(looks: readonly Pixels[], places: number): Uint8Array {
  const light = new Uint8Array(places);
  for (const { rgba } of looks) {
    for (let at = 0; at < places; at += 1) {
      const value = rgba[4 * at + 3]! < 128 ? 255 : Math.max(rgba[4 * at]!, rgba[4 * at + 1]!, rgba[4 * at + 2]!);
      if (value > light[at]!) light[at] = value;
    }
  }
  return light;
}

/** A row or column of places: the lightest of them, and which share of them is lit. */
interface Line {
  lightest: number;
  lit: number;
}

const profile = (
  light: Uint8Array,
  lines: number,
  length: number,
  place: (line: number, at: number) => number,
): Line[] =>
  Array.from({ length: lines }, (_, line) => {
    const values = Array.from({ length }, (__, at) => light[place(line, at)]!);
    return { lightest: Math.max(...values), lit: values.filter((value) => value > LIT).length / length };
  });

/**
 * How many lines from the first on are a bar: all black, and then all at once no longer. A line between, of both, goes
 * with the bar.
 */
function barOf(lines: readonly Line[]): number {
  const end = lines.findIndex((line) => line.lightest > BLACK);
  if (end < THINNEST || end > lines.length * WIDEST) return 0;
  const inner = [0, 1, 2].find((more) => (lines[end + more]?.lit ?? 0) >= EDGE);
  return inner === undefined ? 0 : end + inner + 1;
}

import type { Pixels } from '../trace/pixels';
import type { PixelWindow } from '../trace/window';

/** The largest channel value inside a bar. */
const MAX_BAR_CHANNEL = 22;
/** The least channel value of a pixel that counts as lit. */
const MIN_LIT_CHANNEL = 40;
/** The least share of lit pixels in the line next to a bar. */
const MIN_LIT_SHARE_AT_EDGE = 0.75;
/** The fewest rows or columns of a bar. */
const MIN_BAR_LINES = 2;
/** The largest width of a bar, as a share of the picture. */
const MAX_BAR_SHARE = 0.35;

/**
 * The window of a video's frames without black bars at top and bottom, or left and right; `looks` are some of its
 * frames.
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

/** The largest channel value of each pixel over the frames; transparent pixels count as white. */
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

/** A row or column of pixels: its lightest value, and its share of lit pixels. */
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
    return { lightest: Math.max(...values), lit: values.filter((value) => value > MIN_LIT_CHANNEL).length / length };
  });

/**
 * The number of lines of a bar, counted from the first: all black, followed by a sharp change.
 * A blurred line between the two belongs to the bar.
 */
function barOf(lines: readonly Line[]): number {
  const end = lines.findIndex((line) => line.lightest > MAX_BAR_CHANNEL);
  if (end < MIN_BAR_LINES || end > lines.length * MAX_BAR_SHARE) return 0;
  const inner = [0, 1, 2].find((more) => (lines[end + more]?.lit ?? 0) >= MIN_LIT_SHARE_AT_EDGE);
  return inner === undefined ? 0 : end + inner + 1;
}

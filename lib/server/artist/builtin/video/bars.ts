import { oklab, type Pixels } from '../trace/pixels';
import type { Box } from './box';

/** Bars are no lighter than this, in OKLab, and their edge is seen along this share of their length: there the picture is so much lighter. */
const [BLACK, EDGE, LIGHTER] = [0.17, 0.75, 0.08] as const;
/** A bar is so many rows or columns at least, and this share of the picture at most. */
const [THINNEST, WIDEST] = [2, 0.35] as const;

/** What of a film's pictures is within black bars above and below, or at both sides; `looks` are some pictures of it. */
export function withinBars(looks: readonly Pixels[]): Box {
  const { width = 0, height = 0 } = looks[0] ?? {};
  const [rows, columns] = [profile(looks, height, width, (line, at) => line * width + at), profile(looks, width, height, (line, at) => at * width + line)];
  return { left: barOf(columns), top: barOf(rows), right: width - barOf(columns.toReversed()), bottom: height - barOf(rows.toReversed()) };
}

/** A line of pixels across all pictures: how light its lightest is, and which share of them is lighter than black. */
interface Line { lightest: number; lit: number }

function profile(looks: readonly Pixels[], lines: number, length: number, place: (line: number, at: number) => number): Line[] {
  return Array.from({ length: lines }, (_, line) => {
    let [lightest, lit] = [0, 0];
    for (let at = 0; at < length; at += 1) {
      const light = Math.max(...looks.map(({ rgba }) => lightAt(rgba, 4 * place(line, at))));
      lightest = Math.max(lightest, light);
      if (light > BLACK + LIGHTER) lit += 1;
    }
    return { lightest, lit: lit / Math.max(length, 1) };
  });
}

const lightAt = (rgba: Uint8Array, at: number): number => (rgba[at + 3]! < 128 ? 1 : oklab(rgba[at]!, rgba[at + 1]!, rgba[at + 2]!)[0]);

/** How many lines from the first on are a bar: all black, and then all at once no longer. A line between, of both, goes with the bar. */
function barOf(lines: readonly Line[]): number {
  const end = lines.findIndex(({ lightest }) => lightest > BLACK);
  if (end < THINNEST || end > lines.length * WIDEST) return 0;
  const inner = [0, 1, 2].find((more) => (lines[end + more]?.lit ?? 0) >= EDGE);
  return inner === undefined ? 0 : end + inner + 1;
}

import type { Rgb } from './gif-blocks';
import { quantize } from './gif-quantize';

/** Squared distance in RGB beyond which a colour counts as poorly matched: 12 of 255 in every channel. */
const POOR_DISTANCE = 432;
const POOR = 0x8000;
/** One entry of the 256 stands for "transparent". */
const MAX_COLORS = 255;
/** Colours whose entry is remembered: more than the smooth shades of a film. */
const REMEMBERED_BITS = 17;

/** A palette with the nearest entry of the colours it has met. */
export interface Palette {
  colors: Rgb[];
  /** The entry that stands for "transparent": behind the colours. */
  transparent: number;
  /** Writes the entries of a run of pixels, `transparent` where nothing is to be drawn or `shown` has it already; gives how many matched poorly. */
  match(pixels: Uint32Array, shown: Uint32Array | null, from: number, to: number, out: Uint8Array, at: number): number;
}

/** The best palette for these opaque pixels. Calls `goOn` between its steps, which may throw to give it up. */
export function makePalette(pixels: Uint32Array, goOn: () => void): Palette {
  const colors: Rgb[] = pixels.length > 0 ? quantize(pixels, MAX_COLORS, goOn) : [[0, 0, 0]];
  // Sorted by green, the widest of the three to the eye, so that a search may stop early on both sides.
  colors.sort((a, b) => a[1] - b[1]);
  const find = finder(colors);
  const known = new Uint32Array(1 << REMEMBERED_BITS);
  const entries = new Uint16Array(1 << REMEMBERED_BITS);
  const transparent = colors.length;
  return {
    colors,
    transparent,
    match(pixels, shown, from, to, out, at) {
      let poor = 0;
      for (let i = from, o = at; i < to; i += 1, o += 1) {
        const pixel = pixels[i]!;
        if (pixel === 0 || (shown !== null && shown[i] === pixel)) {
          out[o] = transparent;
          continue;
        }
        const slot = Math.imul(pixel, 0x9e3779b1) >>> (32 - REMEMBERED_BITS);
        if (known[slot] !== pixel) {
          known[slot] = pixel;
          entries[slot] = find(pixel);
        }
        const entry = entries[slot]!;
        poor += entry >>> 15;
        out[o] = entry & 0xff;
      }
      return poor;
    },
  };
}

/** Finds the nearest entry of a colour, marked where it is a poor match; `colors` are sorted by green. */
function finder(colors: readonly Rgb[]): (pixel: number) => number {
  const [red, green, blue] = [0, 1, 2].map((channel) => Int16Array.from(colors, (color) => color[channel]!)) as [Int16Array, Int16Array, Int16Array];
  /** The first entry of at least this green. */
  const start = new Uint8Array(256);
  for (let g = 0, at = 0; g < 256; g += 1) {
    while (at < colors.length - 1 && green[at]! < g) at += 1;
    start[g] = at;
  }
  return (pixel) => {
    const [r, g, b] = [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255];
    let best = Number.POSITIVE_INFINITY;
    let index = 0;
    const weigh = (at: number): boolean => {
      const dg = green[at]! - g;
      if (dg * dg >= best) return false;
      const distance = dg * dg + (red[at]! - r) ** 2 + (blue[at]! - b) ** 2;
      if (distance < best) [best, index] = [distance, at];
      return true;
    };
    for (let at = start[g]!; at < colors.length && weigh(at);) at += 1;
    for (let at = start[g]! - 1; at >= 0 && weigh(at);) at -= 1;
    return index | (best > POOR_DISTANCE ? POOR : 0);
  };
}

import { quantize, type Rgb } from './gifenc';

/** Squared distance in RGB beyond which a colour counts as poorly matched: 17 of 255 in every channel. */
const POOR_DISTANCE = 900;
const POOR = 0x8000;
/** Colours that cover at least this share of the picture are kept exactly: flat areas must not drift. */
const FLAT_SHARE = 1 / 400;
/** One entry of the 256 stands for "transparent". */
const MAX_COLORS = 255;
export const TRANSPARENT = 255;

/** A palette with the nearest entry of every colour it has met, found once each. */
export interface Palette {
  colors: Rgb[];
  /** Writes the entries of a run of pixels, TRANSPARENT where nothing is to be drawn or `shown` has it already; gives how many matched poorly. */
  match(pixels: Uint32Array, shown: Uint32Array | null, from: number, to: number, out: Uint8Array, at: number): number;
}

/** The best palette for these opaque pixels: PNN clusters, with flat colours kept exactly. */
export function makePalette(pixels: Uint32Array): Palette {
  if (!pixels.length) return paletteOf([[0, 0, 0]]);
  const bytes = new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  // A copy, because gifenc reads the whole ArrayBuffer beneath a view.
  const colors = quantize(new Uint8Array(bytes), MAX_COLORS, { format: 'rgb565' });
  return paletteOf(withFlatColors(colors, pixels));
}

function withFlatColors(colors: Rgb[], pixels: Uint32Array): Rgb[] {
  const counts = new Map<number, number>();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const least = pixels.length * FLAT_SHARE;
  const flat = [...counts].filter(([, count]) => count >= least).sort((a, b) => b[1] - a[1]).slice(0, MAX_COLORS / 3);
  const taken = new Set<number>();
  const kept = colors.slice();
  for (const [pixel] of flat) {
    const color: Rgb = [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255];
    const index = nearest(kept, color, taken);
    if (index < 0) break;
    kept[index] = color;
    taken.add(index);
  }
  return kept;
}

function nearest(colors: Rgb[], [r, g, b]: Rgb, skip: Set<number>): number {
  let index = -1;
  let best = Number.POSITIVE_INFINITY;
  colors.forEach((color, at) => {
    const distance = (color[0] - r) ** 2 + (color[1] - g) ** 2 + (color[2] - b) ** 2;
    if (distance >= best || skip.has(at)) return;
    best = distance;
    index = at;
  });
  return index;
}

function paletteOf(unsorted: Rgb[]): Palette {
  // Sorted by green, the widest of the three to the eye, so that a search may stop early on both sides.
  const colors = unsorted.toSorted((a, b) => a[1] - b[1]);
  const [red, green, blue] = [0, 1, 2].map((channel) => Int16Array.from(colors, (color) => color[channel]!)) as [Int16Array, Int16Array, Int16Array];
  /** The first entry of at least this green. */
  const start = new Uint8Array(256);
  for (let g = 0, at = 0; g < 256; g += 1) {
    while (at < colors.length - 1 && green[at]! < g) at += 1;
    start[g] = at;
  }
  // One cell for each of the 2^24 colours; untouched pages of a zeroed array cost no memory.
  const cells = new Uint16Array(1 << 24);

  const find = (color: number): number => {
    const [r, g, b] = [color & 255, (color >> 8) & 255, (color >> 16) & 255];
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
    const cell = (index + 1) | (best > POOR_DISTANCE ? POOR : 0);
    cells[color] = cell;
    return cell;
  };

  return {
    colors,
    match(pixels, shown, from, to, out, at) {
      let poor = 0;
      for (let i = from, o = at; i < to; i += 1, o += 1) {
        const pixel = pixels[i]!;
        if (pixel === 0 || (shown !== null && shown[i] === pixel)) {
          out[o] = TRANSPARENT;
          continue;
        }
        let cell = cells[pixel & 0xffffff]!;
        if (cell === 0) cell = find(pixel & 0xffffff);
        poor += cell >>> 15;
        out[o] = (cell & 0x1ff) - 1;
      }
      return poor;
    },
  };
}

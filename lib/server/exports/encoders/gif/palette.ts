import type { Rgb } from '@/lib/core/color/hex';
import { nearestOf } from './nearest';
import { quantize } from './quantize';

/** The squared RGB distance above which a palette match is poor: 12 of 255 in every channel. */
const POOR_DISTANCE = 432;
const POOR = 0x8000;
/** The number of colours in a palette; one entry of the 256 is transparent. */
const MAX_COLORS = 255;
/** The size of the nearest-colour cache, as a power of two: more than the smooth shades of an animation. */
const REMEMBERED_BITS = 17;

/** A palette with a cache of the nearest entries of colours. */
export interface Palette {
  colors: Rgb[];
  /** The index of the transparent entry, after the colours. */
  transparent: number;
  /**
   * Writes the palette indices of a range of pixels, `transparent` for invisible pixels and for those that `shown` has
   * already; gives the number of poor matches.
   */
  match(pixels: Uint32Array, shown: Uint32Array | null, from: number, to: number, out: Uint8Array, at: number): number;
}

/** Computes the best palette for these opaque pixels. Calls `goOn` between its steps, which may throw to cancel. */
export function makePalette(pixels: Uint32Array, goOn: () => void): Palette {
  const colors: Rgb[] = pixels.length > 0 ? quantize(pixels, MAX_COLORS, goOn) : [[0, 0, 0]];
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

/** Makes a lookup of the nearest entry of a colour, which is flagged if it is a poor match. */
function finder(colors: readonly Rgb[]): (pixel: number) => number {
  const nearest = nearestOf(colors);
  return (pixel) => {
    const [red, green, blue] = [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255];
    const place = nearest(red, green, blue);
    const [r, g, b] = colors[place]!;
    return place | ((r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2 > POOR_DISTANCE ? POOR : 0);
  };
}

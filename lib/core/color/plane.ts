import { rgbOf } from './hex';
import { chromaLimit, fromOklch, GREY, toOklch } from './oklch';

/** A colour by hue (degrees), lightness (0 to 1) and its share of the chroma that screens can show there (0 to 1). */
export interface PlanePoint {
  h: number;
  l: number;
  s: number;
}

/** The point of a colour (`#rrggbb`). A grey has no hue of its own: it gets `hue`. */
export function planePointOf(hex: string, hue = 0): PlanePoint {
  const { l, c, h } = toOklch(hex);
  if (c < GREY) return { h: hue, l, s: 0 };
  return { h, l, s: Math.min(1, c / Math.max(chromaLimit(l, h), c)) };
}

/** The colour of a point, as `#rrggbb`. */
export const planeColor = ({ h, l, s }: PlanePoint): string => fromOklch({ l, c: s * chromaLimit(l, h), h });

/**
 * The plane of a hue as RGBA bytes, row by row: saturation grows to the right, lightness upwards.
 */
export function planePixels(hue: number, width: number, height: number): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    const l = 1 - y / (height - 1);
    const limit = chromaLimit(l, hue);
    for (let x = 0; x < width; x += 1) {
      const rgb = rgbOf(fromOklch({ l, c: (limit * x) / (width - 1), h: hue })).map((value) => value * 255);
      pixels.set([...rgb, 255], (y * width + x) * 4);
    }
  }
  return pixels;
}

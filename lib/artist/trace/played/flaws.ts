import { distanceFrom } from '@/lib/core/geometry/distance';
import { NONE, regionsOf } from '../regions';

/** The radius, in pixels, of the disc that finds spurs and cracks; they are thinner than its diameter. */
const THIN_PX = 1.5;
/** Half the largest width of a line, in pixels; a thicker dark area is a blot. */
const MAX_HALF_LINE_PX = 7;
/** Channel values below this, of 255, count as ink. */
const MAX_INK_CHANNEL = 40;
/** The rounding margin of a disc of whole pixels beyond its radius. */
const ROUNDING_PX = 0.7;
/** The alpha above which a pixel is visible, of 255. */
const SOLID = 127;

/** The visible flaws in a picture of a figure, in pixels. */
export interface Flaws {
  /** Spurs that extend beyond the silhouette, cracks in it, and blots of ink. */
  torn: number;
  /** Pieces that are not connected to the largest one. */
  loose: number;
  /** The area of the figure itself. */
  figure: number;
}

/** Measures the flaws in a picture of RGBA pixels, `width` of them in a row. */
export function flawsOf(rgba: Uint8Array, width: number): Flaws {
  const height = rgba.length / 4 / width;
  const [solid, open, ink] = [
    new Uint8Array(width * height),
    new Uint8Array(width * height),
    new Uint8Array(width * height),
  ];
  let hasInk = false;
  for (let at = 0; at < solid.length; at += 1) {
    const isSolid = rgba[4 * at + 3]! > SOLID;
    solid[at] = isSolid ? 255 : 0;
    open[at] = isSolid ? 0 : 255;
    if (!isSolid || Math.max(rgba[4 * at]!, rgba[4 * at + 1]!, rgba[4 * at + 2]!) >= MAX_INK_CHANNEL) continue;
    ink[at] = 255;
    hasInk = true;
  }
  const spurs = differing(solid, opened(solid, open, THIN_PX, width, height));
  const cracks = differing(open, opened(open, solid, THIN_PX, width, height));
  const blots = hasInk
    ? count(
        opened(
          ink,
          ink.map((on) => 255 - on),
          MAX_HALF_LINE_PX,
          width,
          height,
        ),
      )
    : 0;
  return { torn: spurs + cracks + blots, ...piecesOf(solid, width, height) };
}

/** The area of a figure, and of the pieces that are not connected to its largest one. */
function piecesOf(solid: Uint8Array, width: number, height: number): { figure: number; loose: number } {
  const sizes = regionsOf({ width, height, at: Int16Array.from(solid, (on) => (on ? 1 : NONE)) }).regions.map(
    ({ pixels }) => pixels.length,
  );
  const figure = sizes.reduce((sum, size) => sum + size, 0);
  return { figure, loose: figure - Math.max(0, ...sizes) };
}

const count = (mask: Uint8Array): number => mask.reduce((sum, on) => sum + (on ? 1 : 0), 0);

function differing(one: Uint8Array, two: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) if (one[at] !== two[at]) sum += 1;
  return sum;
}

/**
 * Morphological opening: the part of a mask that a disc of this radius covers while it stays inside; `outside` is the
 * complement.
 */
function opened(mask: Uint8Array, outside: Uint8Array, radius: number, width: number, height: number): Uint8Array {
  const inner = distanceFrom(outside, width, height);
  const core = new Uint8Array(mask.length);
  for (let at = 0; at < core.length; at += 1) if (mask[at] && inner[at]! > radius) core[at] = 255;
  const outer = distanceFrom(core, width, height);
  for (let at = 0; at < core.length; at += 1) core[at] = mask[at] && outer[at]! <= radius + ROUNDING_PX ? 255 : 0;
  return core;
}

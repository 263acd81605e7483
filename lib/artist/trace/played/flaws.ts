import { distanceFrom } from '@/lib/core/geometry/distance';
import { NONE, regionsOf } from '../regions';

/** Radius in pixels: a spur or a crack is thinner than twice this. */
const THIN_PX = 1.5;
/** Half the width of the thickest line, in pixels: thicker ink is no line. */
const MAX_HALF_LINE_PX = 7;
/** Channel values below this, of 255, are ink. */
const MAX_INK_CHANNEL = 40;
/** A disc is drawn in whole pixels: so far beyond its radius it still reaches. */
const ROUNDING_PX = 0.7;
/** Alpha above this, of 255, is seen. */
const SOLID = 127;

/** What does not look whole in a picture of a figure, in pixels. */
export interface Flaws {
  /** Spurs that stick out of the silhouette, cracks in it and blots of ink. */
  torn: number;
  /** All pieces that nothing joins to the largest one. */
  loose: number;
  /** The figure itself. */
  figure: number;
}

/** Measures a picture of RGBA pixels, `width` of them in a row. */
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

/** The sizes of a figure and of what is loose beside its largest piece. */
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

/** What of a mask a disc of this radius reaches that stays within it; `outside` is the rest of the picture. */
function opened(mask: Uint8Array, outside: Uint8Array, radius: number, width: number, height: number): Uint8Array {
  const inner = distanceFrom(outside, width, height);
  const core = new Uint8Array(mask.length);
  for (let at = 0; at < core.length; at += 1) if (mask[at] && inner[at]! > radius) core[at] = 255;
  const outer = distanceFrom(core, width, height);
  for (let at = 0; at < core.length; at += 1) core[at] = mask[at] && outer[at]! <= radius + ROUNDING_PX ? 255 : 0;
  return core;
}

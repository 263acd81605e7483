import { extentOf, type PixelExtent } from './extent';

/** The colour index of each pixel of a picture, `NONE` for a transparent one. */
export interface Labels {
  width: number;
  height: number;
  at: Int16Array;
}

/** The label of a pixel that shows nothing. */
export const NONE = -1;

/** A connected area of one label, with its bounding box. */
export interface LabelRegion extends PixelExtent {
  label: number;
  /** The indices of its pixels, starting with the first one found. */
  pixels: number[];
}

type Side = 'left' | 'right' | 'above' | 'below';
const SIDES: readonly Side[] = ['left', 'right', 'above', 'below'];

/** The index of the pixel on a side of another, in a picture of `count` pixels; -1 at the picture's edge. */
function neighbor(at: number, side: Side, width: number, count: number): number {
  if (side === 'left') return at % width > 0 ? at - 1 : -1;
  if (side === 'right') return at % width < width - 1 ? at + 1 : -1;
  if (side === 'above') return at >= width ? at - width : -1;
  return at + width < count ? at + width : -1;
}

/** The neighbours of a pixel within the picture: left, right, above and below. */
export const beside = (at: number, width: number, count: number): number[] =>
  SIDES.map((side) => neighbor(at, side, width, count)).filter((other) => other >= 0);

/**
 * The connected areas of equal labels, in order of their first pixel, and the index of the area for each pixel (-1 for
 * none).
 */
export function regionsOf({ width, at: labels }: Labels): { regions: LabelRegion[]; owner: Int32Array } {
  const owner = new Int32Array(labels.length).fill(-1);
  const regions: LabelRegion[] = [];
  for (let first = 0; first < labels.length; first += 1) {
    if (labels[first] === NONE || owner[first] !== -1) continue;
    const pixels = floodFill(first, regions.length, { labels, owner, width });
    regions.push({ label: labels[first]!, pixels, ...extentOf(pixels, width) });
  }
  return { regions, owner };
}

/** The connected pixels with the label of the first one, in order of discovery; marks `region` as their owner. */
function floodFill(
  first: number,
  region: number,
  { labels, owner, width }: { labels: Int16Array; owner: Int32Array; width: number },
): number[] {
  const pixels = [first];
  owner[first] = region;
  for (let next = 0; next < pixels.length; next += 1) {
    // Without `beside`, which makes a list for each pixel.
    for (const side of SIDES) {
      const other = neighbor(pixels[next]!, side, width, labels.length);
      if (other < 0 || owner[other] !== -1 || labels[other] !== labels[first]) continue;
      owner[other] = region;
      pixels.push(other);
    }
  }
  return pixels;
}

/**
 * Fills `target` pixels with the label of the nearest labelled pixel, by breadth-first search; modifies the given
 * array.
 */
export function spreadLabels(
  { width, at: labels }: Labels,
  target: (at: number) => boolean,
  seeds: Iterable<number>,
): void {
  let front = [...seeds];
  while (front.length) {
    const next: number[] = [];
    for (const at of front) {
      for (const other of beside(at, width, labels.length)) {
        if (labels[other] !== NONE || !target(other)) continue;
        labels[other] = labels[at]!;
        next.push(other);
      }
    }
    front = next;
  }
}

/** The colour index of each pixel of a picture, `NONE` for a transparent one. */
export interface Labels {
  width: number;
  height: number;
  at: Int16Array;
}

/** The label of a pixel that shows nothing. */
export const NONE = -1;

/** A connected area of one label. */
export interface LabelRegion {
  label: number;
  /** The indices of its pixels, starting with the first one found. */
  pixels: number[];
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The neighbours of a pixel within the picture: left, right, above and below. */
export function beside(at: number, width: number, count: number): number[] {
  const x = at % width;
  const near: number[] = [];
  if (x > 0) near.push(at - 1);
  if (x < width - 1) near.push(at + 1);
  if (at >= width) near.push(at - width);
  if (at + width < count) near.push(at + width);
  return near;
}

/**
 * The connected areas of equal labels, in order of their first pixel, and the index of the area for each pixel (-1 for
 * none).
 */
export function regionsOf({ width, at: labels }: Labels): { regions: LabelRegion[]; owner: Int32Array } {
  const owner = new Int32Array(labels.length).fill(-1);
  const regions: LabelRegion[] = [];
  for (let first = 0; first < labels.length; first += 1) {
    if (labels[first] === NONE || owner[first] !== -1) continue;
    const label = labels[first]!;
    const region: LabelRegion = { label, pixels: [first], left: width, right: 0, top: Infinity, bottom: 0 };
    owner[first] = regions.length;
    for (let next = 0; next < region.pixels.length; next += 1) {
      const at = region.pixels[next]!;
      const [x, y] = [at % width, Math.floor(at / width)];
      region.left = Math.min(region.left, x);
      region.right = Math.max(region.right, x);
      region.top = Math.min(region.top, y);
      region.bottom = Math.max(region.bottom, y);
      // This repeats `beside` inline, to avoid a list for each pixel.
      for (let side = 0; side < 4; side += 1) {
        const other =
          side === 0
            ? x > 0
              ? at - 1
              : -1
            : side === 1
              ? x < width - 1
                ? at + 1
                : -1
              : side === 2
                ? at - width
                : at + width;
        if (other < 0 || other >= labels.length || owner[other] !== -1 || labels[other] !== label) continue;
        owner[other] = regions.length;
        region.pixels.push(other);
      }
    }
    regions.push(region);
  }
  return { regions, owner };
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

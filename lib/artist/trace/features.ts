import type { Coloring } from './labels';
import { extentOf, type PixelExtent } from './extent';
import { beside, regionsOf, type LabelRegion } from './regions';
import { middleOf } from './silhouette';

/** A small area on a surface that surrounds it: an eye with its contents, a mouth, a nose. */
export interface SurfaceFeature {
  pixels: number[];
  box: PixelExtent;
  middle: readonly [number, number];
  /** The label of the surrounding surface, and the label inside the feature with the highest contrast to it. */
  host: number;
  ink: number;
  /** The OKLab lightness of the surrounding surface. */
  ground: number;
  /** The largest difference in OKLab lightness from the surroundings. */
  contrast: number;
}

/** The least area of a feature, as a share of the figure. */
const MIN_FEATURE_SHARE = 0.0006;
/** The largest area of a feature, as a share of the figure. */
const MAX_FEATURE_SHARE = 0.09;
/**
 * Offsets in pixels that are longer than a line is wide: a pixel with the same region at all four is inside an area.
 */
const STEPS_OUT_OF_A_LINE = [
  [-7, 0],
  [7, 0],
  [0, -7],
  [0, 7],
] as const;

/** All small areas that are enclosed by a single surface. */
export function islandsOf({ labels, clusters }: Coloring, total: number): SurfaceFeature[] {
  const { width, at: of } = labels;
  const { regions, owner } = regionsOf(labels);
  const found: SurfaceFeature[] = [];
  for (const [index, host] of regions.entries()) {
    if (host.pixels.length < total * 0.02 || !isSurface(host, owner, index, width)) continue;
    const seen = new Uint8Array(of.length);
    for (const at of host.pixels)
      for (const first of beside(at, width, of.length)) {
        if (seen[first] || owner[first] === index || owner[first] === -1) continue;
        const pixels = island(first, index, owner, seen, width, total * MAX_FEATURE_SHARE);
        if (!pixels || pixels.length < total * MIN_FEATURE_SHARE) continue;
        const shares = new Map<number, number>();
        for (const each of pixels) shares.set(of[each]!, (shares.get(of[each]!) ?? 0) + 1 / pixels.length);
        const step = (label: number): number => Math.abs(clusters[label]!.lab[0] - clusters[host.label]!.lab[0]);
        const ink = [...shares]
          .filter(([, share]) => share > 0.12)
          .map(([label]) => label)
          .reduce((a, b) => (step(b) > step(a) ? b : a));
        found.push({
          pixels,
          box: extentOf(pixels, width),
          middle: middleOf(pixels, width),
          host: host.label,
          ink,
          ground: clusters[host.label]!.lab[0],
          contrast: step(ink),
        });
      }
  }
  return found;
}

/** Whether a region is an area and not a line around others: enough of its pixels are far from its edge. */
function isSurface({ pixels }: LabelRegion, owner: Int32Array, index: number, width: number): boolean {
  const deep = pixels.reduce(
    (sum, at) => sum + (STEPS_OUT_OF_A_LINE.every((step) => owner[at + step[0] + step[1] * width] === index) ? 1 : 0),
    0,
  );
  return deep > pixels.length * 0.3;
}

/** The connected pixels with other labels than the host; null if there are too many or they touch the outside. */
function island(
  first: number,
  host: number,
  owner: Int32Array,
  seen: Uint8Array,
  width: number,
  most: number,
): number[] | null {
  const pixels = [first];
  seen[first] = 1;
  let isOpen = false;
  for (let next = 0; next < pixels.length; next += 1) {
    for (const other of beside(pixels[next]!, width, owner.length)) {
      if (owner[other] === -1) isOpen = true;
      if (seen[other] || owner[other] === host || owner[other] === -1) continue;
      seen[other] = 1;
      pixels.push(other);
    }
  }
  return isOpen || pixels.length > most ? null : pixels;
}

/** The width and height of a bounding box, in pixels. */
export const sizeOf = ({ left, right, top, bottom }: PixelExtent): readonly [number, number] => [
  right - left + 1,
  bottom - top + 1,
];

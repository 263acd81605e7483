import type { Cluster } from './clusters';
import { areaOfLoop, contours } from './contour';
import { pathOfLoop } from './curve';
import { share } from './labels';
import type { Lab } from './pixels';
import { beside, NONE, regionsOf, type Labels, type LabelRegion } from './regions';

/**
 * The length, in pixels, by which a region extends below those painted after it, so that no gap is visible between
 * them.
 */
const OVERLAP_PX = 2;
/** The number of pixels to each side over which a cut is smoothed. */
const CUT_SMOOTHING_PX = 2;
/** The amount added to a smoothed cut, which moves it outward by about half a pixel. */
const CUT_SPREAD_SHARE = 0.12;
/** The least area of a contour that is drawn, in square pixels. */
const MIN_LOOP_AREA_PX = 3;

/** The data of the whole picture, which tracing one part needs about the rest. */
export interface Source {
  labels: Labels;
  clusters: readonly Cluster[];
  lab: Float32Array;
  /** The alpha of each pixel, 0 to 255. */
  alpha: Uint8Array;
  /** The palette token of each label. */
  tokens: readonly string[];
  /** The tolerance of curves, in pixels; 0.4 by default. */
  tolerance?: number;
}

/**
 * Draws one part as SVG; its labels may include hidden pixels.
 * Larger regions are painted first and extend below smaller ones; edges are positioned by antialiasing.
 */
export function drawingOfLabels(part: Labels, source: Source): string {
  const { regions, owner } = regionsOf(part);
  const solid = regions.map((region) => holesFilled(region, part));
  const order = regions.map((_, at) => at).sort((a, b) => solid[b]!.length - solid[a]!.length || a - b);
  const rank = new Int32Array(regions.length);
  order.forEach((region, at) => {
    rank[region] = at;
  });
  return order
    .map((at) => {
      const region = regions[at]!;
      const field = fieldOf(
        region,
        solid[at]!,
        part,
        source,
        (other) => owner[other] !== -1 && rank[owner[other]!]! > rank[at]!,
      );
      const box = {
        left: Math.max(0, region.left - 4),
        top: Math.max(0, region.top - 4),
        right: region.right + 4,
        bottom: region.bottom + 4,
      };
      const d = contours(field, part.width, part.at.length / part.width, box)
        .filter((loop) => areaOfLoop(loop) >= MIN_LOOP_AREA_PX)
        .map((loop) => pathOfLoop(loop, source.tolerance))
        .join('');
      return d && `<path fill="$${source.tokens[region.label]}" fill-rule="evenodd" d="${d}"/>`;
    })
    .join('');
}

/** A region's pixels with those of the part that it encloses; enclosed transparent pixels stay a hole. */
function holesFilled({ pixels, left, right, top, bottom }: LabelRegion, part: Labels): number[] {
  const [across, down] = [right - left + 3, bottom - top + 3];
  const inside = new Uint8Array(across * down);
  const place = (at: number): number => (Math.floor(at / part.width) - top + 1) * across + (at % part.width) - left + 1;
  for (const at of pixels) inside[place(at)] = 1;
  const stack = [0];
  inside[0] = 2;
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    for (const other of beside(at, across, inside.length))
      if (!inside[other]) {
        inside[other] = 2;
        stack.push(other);
      }
  }
  const filled = [...pixels];
  for (let at = 0; at < inside.length; at += 1) {
    if (inside[at]) continue;
    const whole = (Math.floor(at / across) + top - 1) * part.width + (at % across) + left - 1;
    if (part.at[whole] !== NONE) filled.push(whole);
  }
  return filled;
}

/** The coverage of each pixel by a region, 0 to 1: full inside and below covering regions, partial along its edges. */
function fieldOf(
  region: LabelRegion,
  solid: readonly number[],
  part: Labels,
  source: Source,
  isAbove: (at: number) => boolean,
): Float32Array {
  const { width, at: of } = part;
  const field = new Float32Array(of.length);
  for (const at of solid) field[at] = 1;
  let front: number[] = [...solid];
  for (let step = 0; step < OVERLAP_PX; step += 1) {
    const next: number[] = [];
    for (const at of front)
      for (const other of beside(at, width, of.length))
        if (field[other] === 0 && isAbove(other)) {
          field[other] = 1;
          next.push(other);
        }
    front = next;
  }
  const own = source.clusters[region.label]!.lab;
  const whole = new Uint8Array(field);
  for (const at of region.pixels) {
    for (const other of beside(at, width, of.length)) {
      // Below a covering region the coverage is already full.
      if (whole[other] || of[other] === region.label) continue;
      if (isCut(other, region.label, part, source)) {
        for (const each of [at, other]) field[each] = softened(whole, each, width);
        continue;
      }
      if (field[at] === 1) field[at] = insideShare(at, other, own, region.label, source) ?? 1;
      field[other] = Math.max(field[other]!, outsideShare(other, own, source));
    }
  }
  return field;
}

/**
 * Whether a pixel beyond a region's edge belongs to another part of the rig, so that the edge is a cut that the picture
 * does not show.
 */
const isCut = (beyond: number, label: number, part: Labels, { labels }: Source): boolean =>
  labels.at[beyond] !== NONE && (labels.at[beyond] === label || part.at[beyond] === NONE);

/** The coverage of a pixel at a cut, smoothed so that the cut is a smooth line slightly further out. */
function softened(whole: Uint8Array, at: number, width: number): number {
  let count = 0;
  for (let dy = -CUT_SMOOTHING_PX; dy <= CUT_SMOOTHING_PX; dy += 1)
    for (let dx = -CUT_SMOOTHING_PX; dx <= CUT_SMOOTHING_PX; dx += 1) count += whole[at + dy * width + dx] ?? 0;
  return Math.min(1, count / (2 * CUT_SMOOTHING_PX + 1) ** 2 + CUT_SPREAD_SHARE);
}

const colorAt = (lab: Float32Array, at: number): Lab => [lab[3 * at]!, lab[3 * at + 1]!, lab[3 * at + 2]!];

/**
 * The coverage of a region's own edge pixel, from its alpha or its mixture with the neighbouring colour.
 * Null if neither applies.
 */
function insideShare(
  at: number,
  other: number,
  own: Lab,
  label: number,
  { labels, clusters, lab, alpha }: Source,
): number | null {
  if (labels.at[at] !== label) return null;
  const beyond = labels.at[other]!;
  if (beyond === NONE) return Math.max(0.51, alpha[at]! / 255);
  if (beyond === label) return null;
  return Math.max(0.51, 1 - share(own, clusters[beyond]!.lab, colorAt(lab, at)));
}

/** The coverage of a pixel just outside a region's edge. */
function outsideShare(at: number, own: Lab, { labels, clusters, lab, alpha }: Source): number {
  const beyond = labels.at[at]!;
  if (beyond === NONE) return Math.min(0.49, alpha[at]! / 255);
  return Math.min(0.49, 1 - share(own, clusters[beyond]!.lab, colorAt(lab, at)));
}

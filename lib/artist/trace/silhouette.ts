import { distanceFrom } from '@/lib/core/geometry/distance';
import { beside, regionsOf, NONE } from './regions';
import { marksIn, placeFrom, windowAround } from './window';

type Point = readonly [x: number, y: number];

/**
 * A part of a silhouette that protrudes from its trunk; the neck is the seam between the two, narrower than the part is
 * long.
 */
export interface Protrusion {
  pixels: number[];
  /** The centre and the width of the neck, in pixels. */
  neck: readonly [number, number];
  width: number;
  /** The points at which the neck meets the silhouette's border, on both sides. */
  ends: readonly [Point, Point];
  /** The point farthest from the neck, and its distance. */
  tip: readonly [number, number];
  length: number;
  /** The largest thickness, in pixels. */
  girth: number;
}

/**
 * The radii, as shares of the largest inscribed disc, for a morphological opening at several scales; its remainder is
 * protrusions.
 */
const RADIUS_SHARES = [0.94, 0.88, 0.74, 0.6, 0.48, 0.37, 0.27, 0.18] as const;
/** The least area of a protrusion, as a share of the figure; a smaller one is a bump. */
const MIN_PROTRUSION_SHARE = 0.005;

/** The least length of a protrusion, in widths of its neck; a shorter one is a bump. */
const MIN_LENGTH_TO_NECK = 0.42;

/**
 * All protrusions of a mask at every scale, which may overlap.
 * Only the window around the mask is processed.
 */
export function protrusionsOf(mask: Uint8Array, width: number): { found: Protrusion[]; total: number } {
  const window = windowAround(mask, width, mask.length / width, 1);
  const { found, total } = stickingOut(
    marksIn(window, width, (at) => mask[at] === 1),
    window.right - window.left,
  );
  const moved = ([x, y]: Point): Point => [x + window.left, y + window.top];
  const place = placeFrom(window, width);
  return {
    found: found.map((each) => ({
      ...each,
      pixels: each.pixels.map(place),
      neck: moved(each.neck),
      tip: moved(each.tip),
      ends: [moved(each.ends[0]), moved(each.ends[1])],
    })),
    total,
  };
}

function stickingOut(mask: Uint8Array, width: number): { found: Protrusion[]; total: number } {
  const height = mask.length / Math.max(width, 1);
  const inner = distanceFrom(
    mask.map((on) => (on ? 0 : 255)),
    width,
    height,
  );
  let [most, total] = [0, 0];
  mask.forEach((on, at) => {
    if (!on) return;
    total += 1;
    if (inner[at]! < Infinity) most = Math.max(most, inner[at]!);
  });
  const found = RADIUS_SHARES.flatMap((share) => atRadius(mask, inner, share * most, width, total));
  return { found, total };
}

function atRadius(mask: Uint8Array, inner: Float32Array, radius: number, width: number, total: number): Protrusion[] {
  const height = mask.length / width;
  const outer = distanceFrom(
    mask.map((on, at) => (on && inner[at]! > radius ? 255 : 0)),
    width,
    height,
  );
  const opened = new Int16Array(mask.length).fill(NONE);
  mask.forEach((on, at) => {
    if (on && outer[at]! <= radius + 0.7) opened[at] = 1;
  });
  const pieces = regionsOf({ width, height, at: opened }).regions;
  const [trunk] = pieces.toSorted((a, b) => b.pixels.length - a.pixels.length);
  if (!trunk) return [];
  const rest = new Int16Array(mask.length).fill(NONE);
  mask.forEach((on, at) => {
    if (on) rest[at] = 1;
  });
  for (const at of trunk.pixels) rest[at] = NONE;
  const isTrunk = new Uint8Array(mask.length);
  for (const at of trunk.pixels) isTrunk[at] = 1;
  return regionsOf({ width, height, at: rest }).regions.flatMap(({ pixels }) =>
    pixels.length < total * MIN_PROTRUSION_SHARE ? [] : (measured(pixels, isTrunk, inner, width) ?? []),
  );
}

/** Measures a remainder beside the trunk; null for a bump, and for a handle, which is attached at two places. */
export function measured(pixels: number[], isTrunk: Uint8Array, inner: Float32Array, width: number): Protrusion | null {
  const seam = pixels.filter((at) => beside(at, width, isTrunk.length).some((other) => isTrunk[other]));
  if (!seam.length) return floating(pixels, inner, width);
  const [sx, sy] = middleOf(seam, width);
  const [far] = furthest(seam, [sx, sy], width);
  const one: Point = [far % width, Math.floor(far / width)];
  const [other, across] = furthest(seam, one, width);
  if (isSplit(seam, width)) return null;
  const [tip, length] = furthest(pixels, [sx, sy], width);
  if (length < across * MIN_LENGTH_TO_NECK) return null;
  const girth = 2 * pixels.reduce((most, at) => Math.max(most, inner[at]!), 0);
  return {
    pixels,
    neck: [sx, sy],
    width: Math.max(across, 3),
    ends: [one, [other % width, Math.floor(other / width)]],
    tip: [tip % width, Math.floor(tip / width)],
    length,
    girth,
  };
}

/** Whether a seam consists of two separate places. */
function isSplit(seam: readonly number[], width: number): boolean {
  const left = new Set(seam);
  const stack = [seam[0]!];
  left.delete(seam[0]!);
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    for (const other of left) {
      if (
        Math.abs((other % width) - (at % width)) > 4 ||
        Math.abs(Math.floor(other / width) - Math.floor(at / width)) > 4
      )
        continue;
      left.delete(other);
      stack.push(other);
    }
  }
  return left.size > 12;
}

/** The neck of a piece without contact to the rest, like the head of a pictogram: the middle of its lower edge. */
function floating(pixels: number[], inner: Float32Array, width: number): Protrusion {
  const rows = pixels.map((at) => Math.floor(at / width));
  const [top, bottom] = [rows.reduce((a, b) => Math.min(a, b)), rows.reduce((a, b) => Math.max(a, b))];
  const [x] = middleOf(pixels, width);
  const girth = 2 * pixels.reduce((most, at) => Math.max(most, inner[at]!), 0);
  return {
    pixels,
    neck: [x, bottom],
    width: girth * 0.4,
    ends: [
      [x - girth * 0.2, bottom],
      [x + girth * 0.2, bottom],
    ],
    tip: [Math.round(x), top],
    length: bottom - top + 1,
    girth,
  };
}

/** The pivot of a limb: slightly beyond its neck, inside its carrier, at equal distances from the neck's ends. */
export function pivotOf({ ends: [[ax, ay], [bx, by]], tip, width }: Protrusion): [number, number] {
  const [x, y] = [(ax + bx) / 2, (ay + by) / 2];
  const across = Math.hypot(bx - ax, by - ay) || 1;
  const [nx, ny] = [(by - ay) / across, (ax - bx) / across];
  const side = (tip[0] - x) * nx + (tip[1] - y) * ny > 0 ? -1 : 1;
  const depth = side * Math.min(width * 0.18, 12);
  return [x + nx * depth, y + ny * depth];
}

/** The same neck with the two sides exchanged. */
export function seenFromBeyond(joint: Protrusion): Protrusion {
  const [[ax, ay], [bx, by]] = joint.ends;
  return { ...joint, tip: [ax + bx - joint.tip[0], ay + by - joint.tip[1]] };
}

/** The centroid of some pixels. */
export function middleOf(pixels: readonly number[], width: number): [number, number] {
  let [x, y] = [0, 0];
  for (const at of pixels) {
    x += at % width;
    y += Math.floor(at / width);
  }
  return [x / pixels.length, y / pixels.length];
}

/** The pixel farthest from a point, and its distance. */
function furthest(pixels: readonly number[], [x, y]: readonly [number, number], width: number): [number, number] {
  let [best, most] = [pixels[0] ?? 0, 0];
  for (const at of pixels) {
    const distance = Math.hypot((at % width) - x, Math.floor(at / width) - y);
    if (distance > most) [best, most] = [at, distance];
  }
  return [best, most];
}

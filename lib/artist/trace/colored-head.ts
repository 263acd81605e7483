import type { TracedFace } from './face';
import type { SurfaceFeature } from './features';
import type { Coloring } from './labels';
import { extentOf, type PixelExtent } from './extent';
import { nearestWithin, type PenLine } from './outline';
import { beside, NONE, regionsOf, type LabelRegion } from './regions';
import { middleOf, type Protrusion } from './silhouette';

/** The margin around the face's skin, as a share of its width, in which hair and ears are searched. */
const FACE_MARGIN_SHARE = 0.25;
/** The least share of an area's pixels within that margin for it to belong to the head. */
const MIN_SHARE_IN_FACE = 0.85;
/** The least area of head and body each, as a share of the figure. */
const MIN_PART_AREA_SHARE = 0.15;
/** The largest area of the body above the middle of the head, as a share of the head; more of it would be a hat. */
const MAX_BODY_ABOVE_HEAD = 0.4;
/** The least share of the body below the head; a mane would lie around it instead. */
const MIN_BODY_BELOW_HEAD = 0.2;
/** The height of the figure's lowest part, as a share of its height. */
const LOWEST_SHARE = 0.05;
/** The least share of that part's pixels that belong to the body. */
const MIN_LOWEST_OF_BODY = 0.9;

/**
 * Finds the head by colour if the silhouette has no neck: the surface with two eyes and a mouth, and the hair around
 * it.
 * Null if the colours do not separate it.
 */
export function headByColor(
  { labels }: Coloring,
  { eyes, mouth }: TracedFace,
  line: PenLine | null,
): Protrusion | null {
  // If the mouth is on another surface than the eyes, the area below the eyes is a muzzle.
  if (!eyes || eyes.length < 2 || !mouth) return null;
  const { width, at: of } = labels;
  const surfaces = { ...labels, at: line ? of.map((label, at) => (line.on[at] ? NONE : label)) : of };
  const { regions, owner } = regionsOf(surfaces);
  const shown: number[] = [];
  of.forEach((label, at) => {
    if (label !== NONE) shown.push(at);
  });
  const faces = new Set([...eyes, mouth].map((feature) => surfaceOf(feature, owner, regions, width)));
  const [skin] = faces;
  if (faces.size !== 1 || skin === undefined || skin < 0) return null;
  const inHead = partsOfHead(regions, skin, width);
  const nearest =
    line &&
    nearestWithin(
      Uint8Array.from(of, (label) => (label === NONE ? 0 : 1)),
      line.on,
      width,
    );
  const isHead = (at: number): boolean =>
    inHead.has(owner[nearest && line.on[at] && nearest[at]! >= 0 ? nearest[at]! : at]!);
  const [head, body] = [shown.filter(isHead), shown.filter((at) => !isHead(at))];
  const box = extentOf(shown, width);
  return isOnBody(head, body, box, width) ? neckOf(head, body, width, of.length) : null;
}

/** The index of the region that surrounds a feature. */
function surfaceOf(
  { pixels, host }: SurfaceFeature,
  owner: Int32Array,
  regions: readonly LabelRegion[],
  width: number,
): number {
  for (const at of pixels)
    for (const other of beside(at, width, owner.length))
      if (regions[owner[other]!]?.label === host) return owner[other]!;
  return -1;
}

function partsOfHead(regions: readonly LabelRegion[], skin: number, width: number): Set<number> {
  const { left, right, top, bottom } = regions[skin]!;
  const more = (right - left) * FACE_MARGIN_SHARE;
  const isAround = (at: number): boolean => {
    const [x, y] = [at % width, Math.floor(at / width)];
    return x >= left - more && x <= right + more && y >= top - more && y <= bottom;
  };
  return new Set(
    [...regions.keys()].filter(
      (each) =>
        each === skin ||
        regions[each]!.pixels.filter(isAround).length > regions[each]!.pixels.length * MIN_SHARE_IN_FACE,
    ),
  );
}

/**
 * Whether a head is on a body: both are large, the body continues below, only it touches the ground, and it is not a
 * hat.
 */
function isOnBody(head: readonly number[], body: readonly number[], figure: PixelExtent, width: number): boolean {
  if (Math.min(head.length, body.length) < (head.length + body.length) * MIN_PART_AREA_SHARE) return false;
  const [{ left, right, bottom }, height] = [extentOf(head, width), figure.bottom - figure.top];
  const middle = middleOf(head, width)[1];
  const above = body.filter((at) => at < middle * width && at % width >= left && at % width <= right).length;
  const isLow = (at: number): boolean => Math.floor(at / width) > figure.bottom - height * LOWEST_SHARE;
  const [low, own] = [[...head, ...body].filter(isLow).length, body.filter(isLow).length];
  const below = body.filter((at) => Math.floor(at / width) > bottom).length;
  return (
    below > body.length * MIN_BODY_BELOW_HEAD &&
    above < head.length * MAX_BODY_ABOVE_HEAD &&
    own > low * MIN_LOWEST_OF_BODY
  );
}

/** The head with its border to the body, below its middle, as the neck; null if they do not touch there. */
function neckOf(head: number[], body: readonly number[], width: number, count: number): Protrusion | null {
  const on = new Uint8Array(count);
  for (const at of body) on[at] = 1;
  const { left, right, top, bottom } = extentOf(head, width);
  const seam = head.filter(
    (at) => at > ((top + bottom) / 2) * width && beside(at, width, count).some((other) => on[other]),
  );
  const below = extentOf(
    seam.filter((at) => at % width > left + (right - left) * 0.2 && at % width < right - (right - left) * 0.2),
    width,
  );
  if (below.right <= below.left) return null;
  const [x, y] = [(below.left + below.right) / 2, (below.top + below.bottom) / 2];
  return {
    pixels: head,
    neck: [x, y],
    width: below.right - below.left,
    ends: [
      [below.left, y],
      [below.right, y],
    ],
    tip: [Math.round(x), top],
    length: y - top,
    girth: right - left,
  };
}

import type { TracedFace } from './face';
import type { SurfaceFeature } from './features';
import type { Coloring } from './labels';
import { extentOf, type PixelExtent } from './extent';
import { nearestWithin, type PenLine } from './outline';
import { beside, NONE, regionsOf, type LabelRegion } from './regions';
import { middleOf, type Protrusion } from './silhouette';

/** How far around the skin's box a face reaches, as a share of its width: hair lies there. */
const FACE_MARGIN_SHARE = 0.25;
/** The least share of an area within that box for it to belong to the face. */
const MIN_SHARE_IN_FACE = 0.85;
/** Head and body are each at least this share of a figure. */
const PART = 0.15;
/** Above the middle of the head lies less of the body than this share of the head: what lies there is a hat. */
const HAT = 0.4;
/** At least this share of the body lies below the head: a mane lies around it. */
const BELOW = 0.2;
/** The lowest part of a figure, as a share of its height: it is the body's. */
const LOWEST_SHARE = 0.05;
/** The least share of that part that the body must have. */
const MIN_LOWEST_OF_BODY = 0.9;

/**
 * Finds the head by colour where the silhouette has no neck: the surface with two eyes and a mouth, and the hair around
 * it. Null where colours do not tell.
 */
export function headByColor(
  { labels }: Coloring,
  { eyes, mouth }: TracedFace,
  line: PenLine | null,
): Protrusion | null {
  // Where a mouth is on another surface than the eyes, what lies below these is a muzzle.
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

/** Which region a feature lies in: that of its host around it. */
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
 * Whether a head stands on a body: both are large, the body goes on below, stands on the ground alone, and is no hat.
 */
function isOnBody(head: readonly number[], body: readonly number[], figure: PixelExtent, width: number): boolean {
  if (Math.min(head.length, body.length) < (head.length + body.length) * PART) return false;
  const [{ left, right, bottom }, height] = [extentOf(head, width), figure.bottom - figure.top];
  const middle = middleOf(head, width)[1];
  const above = body.filter((at) => at < middle * width && at % width >= left && at % width <= right).length;
  const isLow = (at: number): boolean => Math.floor(at / width) > figure.bottom - height * LOWEST_SHARE;
  const [low, own] = [[...head, ...body].filter(isLow).length, body.filter(isLow).length];
  const below = body.filter((at) => Math.floor(at / width) > bottom).length;
  return below > body.length * BELOW && above < head.length * HAT && own > low * MIN_LOWEST_OF_BODY;
}

/** The head with the seam below its middle as its neck; null where it does not touch its body there. */
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

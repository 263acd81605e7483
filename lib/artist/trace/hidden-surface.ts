import type { PenLine } from './outline';
import { beside, NONE, spreadLabels, type Labels } from './regions';
import { pivotOf, type Protrusion } from './silhouette';
import { distanceWithin, marksIn, windowAround, windowAt } from './window';
import type { FigurePiece } from './piece';

/** The length by which a child part is extended beyond its neck, below its carrier, in widths of the neck. */
const OVERLAP_TO_NECK = 0.62;
/** The least distance from the axis of a limb to its edge, in line widths; a thinner part is itself a line. */
const MIN_LIMB_RADIUS_IN_PENS = 1.4;

/** The least distance from the neck at which contact between head and body matters, in widths of the neck. */
const MIN_TOUCH_TO_NECK = 1;
/** The distance that a head moves at such a contact, as a share of its length. */
const MOVE_TO_LENGTH = 0.12;

/** The largest distance across a line from the surface beside it, in line widths. */
const MAX_LINE_IN_PENS = 1.3;

const distanceTo = ([x, y]: readonly [number, number], at: number, width: number): number =>
  Math.hypot((at % width) - x, Math.floor(at / width) - y);

/**
 * Extends one piece below another within a disc around their joint.
 * In a drawing with outlines it gets a round end, whose line closes the shape at any angle.
 */
export function extendUnderJoint(
  under: Labels,
  over: Labels,
  joint: Protrusion,
  line: PenLine | null,
  isClosed = true,
): void {
  const { width } = under;
  const isTaken = (at: number): boolean => over.at[at] !== NONE;
  const [middle, reach] = line
    ? [pivotOf(joint), reachOf(joint)]
    : [joint.neck, Math.max(5, joint.width * OVERLAP_TO_NECK)];
  const within = (at: number): number => reach - distanceTo(middle, at, width);
  if (!line || reach < line.pen * MIN_LIMB_RADIUS_IN_PENS) {
    fillHidden(under, (at) => isTaken(at) && within(at) >= 0, line);
    return;
  }
  // On the limb's side of the neck the carrier may bulge into the limb, which continues through the bulge.
  const window = windowAt(middle, reach + line.pen * MAX_LINE_IN_PENS + 1, width, under.height);
  const toSurface = distanceWithin(
    window,
    marksIn(window, width, (at) => under.at[at] !== NONE && !line.on[at]),
    width,
    under.height,
  );
  const isBeyond = beyondNeck(joint, line.pen, width);
  const isMouth = (at: number): boolean => toSurface[at]! < line.pen * MAX_LINE_IN_PENS && isBeyond(at);
  fillHidden(under, (at) => isTaken(at) && within(at) >= (isMouth(at) ? 0 : line.pen), line);
  // The hole that an upper limb leaves in its carrier is closed by the line between the two.
  if (isClosed)
    under.at.forEach((label, at) => {
      if (label === NONE && isTaken(at) && within(at) >= 0 && within(at) < line.pen && !isMouth(at))
        under.at[at] = line.label;
    });
}

/**
 * Extends the body below the head where they touch far from the neck, as hair touches raised hands.
 * The extension is as wide as the head moves there.
 */
export function extendUnderContact(body: FigurePiece, head: Labels, neck: Protrusion, line: PenLine | null): void {
  const { width, height, at: of } = head;
  const isTouched = (at: number): boolean =>
    of[at] !== NONE &&
    distanceTo(neck.neck, at, width) > neck.width * MIN_TOUCH_TO_NECK &&
    beside(at, width, of.length).some((other) => body.shown[other]);
  const reach = neck.length * MOVE_TO_LENGTH;
  const seam = new Uint8Array(of.length).map((_, at) => (isTouched(at) ? 1 : 0));
  const window = windowAround(seam, width, height, Math.ceil(reach));
  if (window.right === window.left) return;
  const toSeam = distanceWithin(
    window,
    marksIn(window, width, (at) => seam[at] === 1),
    width,
    height,
  );
  fillHidden(body.labels, (at) => of[at] !== NONE && toSeam[at]! < reach, line);
}

/** Makes a test of whether a pixel is between the lines of a limb, beyond the ends of its neck. */
function beyondNeck(
  { ends: [[ax, ay], [bx, by]], tip }: Protrusion,
  pen: number,
  width: number,
): (at: number) => boolean {
  const across = Math.hypot(bx - ax, by - ay) || 1;
  const [tx, ty] = [(bx - ax) / across, (by - ay) / across];
  const side = (tip[0] - ax) * ty - (tip[1] - ay) * tx > 0 ? 1 : -1;
  return (at) => {
    const [x, y] = [(at % width) - ax, Math.floor(at / width) - ay];
    const [along, beyond] = [x * tx + y * ty, side * (x * ty - y * tx)];
    return along >= pen && along <= across - pen && beyond >= 0;
  };
}

/** The distance from the ends of a neck to the pivot of its limb. */
function reachOf(joint: Protrusion): number {
  const [x, y] = pivotOf(joint);
  return Math.max(5, ...joint.ends.map(([ex, ey]) => Math.hypot(x - ex, y - ey)));
}

/**
 * Fills pixels of a piece that other pieces cover with the label of its nearest surface, even across a line.
 * A piece without a surface is filled with its line.
 */
export function fillHidden(piece: Labels, isTaken: (at: number) => boolean, line: PenLine | null): void {
  const { width, height, at: of } = piece;
  const isSurface = (at: number): boolean => of[at] !== NONE && !(line?.on[at] && of[at] === line.label);
  const hasSurface = line !== null && of.some((_, at) => isSurface(at));
  const filled = {
    width,
    height,
    at: hasSurface ? of.map((label, at) => (isSurface(at) ? label : NONE)) : Int16Array.from(of),
  };
  const isOpen = (at: number): boolean => (of[at] === NONE ? isTaken(at) : hasSurface);
  const edge = new Set<number>();
  for (let at = 0; at < of.length; at += 1) {
    if (filled.at[at] !== NONE || !isOpen(at)) continue;
    for (const other of beside(at, width, of.length)) if (filled.at[other] !== NONE) edge.add(other);
  }
  spreadLabels(filled, isOpen, edge);
  for (let at = 0; at < of.length; at += 1) if (of[at] === NONE) of[at] = filled.at[at]!;
}

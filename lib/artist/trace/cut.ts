import type { Face } from './features';
import { earFolds } from './ear-folds';
import type { Coloring } from './labels';
import { shareLines } from './lines';
import type { NamedLimb } from './naming';
import type { Outline } from './outline';
import { beside, NONE, regionsOf, spreadLabels, type Labels } from './regions';
import { pivotOf, seenFromBeyond, type Protrusion } from './silhouette';
import { distanceWithin, marksIn, windowAround, windowAt } from './window';

/** A child reaches this many widths of its neck beyond the neck, under what carries it. */
const OVERLAP = 0.62;
/** A drawn limb is at least this many pens from its middle to its edge; what is thinner is a line itself. */
const SOLID = 1.4;
/** A region of at most this share of the figure is never cut in two: it goes where more than this share of it lies. */
const [SMALL, MINE] = [0.08, 0.55];
/** Below this share of itself a limb gains nothing worth lying over its carrier for. */
const GAIN = 0.08;

/**
 * A head touches its body beside its neck further than so many widths of the neck from it; it moves there by at most
 * this share of its length.
 */
const [FAR, MOVES] = [1, 0.12];

/** What lies less than so many pens from a surface is across the line around it. */
const ACROSS = 1.3;

/** The parts that eyes become, from left to right. */
export const EYES = ['eye_left', 'eye_right'] as const;

/** Whether a part lies on the surface of another. */
export const isFeature = (id: string): boolean => id === 'mouth' || (EYES as readonly string[]).includes(id);

/**
 * One part of the figure as labels: what the picture shows of it, and what it is thought to have where others cover it.
 */
export interface Piece {
  id: string;
  labels: Labels;
  /** 1 at each pixel where it is this piece that the picture shows. */
  shown: Uint8Array;
  /** Whether it lies over what carries it. */
  isFront: boolean;
}

/**
 * Cuts a coloured figure into body, head, limbs and features; every piece goes on under those that cover it, so that
 * none leaves a hole when it moves.
 */
export function cutPieces(
  coloring: Coloring,
  head: Protrusion | null,
  limbs: readonly NamedLimb[],
  face: Face,
  line: Outline | null,
): Map<string, Piece> {
  const { width, height, at: of } = coloring.labels;
  const ids = [
    'body',
    ...(head ? ['head'] : []),
    ...limbs.map(({ id }) => id),
    ...(face.eyes ?? []).map((_, at) => EYES[at]!),
    ...(face.mouth ? ['mouth'] : []),
  ];
  const owner = new Int16Array(of.length).fill(NONE);
  const give = (id: string, pixels: Iterable<number>) => {
    for (const at of pixels) owner[at] = ids.indexOf(id);
  };
  of.forEach((label, at) => {
    if (label !== NONE) owner[at] = 0;
  });
  if (head) give('head', head.pixels);
  for (const { id, limb } of limbs) give(id, limb.pixels);
  const moved = keepWhole(coloring.labels, owner, ids.length, head ? 2 : 1, line);
  const folds = line ? earFolds(coloring.labels, owner, limbs, head ? 2 : 1, line) : new Map<number, number[]>();
  for (const [part, pixels] of folds) give(ids[part]!, pixels);
  face.eyes?.forEach(({ pixels }, at) => give(EYES[at]!, pixels));
  if (face.mouth) give('mouth', face.mouth.pixels);
  const pieces = new Map(
    ids.map((id, part) => {
      const labels = { width, height, at: of.map((label, at) => (owner[at] === part ? label : NONE)) };
      return [
        id,
        {
          id,
          labels,
          shown: new Uint8Array(owner.length).map((_, at) => (owner[at] === part ? 1 : 0)),
          isFront: moved.has(part) || folds.has(part),
        },
      ];
    }),
  );
  const host = pieces.get(head ? 'head' : 'body')!.labels;
  for (const feature of [...(face.eyes ?? []), ...(face.mouth ? [face.mouth] : [])])
    for (const at of feature.pixels) host.at[at] = feature.host;
  for (const { id, parent, limb } of limbs) {
    const [child, carrier] = [pieces.get(id)!, pieces.get(parent)!];
    if (child.isFront) {
      // A limb that lies over its carrier leaves nothing bare: the carrier goes on under it.
      const part = ids.indexOf(id);
      const covered = new Set([...(moved.get(part) ?? []), ...(folds.get(part) ?? [])]);
      fillUnder(carrier.labels, (at) => covered.has(at) && child.labels.at[at] !== NONE, line);
      joinUnder(carrier.labels, child.labels, seenFromBeyond(limb), line, !moved.has(part));
    } else joinUnder(child.labels, carrier.labels, limb, line);
  }
  if (head) joinUnder(pieces.get('body')!.labels, pieces.get('head')!.labels, seenFromBeyond(head), line);
  if (head) goOnBeside(pieces.get('body')!, pieces.get('head')!.labels, head, line);
  if (line)
    shareLines(
      [...pieces.values()].filter(({ id }) => !isFeature(id)),
      line,
    );
  return pieces;
}

/** What keeping regions whole gave to a part beyond its necks. */
type Moved = Map<number, number[]>;

/**
 * Small regions go whole to the part that has most of them, when that part thereby gains something to speak of; gives
 * what each part gained.
 */
function keepWhole(labels: Labels, owner: Int16Array, parts: number, firstLimb: number, line: Outline | null): Moved {
  const moved: Moved = new Map();
  const sizes = new Uint32Array(parts);
  for (const part of owner) if (part !== NONE) sizes[part]! += 1;
  const { regions } = regionsOf(labels);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  for (const { pixels } of regions) {
    if (pixels.length > total * SMALL) continue;
    const counts = new Uint32Array(parts);
    for (const at of pixels) counts[owner[at]!]! += 1;
    const most = counts.indexOf(Math.max(...counts));
    if (counts[most] === pixels.length || counts[most]! < pixels.length * MINE) continue;
    // A leg without its stroke is half a leg, however far that runs on over the trunk.
    if (most < firstLimb && line && pixels.every((at) => line.on[at])) continue;
    moved.set(most, [...(moved.get(most) ?? []), ...pixels.filter((at) => owner[at] !== most)]);
  }
  for (const [part, pixels] of moved) {
    if (pixels.length < sizes[part]! * GAIN) moved.delete(part);
    else for (const at of pixels) owner[at] = part;
  }
  return moved;
}

const distanceTo = ([x, y]: readonly [number, number], at: number, width: number): number =>
  Math.hypot((at % width) - x, Math.floor(at / width) - y);

/**
 * Lets one piece, which the joint is a neck of, go on under another in a disc about that neck; a drawn one with a round
 * end, whose line closes wherever it turns.
 */
function joinUnder(under: Labels, over: Labels, joint: Protrusion, line: Outline | null, isClosed = true): void {
  const { width } = under;
  const isTaken = (at: number): boolean => over.at[at] !== NONE;
  const [middle, reach] = line ? [pivotOf(joint), reachOf(joint)] : [joint.neck, Math.max(5, joint.width * OVERLAP)];
  const within = (at: number): number => reach - distanceTo(middle, at, width);
  if (!line || reach < line.pen * SOLID) {
    fillUnder(under, (at) => isTaken(at) && within(at) >= 0, line);
    return;
  }
  // On the limb's side of its neck, what carries it may bulge into it: the limb goes on through that.
  const window = windowAt(middle, reach + line.pen * ACROSS + 1, width, under.height);
  const toSurface = distanceWithin(
    window,
    marksIn(window, width, (at) => under.at[at] !== NONE && !line.on[at]),
    width,
    under.height,
  );
  const isBeyond = beyondNeck(joint, line.pen, width);
  const isMouth = (at: number): boolean => toSurface[at]! < line.pen * ACROSS && isBeyond(at);
  fillUnder(under, (at) => isTaken(at) && within(at) >= (isMouth(at) ? 0 : line.pen), line);
  // What a limb that lies over it was cut out of is closed by the line between the two.
  if (isClosed)
    under.at.forEach((label, at) => {
      if (label === NONE && isTaken(at) && within(at) >= 0 && within(at) < line.pen && !isMouth(at))
        under.at[at] = line.label;
    });
}

/**
 * Where a head touches its body far from its neck, as hair does hands that are raised to it, lets the body go on under
 * it for as far as it moves there.
 */
function goOnBeside(body: Piece, head: Labels, neck: Protrusion, line: Outline | null): void {
  const { width, height, at: of } = head;
  const isTouched = (at: number): boolean =>
    of[at] !== NONE &&
    distanceTo(neck.neck, at, width) > neck.width * FAR &&
    beside(at, width, of.length).some((other) => body.shown[other]);
  const reach = neck.length * MOVES;
  const seam = new Uint8Array(of.length).map((_, at) => (isTouched(at) ? 1 : 0));
  const window = windowAround(seam, width, height, Math.ceil(reach));
  if (window.right === window.left) return;
  const toSeam = distanceWithin(
    window,
    marksIn(window, width, (at) => seam[at] === 1),
    width,
    height,
  );
  fillUnder(body.labels, (at) => of[at] !== NONE && toSeam[at]! < reach, line);
}

/** Whether a pixel lies between the lines of a limb, beyond the ends of its neck. */
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

/** How far the ends of a neck are from where its limb turns. */
function reachOf(joint: Protrusion): number {
  const [x, y] = pivotOf(joint);
  return Math.max(5, ...joint.ends.map(([ex, ey]) => Math.hypot(x - ex, y - ey)));
}

/**
 * Lets a piece fill pixels that others take from it, with the surface of it that is nearest, be it across a line; with
 * its line where it has no surface.
 */
function fillUnder(piece: Labels, isTaken: (at: number) => boolean, line: Outline | null): void {
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

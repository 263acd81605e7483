import { distanceFrom } from '@/lib/core/geometry/distance';
import type { Piece } from './cut';
import type { Outline } from './outline';
import { NONE, regionsOf } from './regions';
import { distanceWithin, marksIn, windowAround } from './window';

/** The middle of a line lies deeper in it than so many pens; a line is at most so many pens across. */
const [INNER, ACROSS] = [0.36, 1.3];
/**
 * A line between two is at least two pens long where its middle has more than so many squares of its pen: where three
 * meet, less lies between each two.
 */
const RUN = 0.6;
/** A line that goes on in a lower piece ends so many pens before that. */
const BACK = 0.6;
/** Nothing is asked of what lies further than so many pens from a piece. */
const FAR = 4;

/**
 * Draws each piece's lines anew along their middles. The whole of a line between two goes to both, so that both stay
 * closed when they part; one that goes on from piece to piece ends round in the upper of them, and the lower goes on
 * under it.
 */
export function shareLines(pieces: readonly Piece[], { on, pen, label }: Outline): void {
  const [
    {
      labels: { width, height },
    },
  ] = pieces as [Piece];
  const owner = new Int16Array(on.length).fill(NONE);
  pieces.forEach(({ shown }, rank) =>
    shown.forEach((is, at) => {
      if (is) owner[at] = rank;
    }),
  );
  const windows = pieces.map(({ shown }) => windowAround(shown, width, height, Math.ceil(pen * FAR)));
  const distanceTo = (rank: number, is: (at: number) => boolean): Float32Array =>
    distanceWithin(windows[rank]!, marksIn(windows[rank]!, width, is), width, height);
  const toEdge = distanceFrom(
    on.map((is) => (is ? 0 : 255)),
    width,
    height,
  );
  const isMiddle = (at: number): boolean => on[at] === 1 && toEdge[at]! > pen * INNER;
  const surfaces = pieces.map((_, rank) => distanceTo(rank, (at) => owner[at] === rank && !on[at]));
  const owned = pieces.map((_, rank) => distanceTo(rank, (at) => owner[at] === rank && isMiddle(at)));
  // The round trunk that a limb is cut from reaches a little beyond the corner between the two.
  const middles = pieces.map((piece, rank) =>
    distanceTo(
      rank,
      (at) =>
        owner[at] === rank &&
        isMiddle(at) &&
        !pieces.some((other, lower) => lower !== rank && isAbove(piece, other) && owned[lower]![at]! < pen * BACK),
    ),
  );
  const between = pieces.map((_, rank) => {
    const { left, right, top, bottom } = windows[rank]!;
    const marks = marksIn(
      windows[rank]!,
      width,
      (at) =>
        isMiddle(at) &&
        owner[at] !== NONE &&
        owner[at] !== rank &&
        surfaces[rank]![at]! < pen * ACROSS &&
        isOpposite(surfaces[rank]!, surfaces[owner[at]!]!, at, width),
    );
    for (const { pixels } of regionsOf({
      width: right - left,
      height: bottom - top,
      at: Int16Array.from(marks, (is) => (is ? 1 : NONE)),
    }).regions) {
      if (pixels.length <= pen * pen * RUN) for (const at of pixels) marks[at] = 0;
    }
    return distanceWithin(windows[rank]!, marks, width, height);
  });
  const isNear = (rank: number, at: number): boolean => middles[rank]![at]! <= pen / 2;
  for (let at = 0; at < on.length; at += 1) {
    const own = owner[at]!;
    if (!on[at] || own === NONE) continue;
    // The rim of an inked tip has no middle of its own anywhere near, and no other's either: it stays.
    const heir = isNear(own, at)
      ? own
      : middles.reduce((best, to, rank) => (to[at]! < Math.min(middles[best]![at]!, pen * ACROSS) ? rank : best), own);
    for (const [rank, piece] of pieces.entries()) {
      const has = rank === heir || between[rank]![at]! <= pen / 2 || (isNear(rank, at) && isAbove(piece, pieces[own]!));
      if (has) piece.labels.at[at] = label;
      else if (rank === own) piece.labels.at[at] = NONE;
    }
  }
}

/** Whether one of two pieces lies over the other. */
const isAbove = (one: Piece, two: Piece): boolean =>
  one.isFront || one.id === 'head' || (one.id === 'body' && !two.isFront && two.id !== 'head');

/** Whether what two distances are measured to lies on opposite sides of a pixel: at more than 120 degrees. */
function isOpposite(one: Float32Array, two: Float32Array, at: number, width: number): boolean {
  const slope = (of: Float32Array): [number, number] => [of[at + 1]! - of[at - 1]!, of[at + width]! - of[at - width]!];
  const [[ax, ay], [bx, by]] = [slope(one), slope(two)];
  return ax * bx + ay * by < -0.5 * Math.hypot(ax, ay) * Math.hypot(bx, by);
}

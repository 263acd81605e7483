import { distanceFrom } from '@/lib/core/geometry/distance';
import type { FigurePiece } from './piece';
import type { PenLine } from './outline';
import { NONE, regionsOf } from './regions';
import { distanceWithin, marksIn, windowAround, type PixelWindow } from './window';

/** The least distance of a line's centre from its edge, in line widths. */
const MIN_MIDDLE_DEPTH_IN_PENS = 0.36;
/** The largest width of a line, relative to the measured line width. */
const MAX_LINE_IN_PENS = 1.3;
/**
 * The least area of the centre of a line between two pieces, in squares of the line width.
 * It corresponds to a length of two line widths, or less where three pieces meet.
 */
const MIN_SHARED_MIDDLE_IN_PENS = 0.6;
/** The distance at which a line that continues into a lower piece ends before it, in line widths. */
const END_BEFORE_LOWER_IN_PENS = 0.6;
/** The margin around a piece in which its lines are searched, in line widths. */
const WINDOW_MARGIN_IN_PENS = 4;

/** The pieces and their lines, with data that is computed once. */
interface LinedPieces {
  pieces: readonly FigurePiece[];
  line: PenLine;
  width: number;
  height: number;
  /** The index of the piece that is visible at each pixel. */
  owner: Int16Array;
  /** The part of the picture around each piece in which its lines are searched. */
  windows: readonly PixelWindow[];
  /** Whether a pixel is at the centre of a line. */
  isMiddle: (at: number) => boolean;
}

/**
 * Redraws each piece's lines along their centres.
 * A line between two pieces belongs to both; one that continues into the next piece has a round end in the upper one.
 */
export function shareLines(pieces: readonly FigurePiece[], line: PenLine): void {
  const { on, pen, label } = line;
  const lined = linedPieces(pieces, line);
  const { owner } = lined;
  const middles = middleDistances(lined);
  const between = sharedDistances(lined);
  const isNear = (rank: number, at: number): boolean => middles[rank]![at]! <= pen / 2;
  for (let at = 0; at < on.length; at += 1) {
    const own = owner[at]!;
    if (!on[at] || own === NONE) continue;
    // A solid tip in the line's colour has no line centre nearby, so its rim stays unchanged.
    const heir = isNear(own, at)
      ? own
      : middles.reduce(
          (best, to, rank) => (to[at]! < Math.min(middles[best]![at]!, pen * MAX_LINE_IN_PENS) ? rank : best),
          own,
        );
    for (const [rank, piece] of pieces.entries()) {
      const has = rank === heir || between[rank]![at]! <= pen / 2 || (isNear(rank, at) && isAbove(piece, pieces[own]!));
      if (has) piece.labels.at[at] = label;
      else if (rank === own) piece.labels.at[at] = NONE;
    }
  }
}

function linedPieces(pieces: readonly FigurePiece[], line: PenLine): LinedPieces {
  const { on, pen } = line;
  const [first] = pieces as [FigurePiece];
  const { width, height } = first.labels;
  const owner = new Int16Array(on.length).fill(NONE);
  pieces.forEach(({ shown }, rank) =>
    shown.forEach((is, at) => {
      if (is) owner[at] = rank;
    }),
  );
  const toEdge = distanceFrom(
    on.map((is) => (is ? 0 : 255)),
    width,
    height,
  );
  return {
    pieces,
    line,
    width,
    height,
    owner,
    windows: pieces.map(({ shown }) => windowAround(shown, width, height, Math.ceil(pen * WINDOW_MARGIN_IN_PENS))),
    isMiddle: (at) => on[at] === 1 && toEdge[at]! > pen * MIN_MIDDLE_DEPTH_IN_PENS,
  };
}

/** The distance of each pixel, in pixels, from those near a piece that pass a test. */
function distancesTo({ windows, width, height }: LinedPieces, rank: number, is: (at: number) => boolean): Float32Array {
  return distanceWithin(windows[rank]!, marksIn(windows[rank]!, width, is), width, height);
}

/** The distance of each pixel from the centres of each piece's own lines. */
function middleDistances(lined: LinedPieces): Float32Array[] {
  const { pieces, line, owner, isMiddle } = lined;
  const owned = pieces.map((_, rank) => distancesTo(lined, rank, (at) => owner[at] === rank && isMiddle(at)));
  // The round trunk extends a little beyond the corner at which a limb is cut off.
  const goesOn = (piece: FigurePiece, rank: number, at: number): boolean =>
    pieces.some(
      (other, lower) =>
        lower !== rank && isAbove(piece, other) && owned[lower]![at]! < line.pen * END_BEFORE_LOWER_IN_PENS,
    );
  return pieces.map((piece, rank) =>
    distancesTo(lined, rank, (at) => owner[at] === rank && isMiddle(at) && !goesOn(piece, rank, at)),
  );
}

/** The distance of each pixel from the centres of the lines that each piece shares with another. */
function sharedDistances(lined: LinedPieces): Float32Array[] {
  const {
    pieces,
    line: { on, pen },
    width,
    height,
    owner,
    windows,
    isMiddle,
  } = lined;
  const surfaces = pieces.map((_, rank) => distancesTo(lined, rank, (at) => owner[at] === rank && !on[at]));
  return pieces.map((_, rank) => {
    const { left, right, top, bottom } = windows[rank]!;
    const isShared = (at: number): boolean =>
      isMiddle(at) &&
      owner[at] !== NONE &&
      owner[at] !== rank &&
      surfaces[rank]![at]! < pen * MAX_LINE_IN_PENS &&
      isOpposite(surfaces[rank]!, surfaces[owner[at]!]!, at, width);
    const marks = marksIn(windows[rank]!, width, isShared);
    for (const { pixels } of regionsOf({
      width: right - left,
      height: bottom - top,
      at: Int16Array.from(marks, (is) => (is ? 1 : NONE)),
    }).regions) {
      if (pixels.length <= pen * pen * MIN_SHARED_MIDDLE_IN_PENS) for (const at of pixels) marks[at] = 0;
    }
    return distanceWithin(windows[rank]!, marks, width, height);
  });
}

/** Whether one piece is above another in paint order. */
const isAbove = (one: FigurePiece, two: FigurePiece): boolean =>
  one.isFront || one.id === 'head' || (one.id === 'body' && !two.isFront && two.id !== 'head');

/** Whether the nearest points of two distance fields are on opposite sides of a pixel, more than 120 degrees apart. */
function isOpposite(one: Float32Array, two: Float32Array, at: number, width: number): boolean {
  const slope = (of: Float32Array): [number, number] => [of[at + 1]! - of[at - 1]!, of[at + width]! - of[at - width]!];
  const [[ax, ay], [bx, by]] = [slope(one), slope(two)];
  return ax * bx + ay * by < -0.5 * Math.hypot(ax, ay) * Math.hypot(bx, by);
}

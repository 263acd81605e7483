import { middleOf, type Protrusion } from './silhouette';
import { type PixelExtent, extentOf } from './extent';
import { isTwin } from './twins';

/** The least area of a head or trunk, as a share of the figure. */
const MIN_PART_SHARE = 0.15;
/** The largest area of a head or trunk, as a share of the figure. */
const MAX_PART_SHARE = 0.68;
/** The largest width of a neck, as a share of the narrower of the two parts that it joins. */
const MAX_NECK_TO_SPAN = 0.88;
/** The least area of a head that contains the eyes, as a share of the figure. */
const MIN_HEAD_WITH_EYES_SHARE = 0.05;
/** The least length of a head or trunk, in widths of its neck. */
export const MIN_PART_LENGTH_TO_NECK = 0.62;
/** The largest share of the figure above a narrow place that can still be the head. */
const MAX_HEAD_ABOVE_PINCH_SHARE = 0.72;
/** The least thickness of a head, as a share of its length; a thinner part is a tail. */
const MIN_HEAD_GIRTH_TO_LENGTH = 0.2;
/** The least area of a head without a narrow neck, as a share of the figure. */
const MIN_NECKLESS_HEAD_SHARE = 0.1;

/**
 * The limb that is the head of a figure without a narrow neck, such as a penguin.
 * It is large and thick, at the top and in the middle of an upright figure with limbs below it.
 */
export function headAmong(
  limbs: readonly Protrusion[],
  total: number,
  box: PixelExtent,
  width: number,
): Protrusion | null {
  const [across, height] = [box.right - box.left, box.bottom - box.top];
  const isHead = (limb: Protrusion): boolean =>
    limb.pixels.length > total * MIN_NECKLESS_HEAD_SHARE &&
    limb.girth > limb.length * MIN_PART_LENGTH_TO_NECK &&
    extentOf(limb.pixels, width).top === box.top &&
    limb.neck[1] < box.top + height * 0.4 &&
    Math.abs(limb.neck[0] - (box.left + box.right) / 2) < across * 0.12 &&
    limbs.filter(({ neck }) => neck[1] > limb.neck[1]).length > 2;
  return height > across ? (limbs.find(isHead) ?? null) : null;
}

/**
 * Finds the head: the round part at the top behind a neck, else a half of the figure at its narrowest place.
 * Of the two halves it is the one with the eyes, or the upper one.
 */
export function headOf(
  found: readonly Protrusion[],
  shown: readonly number[],
  total: number,
  width: number,
  face: readonly [number, number] | null,
): Protrusion | null {
  const box = extentOf(shown, width);
  const at = face ? Math.round(face[1]) * width + Math.round(face[0]) : null;
  const has = ({ pixels }: Protrusion): boolean => at !== null && pixels.includes(at);
  // A figure has one head: a part with a mirrored twin is a claw or a fist.
  const isOne = (half: Protrusion): boolean => at !== null || !found.some((other) => isTwin(half, other, box));
  const [ball] = found
    .filter((each) => isBall(each, total, box) && (at === null ? isOne(each) : has(each)))
    .sort((a, b) => b.pixels.length - a.pixels.length);
  if (ball) return ball;
  const pinched = found.flatMap((half) =>
    isOne(half) ? pinchedAt(half, has(half), { shown, total, width, box, isFaceKnown: face !== null }) : [],
  );
  const [best] = pinched.sort((a, b) => a.tight - b.tight);
  if (!best) return null;
  const { head, body } = best;
  // A head is above its body or beside it; a part below it is legs.
  const [headBox, bodyBox] = [extentOf(head.pixels, width), extentOf(body, width)];
  return middleOf(head.pixels, width)[1] < middleOf(body, width)[1] + (bodyBox.bottom - bodyBox.top) * 0.05 &&
    headBox.top < bodyBox.top + (box.bottom - box.top) * 0.25
    ? head
    : null;
}

/** The data of the whole figure that the test of its halves needs. */
interface WholeFigure {
  shown: readonly number[];
  total: number;
  width: number;
  box: PixelExtent;
  isFaceKnown: boolean;
}

/** A figure that is split at a neck. */
interface Pinched {
  head: Protrusion;
  body: readonly number[];
  /** The width of the neck, as a share of the narrower half's width. */
  tight: number;
}

/** The head and the body that the neck of a half separates; empty if they are not plausible as such. */
function pinchedAt(half: Protrusion, hasFace: boolean, whole: WholeFigure): Pinched[] {
  const { shown, total, width, box, isFaceKnown } = whole;
  const share = half.pixels.length / total;
  // An animal in profile has a small thick head at one end.
  const isAside =
    !isFaceKnown &&
    box.right - box.left > (box.bottom - box.top) * 1.05 &&
    half.girth > half.length * 0.5 &&
    half.neck[1] < (box.top + box.bottom) / 2;
  if (share < (isAside || hasFace ? MIN_HEAD_WITH_EYES_SHARE : MIN_PART_SHARE) || share > MAX_PART_SHARE) return [];
  const own = new Set(half.pixels);
  const other = shown.filter((each) => !own.has(each));
  const isSmall = isAside && share < MIN_PART_SHARE;
  const isHalf = isSmall || (isFaceKnown ? hasFace : middleOf(half.pixels, width)[1] < middleOf(other, width)[1]);
  if (
    isHalf
      ? half.girth < half.length * MIN_HEAD_GIRTH_TO_LENGTH && !hasFace
      : other.length > total * MAX_HEAD_ABOVE_PINCH_SHARE
  )
    return [];
  const tight = half.width / Math.min(spanAcross(half.pixels, half, width), spanAcross(other, half, width));
  if (tight > (isFaceKnown ? MAX_NECK_TO_SPAN : MAX_NECK_TO_SPAN - 0.12)) return [];
  return isHalf
    ? [{ head: half, body: other, tight }]
    : [{ head: { ...half, pixels: other, tip: mirroredTip(half) }, body: half.pixels, tight }];
}

/** Whether a protrusion is a ball on a neck, at the top of the figure. */
function isBall({ pixels, neck, tip, width, length, girth }: Protrusion, total: number, box: PixelExtent): boolean {
  const share = pixels.length / total;
  return (
    share > 0.03 &&
    share < MAX_PART_SHARE / 1.5 &&
    tip[1] < neck[1] - length * 0.7 &&
    tip[1] < box.top + (box.bottom - box.top) * 0.12 &&
    width < girth * 0.85 &&
    girth > length * 0.55
  );
}

const mirroredTip = ({ neck, tip }: Protrusion): [number, number] => [2 * neck[0] - tip[0], 2 * neck[1] - tip[1]];

/** The extent of some pixels across the direction of a neck. */
function spanAcross(pixels: readonly number[], { neck, tip, length }: Protrusion, width: number): number {
  const [ux, uy] = [(tip[0] - neck[0]) / length, (tip[1] - neck[1]) / length];
  let [low, high] = [Infinity, -Infinity];
  for (const at of pixels) {
    const across = -uy * (at % width) + ux * Math.floor(at / width);
    [low, high] = [Math.min(low, across), Math.max(high, across)];
  }
  return high - low + 1;
}

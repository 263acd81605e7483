import { setApart, type Outline } from './outline';
import { beside } from './regions';
import { middleOf, protrusionsOf, type Protrusion } from './silhouette';

/** A figure taken apart by its silhouette: head, if it has one of its own, and what sticks out. */
export interface Build {
  /** The pixels of the head with all on it; null when head and body are one. */
  head: Protrusion | null;
  /** How far down the middle of the head itself is, without what sticks out of it. */
  crown: number | null;
  limbs: Protrusion[];
  /** Those of them that lines close all around: an ear, but a spot as well. */
  cells: readonly Protrusion[];
  box: Extent;
  total: number;
}

export interface Extent {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A limb is at most this share of the figure; a head or a trunk at least the next and at most the last. */
const [LIMB, PART, REST] = [0.17, 0.15, 0.68];
/** A limb that lines draw all along is at most this share. */
const LONG_LIMB = 0.3;
/** A neck is narrower than this share of the narrower of what it joins. */
const PINCH = 0.88;
/** A part with the eyes in it is a head from this share of the figure on. */
const SMALLEST = 0.05;
/** A head or a trunk is at least this share of its neck's width long. */
const HALF = 0.62;
/** What is left above a pinch is at most this share of the figure, where it is to be the head. */
const TOP = 0.72;
/** A head is at least this share of its length thick; what is thinner is a tail. */
const STOUT = 0.2;
/** A head that its neck does not tell is at least this share of the figure. */
const TOPMOST = 0.1;
/** A short limb is at least this share of its neck's width thick. */
const ROUND = 0.55;
/** What stands on the ground is at least this share of its neck's width thick; what is thinner is a rim. */
const SOLID = 0.35;
/** A limb that stands alone is at least this share of its neck's width long. */
const LONG = 0.75;
/** A limb beside a line may share the line with another: so much of it is its own. */
const OWN = 0.9;
/** A figure has at most so many limbs; more are fur, rays or leaves. */
export const MAX_LIMBS = 8;

/**
 * Takes a figure apart at the necks of its silhouette, and where its lines set limbs apart. `face` is the middle of the
 * eyes, where they are known.
 */
export function buildOf(
  mask: Uint8Array,
  width: number,
  face: readonly [number, number] | null,
  line: Outline | null,
): Build {
  const { found, total } = protrusionsOf(mask, width);
  const inside = line ? setApart(mask, line, width) : { limbs: [], cells: [] };
  const shown: number[] = [];
  mask.forEach((on, at) => {
    if (on) shown.push(at);
  });
  const box = extentOf(shown, width);
  const pinched = headOf(
    found.filter((each) => each.length >= each.width * HALF),
    shown,
    total,
    width,
    face,
  );
  const onHead = new Set(pinched?.pixels);
  // What is most of the head is no limb of it.
  const isHead = ({ pixels }: Protrusion): boolean =>
    pixels.reduce((sum, at) => sum + (onHead.has(at) ? 1 : 0), 0) > onHead.size * 0.45;
  const able = (each: readonly Protrusion[], most: number): Protrusion[] =>
    each.filter((limb) => limb.pixels.length <= total * most && !isHead(limb));
  const all = joined(
    chosen(able(found, LIMB), able(inside.limbs, LONG_LIMB), able(inside.cells, LIMB), box),
    mask,
    width,
  );
  const head = pinched ?? (face ? null : headAmong(all, total, box, width));
  const limbs = all.filter((limb) => limb !== head);
  const grown = new Set(limbs.flatMap(({ pixels }) => pixels));
  const crown =
    head &&
    (head.neck[1] +
      Math.min(
        head.neck[1],
        extentOf(
          head.pixels.filter((at) => !grown.has(at)),
          width,
        ).top,
      )) /
      2;
  return { head, crown, limbs, cells: inside.cells.filter((cell) => limbs.includes(cell)), box, total };
}

/** The limbs, with those that hang on another limb, like a thumb on a hand, joined to that. */
export function joined(limbs: readonly Protrusion[], mask: Uint8Array, width: number): Protrusion[] {
  const owner = new Int8Array(mask.length).fill(-1);
  limbs.forEach(({ pixels }, at) => {
    for (const each of pixels) owner[each] = at;
  });
  const carriers = limbs.map(({ pixels }, own) => {
    const counts = new Map<number, number>();
    for (const at of pixels)
      for (const other of beside(at, width, mask.length))
        if (mask[other] && owner[other] !== own) counts.set(owner[other]!, (counts.get(owner[other]!) ?? 0) + 1);
    const [carrier] = [...counts].sort((a, b) => b[1] - a[1]);
    return carrier && carrier[0] >= 0 && pixels.length < limbs[carrier[0]]!.pixels.length ? carrier[0] : own;
  });
  return limbs.flatMap((limb, own) => {
    if (carriers[own] !== own) return [];
    const hung = limbs.filter((_, at) => at !== own && carriers[at] === own).flatMap(({ pixels }) => pixels);
    return [hung.length ? { ...limb, pixels: [...limb.pixels, ...hung] } : limb];
  });
}

/**
 * The limb that is the head of a figure with no narrow neck, like a penguin's: large and stout, on top in the middle,
 * of an upright figure with limbs below it.
 */
function headAmong(limbs: readonly Protrusion[], total: number, box: Extent, width: number): Protrusion | null {
  const [across, height] = [box.right - box.left, box.bottom - box.top];
  const isHead = (limb: Protrusion): boolean =>
    limb.pixels.length > total * TOPMOST &&
    limb.girth > limb.length * HALF &&
    extentOf(limb.pixels, width).top === box.top &&
    limb.neck[1] < box.top + height * 0.4 &&
    Math.abs(limb.neck[0] - (box.left + box.right) / 2) < across * 0.12 &&
    limbs.filter(({ neck }) => neck[1] > limb.neck[1]).length > 2;
  return height > across ? (limbs.find(isHead) ?? null) : null;
}

/** How clearly it is a limb: long for its neck, and large. */
const clear = ({ length, width, pixels }: Protrusion): number =>
  Math.min(length / width, 2.4) * Math.sqrt(pixels.length);

const byClarity = (limbs: readonly Protrusion[]): Protrusion[] => limbs.toSorted((a, b) => clear(b) - clear(a));

/**
 * The clearest ones that do not overlap: first of the silhouette, then those beside a line. Short ones come last, and
 * only in pairs: the round ears of a bear, its feet as it sits; so do cells, which lines set apart.
 */
function chosen(
  candidates: readonly Protrusion[],
  lined: readonly Protrusion[],
  cells: readonly Protrusion[],
  box: Extent,
): Protrusion[] {
  const taken = new Set<number>();
  const limbs: Protrusion[] = [];
  const isFree = ({ pixels }: Protrusion): boolean => !pixels.some((at) => taken.has(at));
  const take = (limb: Protrusion) => {
    for (const at of limb.pixels) taken.add(at);
    limbs.push(limb);
  };
  const order = byClarity(candidates);
  for (const limb of order) if (limb.length >= limb.width * LONG && isFree(limb)) take(limb);
  for (const limb of byClarity(lined)) {
    const left = limb.pixels.filter((at) => !taken.has(at));
    if (limb.length >= limb.width * LONG && left.length > limb.pixels.length * OWN) take({ ...limb, pixels: left });
  }
  for (const limb of order) if (isFree(limb) && limbs.some((other) => bothStand(limb, other, box))) take(limb);
  const pairUp = (able: readonly Protrusion[], isPair: (one: Protrusion, two: Protrusion) => boolean) => {
    for (const limb of able) {
      const twin =
        isFree(limb) &&
        able.find(
          (other) => isFree(other) && isPair(limb, other) && !limb.pixels.some((at) => other.pixels.includes(at)),
        );
      if (twin) for (const each of [limb, twin]) take(each);
    }
  };
  pairUp(order, (one, two) => (isTwin(one, two, box) && isBalls(one, two)) || bothStand(one, two, box));
  pairUp(byClarity(cells), (one, two) => isTwin(one, two, box));
  return limbs.slice(0, MAX_LIMBS);
}

/** Whether two mirror one another in the figure: level, as far from its middle, and of a size. */
export function mirrors(one: Protrusion, two: Protrusion, box: Extent): boolean {
  const [across, height] = [box.right - box.left, box.bottom - box.top];
  const ratio = one.pixels.length / two.pixels.length;
  return (
    Math.abs(one.neck[1] - two.neck[1]) < height * 0.2 &&
    Math.abs((one.neck[0] + two.neck[0]) / 2 - (box.left + box.right) / 2) < across * 0.16 &&
    ratio > 0.4 &&
    ratio < 2.5
  );
}

/** Whether two are surely each other's mirror: what is short must be exact. */
export function isTwin(one: Protrusion, two: Protrusion, box: Extent): boolean {
  const [across, height] = [box.right - box.left, box.bottom - box.top];
  const ratio = one.pixels.length / two.pixels.length;
  return (
    Math.abs(one.neck[0] - two.neck[0]) > across * 0.25 &&
    Math.abs(one.neck[1] - two.neck[1]) < height * 0.06 &&
    Math.abs(one.tip[1] - two.tip[1]) < height * 0.12 &&
    Math.abs((one.neck[0] + two.neck[0]) / 2 - (box.left + box.right) / 2) < across * 0.07 &&
    ratio > 0.7 &&
    ratio < 1.43
  );
}

/** Whether two short ones are balls rather than rims. */
export const isBalls = (...limbs: Protrusion[]): boolean => limbs.every(({ girth, width }) => girth > width * ROUND);

/** Whether two of a size stand on the ground: the short legs of a beast, which need not mirror each other. */
export function bothStand(one: Protrusion, two: Protrusion, box: Extent): boolean {
  const ratio = one.pixels.length / two.pixels.length;
  const isDown = ({ neck, tip, width, length, girth }: Protrusion): boolean =>
    tip[1] > box.bottom - (box.bottom - box.top) * 0.05 && tip[1] - neck[1] > length * 0.8 && girth > width * SOLID;
  return isDown(one) && isDown(two) && ratio > 0.5 && ratio < 2;
}

/**
 * The head: the round thing on top behind a neck; else one of the two halves at the tightest pinch of the figure, that
 * with the eyes or the upper one.
 */
function headOf(
  found: readonly Protrusion[],
  shown: readonly number[],
  total: number,
  width: number,
  face: readonly [number, number] | null,
): Protrusion | null {
  const box = extentOf(shown, width);
  const at = face ? Math.round(face[1]) * width + Math.round(face[0]) : null;
  const has = ({ pixels }: Protrusion): boolean => at !== null && pixels.includes(at);
  // There is one head: what has its mirror beside it is a claw or a fist.
  const isOne = (half: Protrusion): boolean => at !== null || !found.some((other) => isTwin(half, other, box));
  const [ball] = found
    .filter((each) => isBall(each, total, box) && (at === null ? isOne(each) : has(each)))
    .sort((a, b) => b.pixels.length - a.pixels.length);
  if (ball) return ball;
  const pinched = found.flatMap((half) => {
    const share = half.pixels.length / total;
    // A beast in profile carries a small stout head at one end.
    const isAside =
      !face &&
      box.right - box.left > (box.bottom - box.top) * 1.05 &&
      half.girth > half.length * 0.5 &&
      half.neck[1] < (box.top + box.bottom) / 2;
    if (share < (isAside || has(half) ? SMALLEST : PART) || share > REST || !isOne(half)) return [];
    const own = new Set(half.pixels);
    const other = shown.filter((each) => !own.has(each));
    const isSmall = isAside && share < PART;
    const isHalf = isSmall || (at === null ? middleOf(half.pixels, width)[1] < middleOf(other, width)[1] : has(half));
    if (isHalf ? half.girth < half.length * STOUT && !has(half) : other.length > total * TOP) return [];
    const tight = half.width / Math.min(spanAcross(half.pixels, half, width), spanAcross(other, half, width));
    return tight <= (face ? PINCH : PINCH - 0.12)
      ? [
          {
            head: isHalf ? half : { ...half, pixels: other, tip: mirroredTip(half) },
            body: isHalf ? other : half.pixels,
            tight,
          },
        ]
      : [];
  });
  const [best] = pinched.sort((a, b) => a.tight - b.tight);
  if (!best) return null;
  const { head, body } = best;
  // A head lies above its body, or beside it; what lies below is legs.
  const [headBox, bodyBox] = [extentOf(head.pixels, width), extentOf(body, width)];
  return middleOf(head.pixels, width)[1] < middleOf(body, width)[1] + (bodyBox.bottom - bodyBox.top) * 0.05 &&
    headBox.top < bodyBox.top + (box.bottom - box.top) * 0.25
    ? head
    : null;
}

/** Whether it is a ball on a neck, on top of the figure. */
function isBall({ pixels, neck, tip, width, length, girth }: Protrusion, total: number, box: Extent): boolean {
  const share = pixels.length / total;
  return (
    share > 0.03 &&
    share < REST / 1.5 &&
    tip[1] < neck[1] - length * 0.7 &&
    tip[1] < box.top + (box.bottom - box.top) * 0.12 &&
    width < girth * 0.85 &&
    girth > length * 0.55
  );
}

const mirroredTip = ({ neck, tip }: Protrusion): [number, number] => [2 * neck[0] - tip[0], 2 * neck[1] - tip[1]];

/** How far some pixels reach across the direction of a neck. */
function spanAcross(pixels: readonly number[], { neck, tip, length }: Protrusion, width: number): number {
  const [ux, uy] = [(tip[0] - neck[0]) / length, (tip[1] - neck[1]) / length];
  let [low, high] = [Infinity, -Infinity];
  for (const at of pixels) {
    const across = -uy * (at % width) + ux * Math.floor(at / width);
    [low, high] = [Math.min(low, across), Math.max(high, across)];
  }
  return high - low + 1;
}

/** The box around some pixels. */
export function extentOf(pixels: readonly number[], width: number): Extent {
  const box = { left: width, right: 0, top: Infinity, bottom: 0 };
  for (const at of pixels) {
    const [x, y] = [at % width, Math.floor(at / width)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

import { lineBoundedParts } from './line-bounded-parts';
import type { PenLine } from './outline';
import { protrusionsOf, type Protrusion } from './silhouette';
import { type PixelExtent, extentOf } from './extent';
import { MIN_PART_LENGTH_TO_NECK, headAmong, headOf } from './head';
import { joined, chosen } from './chosen-limbs';

/** A figure that is segmented by its silhouette: the head, if it is separate, and the limbs. */
export interface Build {
  /** The pixels of the head including everything attached to it; null if head and body are one. */
  head: Protrusion | null;
  /** The y of the head's centre without its attached limbs. */
  crown: number | null;
  limbs: Protrusion[];
  /** The limbs that are enclosed by lines, such as an ear; a spot may be one too. */
  cells: readonly Protrusion[];
  box: PixelExtent;
  total: number;
}

/** The largest limb, as a share of the figure's area. */
const MAX_LIMB_SHARE = 0.17;
/** The largest limb that is bounded by lines, as a share of the figure's area. */
const MAX_LINED_LIMB_SHARE = 0.3;

/**
 * Segments a figure at the narrow places of its silhouette, and along the lines that separate limbs.
 * `face` is the middle between the eyes, if it is known.
 */
export function buildOf(
  mask: Uint8Array,
  width: number,
  face: readonly [number, number] | null,
  line: PenLine | null,
): Build {
  const { found, total } = protrusionsOf(mask, width);
  const inside = line ? lineBoundedParts(mask, line, width) : { limbs: [], cells: [] };
  const shown: number[] = [];
  mask.forEach((on, at) => {
    if (on) shown.push(at);
  });
  const box = extentOf(shown, width);
  const pinched = headOf(
    found.filter((each) => each.length >= each.width * MIN_PART_LENGTH_TO_NECK),
    shown,
    total,
    width,
    face,
  );
  const onHead = new Set(pinched?.pixels);
  // A protrusion that makes up most of the head is the head itself and not a limb of it.
  const isHead = ({ pixels }: Protrusion): boolean =>
    pixels.reduce((sum, at) => sum + (onHead.has(at) ? 1 : 0), 0) > onHead.size * 0.45;
  const able = (each: readonly Protrusion[], most: number): Protrusion[] =>
    each.filter((limb) => limb.pixels.length <= total * most && !isHead(limb));
  const all = joined(
    chosen(
      able(found, MAX_LIMB_SHARE),
      able(inside.limbs, MAX_LINED_LIMB_SHARE),
      able(inside.cells, MAX_LIMB_SHARE),
      box,
    ),
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

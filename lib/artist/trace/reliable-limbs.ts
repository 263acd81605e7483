import type { Coloring } from './labels';
import { bothStand, isBalls, isTwin } from './twins';
import { MAX_LIMBS } from './chosen-limbs';
import type { Build } from './build';
import type { PenLine } from './outline';
import { NONE } from './regions';
import type { Protrusion } from './silhouette';

/** The least length of a limb that is reliable without a twin, in widths of its neck. */
const MIN_RELIABLE_LENGTH_TO_NECK = 1;
/** The least share of a limb's pixels in its own colour. */
const MIN_OWN_COLOR_SHARE = 0.6;
/** The largest share of that colour on the carrier near the neck. */
const MAX_OWN_COLOR_ON_CARRIER = 0.15;

const isLong = ({ length, width }: Protrusion): boolean => length >= width * MIN_RELIABLE_LENGTH_TO_NECK;

/**
 * Limbs that are certain even without a face: long ones and their neighbours, thick exact twins, and those with another
 * colour than their carrier.
 */
export function reliableLimbs({ limbs, cells, box }: Build, coloring: Coloring, line: PenLine | null): Protrusion[] {
  const hasTwin = (limb: Protrusion): boolean =>
    limbs.length < MAX_LIMBS &&
    limbs.some((other) => other !== limb && isBalls(limb, other) && isTwin(limb, other, box));
  const standsBeside = (limb: Protrusion): boolean =>
    limbs.some((other) => other !== limb && isLong(other) && bothStand(limb, other, box));
  return limbs.filter(
    (limb) =>
      isLong(limb) ||
      standsBeside(limb) ||
      (!cells.includes(limb) && (hasTwin(limb) || hasOwnColor(limb, coloring, line))),
  );
}

function hasOwnColor(
  { pixels, neck, width: across }: Protrusion,
  { labels: { width, at: of } }: Coloring,
  line: PenLine | null,
): boolean {
  const own = new Set(pixels);
  const shows = (at: number): boolean => of[at] !== NONE && !line?.on[at];
  const carrier: number[] = [];
  for (let at = 0; at < of.length; at += 1) {
    if (!own.has(at) && shows(at) && Math.hypot((at % width) - neck[0], Math.floor(at / width) - neck[1]) < across)
      carrier.push(at);
  }
  const surface = pixels.filter(shows);
  const counts = new Map<number, number>();
  for (const at of surface) counts.set(of[at]!, (counts.get(of[at]!) ?? 0) + 1);
  const [label, most] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), [NONE, 0]);
  return (
    most > surface.length * MIN_OWN_COLOR_SHARE &&
    carrier.length > 0 &&
    carrier.filter((at) => of[at] === label).length < carrier.length * MAX_OWN_COLOR_ON_CARRIER
  );
}

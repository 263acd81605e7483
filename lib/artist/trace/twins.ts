import type { Protrusion } from './silhouette';
import type { PixelExtent } from './extent';

/** The least thickness of a short limb, in widths of its neck. */
const MIN_BALL_GIRTH_TO_NECK = 0.55;
/** The least thickness of a short leg, in widths of its neck; a thinner part is a rim. */
const MIN_LEG_GIRTH_TO_NECK = 0.35;

/** Whether two limbs roughly mirror each other: similar height, distance from the middle, and size. */
export function mirrors(one: Protrusion, two: Protrusion, box: PixelExtent): boolean {
  const [across, height] = [box.right - box.left, box.bottom - box.top];
  const ratio = one.pixels.length / two.pixels.length;
  return (
    Math.abs(one.neck[1] - two.neck[1]) < height * 0.2 &&
    Math.abs((one.neck[0] + two.neck[0]) / 2 - (box.left + box.right) / 2) < across * 0.16 &&
    ratio > 0.4 &&
    ratio < 2.5
  );
}

/** Whether two limbs mirror each other exactly, which is required of short ones. */
export function isTwin(one: Protrusion, two: Protrusion, box: PixelExtent): boolean {
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

/** Whether two short limbs are round, and not part of a rim. */
export const isBalls = (...limbs: Protrusion[]): boolean =>
  limbs.every(({ girth, width }) => girth > width * MIN_BALL_GIRTH_TO_NECK);

/**
 * Whether two limbs of similar size stand on the ground, like the short legs of an animal, which need not be mirrored.
 */
export function bothStand(one: Protrusion, two: Protrusion, box: PixelExtent): boolean {
  const ratio = one.pixels.length / two.pixels.length;
  const isDown = ({ neck, tip, width, length, girth }: Protrusion): boolean =>
    tip[1] > box.bottom - (box.bottom - box.top) * 0.05 &&
    tip[1] - neck[1] > length * 0.8 &&
    girth > width * MIN_LEG_GIRTH_TO_NECK;
  return isDown(one) && isDown(two) && ratio > 0.5 && ratio < 2;
}

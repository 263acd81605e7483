import type { Protrusion } from './silhouette';
import type { PixelExtent } from './extent';

/** The least thickness of a short limb, in widths of its neck. */
const MIN_BALL_GIRTH_TO_NECK = 0.55;
/** The least thickness of what stands on the ground, in widths of its neck: what is thinner is a rim. */
const MIN_LEG_GIRTH_TO_NECK = 0.35;

/** Whether two mirror one another in the figure: level, as far from its middle, and of a size. */
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

/** Whether two are surely each other's mirror: what is short must be exact. */
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

/** Whether two short ones are balls rather than rims. */
export const isBalls = (...limbs: Protrusion[]): boolean =>
  limbs.every(({ girth, width }) => girth > width * MIN_BALL_GIRTH_TO_NECK);

/** Whether two of a size stand on the ground: the short legs of a beast, which need not mirror each other. */
export function bothStand(one: Protrusion, two: Protrusion, box: PixelExtent): boolean {
  const ratio = one.pixels.length / two.pixels.length;
  const isDown = ({ neck, tip, width, length, girth }: Protrusion): boolean =>
    tip[1] > box.bottom - (box.bottom - box.top) * 0.05 &&
    tip[1] - neck[1] > length * 0.8 &&
    girth > width * MIN_LEG_GIRTH_TO_NECK;
  return isDown(one) && isDown(two) && ratio > 0.5 && ratio < 2;
}

import type { NamedLimb } from './naming';
import type { PenLine } from './outline';
import { beside, NONE, regionsOf, type Labels } from './regions';
import { middleOf } from './silhouette';

/** The least distance of a fold from the ends of a neck, in line widths; a nearer line is the outline. */
const MIN_PENS_FROM_NECK_END = 2;
/** The least length of the contact between the lines on both sides of the neck, in line widths. */
const MIN_MEETING_PENS = 0.5;
/** The largest size of the fold beyond the neck, as a share of the ear's pixels. */
const MAX_SHARE_BEYOND_NECK = 0.2;

/**
 * Finds the folds of ears, by part: lines inside an ear that cross its neck and would break there.
 * The indices of limbs in `owner` start at `first`.
 */
export function earFolds(
  { width, height, at: of }: Labels,
  owner: Int16Array,
  limbs: readonly NamedLimb[],
  first: number,
  { on, pen }: PenLine,
): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const { pixels } of regionsOf({
    width,
    height,
    at: owner.map((part, at) => (on[at] && part < first ? part : NONE)),
  }).regions) {
    const met: number[] = [];
    const isEnding = pixels.every((at) =>
      beside(at, width, of.length).every((other) => {
        if (on[other] && owner[other] !== owner[at]) met.push(other);
        return of[other] !== NONE;
      }),
    );
    const part = owner[met[0] ?? -1] ?? NONE;
    const { role, limb } = limbs[part - first] ?? {};
    if (
      !isEnding ||
      !limb ||
      role !== 'ear' ||
      met.length < pen * MIN_MEETING_PENS ||
      met.some((at) => owner[at] !== part) ||
      pixels.length > limb.pixels.length * MAX_SHARE_BEYOND_NECK
    )
      continue;
    const [x, y] = middleOf(met, width);
    if (limb.ends.some(([ex, ey]) => Math.hypot(ex - x, ey - y) < pen * MIN_PENS_FROM_NECK_END)) continue;
    found.set(part, [...(found.get(part) ?? []), ...pixels]);
  }
  return found;
}

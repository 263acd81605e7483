import { beside } from './regions';
import type { Protrusion } from './silhouette';
import type { PixelExtent } from './extent';
import { isTwin, isBalls, bothStand } from './twins';

/** The least length of a limb without a mirrored twin, in widths of its neck. */
const MIN_SINGLE_LIMB_LENGTH_TO_NECK = 0.75;
/** The least share of a limb's pixels that no other limb claims; two limbs share the line between them. */
const MIN_UNSHARED_PIXELS = 0.9;
/** The most limbs of a figure; more of them are fur, rays or leaves. */
export const MAX_LIMBS = 8;

/** Merges limbs that are attached to another limb, like a thumb to a hand, into that limb. */
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

/** A score of how likely a protrusion is a limb: long relative to its neck, and large. */
const clear = ({ length, width, pixels }: Protrusion): number =>
  Math.min(length / width, 2.4) * Math.sqrt(pixels.length);

const byClarity = (limbs: readonly Protrusion[]): Protrusion[] => limbs.toSorted((a, b) => clear(b) - clear(a));

/**
 * Picks the most likely limbs that do not overlap: those of the silhouette first, then those beside a line.
 * Short ones and cells come last, and only in pairs.
 */
export function chosen(
  candidates: readonly Protrusion[],
  lined: readonly Protrusion[],
  cells: readonly Protrusion[],
  box: PixelExtent,
): Protrusion[] {
  const taken = new Set<number>();
  const limbs: Protrusion[] = [];
  const isFree = ({ pixels }: Protrusion): boolean => !pixels.some((at) => taken.has(at));
  const take = (limb: Protrusion) => {
    for (const at of limb.pixels) taken.add(at);
    limbs.push(limb);
  };
  const order = byClarity(candidates);
  for (const limb of order) if (limb.length >= limb.width * MIN_SINGLE_LIMB_LENGTH_TO_NECK && isFree(limb)) take(limb);
  for (const limb of byClarity(lined)) {
    const left = limb.pixels.filter((at) => !taken.has(at));
    if (
      limb.length >= limb.width * MIN_SINGLE_LIMB_LENGTH_TO_NECK &&
      left.length > limb.pixels.length * MIN_UNSHARED_PIXELS
    )
      take({ ...limb, pixels: left });
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

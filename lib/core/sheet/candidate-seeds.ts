/** How many drawings of one prompt are compared to choose the best: one for each seed of a block. */
export const CANDIDATES = 12;

const MAX_SEED = 0xffffffff;

/**
 * The seeds of a seed's block, in rotated order: the seed itself first, then the others. Seeds are divided into fixed
 * blocks of `CANDIDATES`, so every seed of a block gives the same set. The alternatives of a chosen drawing can thus be
 * found again from its seed. The last block is shorter.
 */
export function seedsBeside(seed: number): number[] {
  const first = seed - (seed % CANDIDATES);
  const length = Math.min(CANDIDATES, MAX_SEED - first + 1);
  return Array.from({ length }, (_, index) => first + ((seed - first + index) % length));
}

/** The step to which costs are rounded: small differences between drawings must not always favour the same look. */
const SAME_COST = 0.12;

/** Sorts items by ascending cost. Items of equal cost after rounding to `SAME_COST` keep their order. */
export const bestFirst = <Judged>(all: readonly Judged[], costOf: (one: Judged) => number): Judged[] =>
  all
    .map((one) => ({ one, step: Math.round(costOf(one) / SAME_COST) }))
    .toSorted((a, b) => a.step - b.step)
    .map(({ one }) => one);

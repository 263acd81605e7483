/** How many drawings of the same words are compared. */
export const CANDIDATES = 12;

const MAX_SEED = 0xffffffff;

/**
 * The seeds of the drawings that are compared with one: its own first, then the others of its dozen. Every seed of a
 * dozen gives the same dozen, so that the others are found again from the one that was chosen. The last seeds of all
 * are less than a dozen.
 */
export function seedsBeside(seed: number): number[] {
  const first = seed - (seed % CANDIDATES);
  const length = Math.min(CANDIDATES, MAX_SEED - first + 1);
  return Array.from({ length }, (_, index) => first + ((seed - first + index) % length));
}

/** Costs nearer than this are one: among equals the order decides, so that the dice do and not the critic's taste. */
const SAME_COST = 0.12;

/** What is judged from best to worst by what its faults cost it; what differs little stays in its order. */
export const bestFirst = <Judged>(all: readonly Judged[], costOf: (one: Judged) => number): Judged[] =>
  all
    .map((one) => ({ one, step: Math.round(costOf(one) / SAME_COST) }))
    .toSorted((a, b) => a.step - b.step)
    .map(({ one }) => one);

/**
 * From this likeness on a rebuild is very close to its picture, and from this one on close
 * (docs/decisions/resources.md).
 */
const MIN_VERY_CLOSE_FIDELITY = 0.93;
const MIN_CLOSE_FIDELITY = 0.8;

/** A likeness of 0 to 1 as people read it. */
export const percentOf = (fidelity: number): string => `${Math.floor(fidelity * 100)} %`;

/** What a likeness means, in two words. */
export function fidelityWords(fidelity: number): 'very close' | 'close' | 'look it over' {
  if (fidelity >= MIN_VERY_CLOSE_FIDELITY) return 'very close';
  return fidelity >= MIN_CLOSE_FIDELITY ? 'close' : 'look it over';
}

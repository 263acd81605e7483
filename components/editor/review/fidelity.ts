/**
 * The least fidelity of a rebuild that counts as very close to its picture, and as close (docs/decisions/resources.md).
 */
const MIN_VERY_CLOSE_FIDELITY = 0.93;
const MIN_CLOSE_FIDELITY = 0.8;

/** A fidelity of 0 to 1 as a percentage. */
export const percentOf = (fidelity: number): string => `${Math.floor(fidelity * 100)} %`;

/** A fidelity in words. */
export function fidelityWords(fidelity: number): 'very close' | 'close' | 'look it over' {
  if (fidelity >= MIN_VERY_CLOSE_FIDELITY) return 'very close';
  return fidelity >= MIN_CLOSE_FIDELITY ? 'close' : 'look it over';
}

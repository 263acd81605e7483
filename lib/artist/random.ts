/** A 32-bit hash of a text (FNV-1a with a final mix), equal on every platform. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A seeded source of random choices, the only one that the built-in artist uses. */
export interface Dice {
  /** A number from 0 up to, but not including, 1. */
  next(): number;
  between(low: number, high: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
  chance(probability: number): boolean;
}

/** Dice seeded with a text: the same text gives the same sequence. */
export const diceOf = (seed: string): Dice => diceFrom(hashText(seed));

/** Dice seeded with a 32-bit number (mulberry32): the same seed gives the same sequence. */
export function diceFrom(seed: number): Dice {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    chance: (probability) => next() < probability,
  };
}

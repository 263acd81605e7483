/** The smallest and the largest value of each number of a modifier, by its type. Cycles have no upper bound. */
export const MODIFIER_BOUNDS = {
  /** `amount` is a scale factor, `cycles` are breaths per loop. */
  breathing: { amount: { min: 0, max: 0.1 }, cycles: { min: 1 } },
  /** `count` is blinks per loop, `duration` is in seconds. */
  blink: { count: { min: 1, max: 4 }, duration: { min: 0.05, max: 0.4 } },
  /** A `strength` of 1 is natural. */
  follow: { strength: { min: 0, max: 2 }, stiffness: { min: 10, max: 400 }, damping: { min: 1, max: 40 } },
} as const;

/** The largest amplitude of a breathing modifier, as a scale factor. */
export const MAX_BREATH = 0.1;

/** The largest strength of a follow modifier; 1 is natural. */
export const MAX_LAG = 2;

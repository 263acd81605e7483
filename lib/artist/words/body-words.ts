/** The effect of a body word on proportions: factors on body width, leg length and head size. */
export interface BodyShape {
  width: number;
  legs: number;
  head: number;
  /** The factor on the whole figure. */
  scale: number;
}

/** The effect on proportions of each word for a body. */
export const BODY_WORDS: Readonly<Record<string, Partial<BodyShape>>> = {
  chubby: { width: 1.2, legs: 0.85 },
  fat: { width: 1.25, legs: 0.8 },
  round: { width: 1.16, legs: 0.85 },
  plump: { width: 1.18, legs: 0.85 },
  stout: { width: 1.18, legs: 0.85 },
  big: { width: 1.1 },
  large: { width: 1.1 },
  huge: { width: 1.16 },
  giant: { width: 1.16 },
  tubby: { width: 1.22, legs: 0.8 },
  chunky: { width: 1.18 },
  pudgy: { width: 1.2, legs: 0.85 },
  burly: { width: 1.18 },
  stocky: { width: 1.14, legs: 0.88 },
  muscular: { width: 1.14 },
  slim: { width: 0.86, legs: 1.1 },
  thin: { width: 0.84, legs: 1.1 },
  skinny: { width: 0.82, legs: 1.15 },
  slender: { width: 0.85, legs: 1.15 },
  lean: { width: 0.88, legs: 1.1 },
  tall: { width: 0.92, legs: 1.35, head: 0.9 },
  lanky: { width: 0.85, legs: 1.35, head: 0.9 },
  long: { legs: 1.2 },
  short: { legs: 0.75, width: 1.05 },
  stubby: { legs: 0.75, width: 1.1 },
  tiny: { scale: 0.88, head: 1.1, legs: 0.85 },
  small: { scale: 0.93, head: 1.05 },
  little: { scale: 0.92, head: 1.07, legs: 0.9 },
  mini: { scale: 0.88, head: 1.1 },
  baby: { scale: 0.9, head: 1.14, legs: 0.8 },
  young: { head: 1.06 },
  puppy: { head: 1.08 },
  kitten: { head: 1.08 },
};

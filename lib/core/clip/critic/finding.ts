/** The names of the motion critic's rules. */
export type CriticRule =
  | 'anticipation' | 'easing' | 'volume' | 'offset' | 'twins' | 'seam' | 'limits' | 'flashes' | 'hold' | 'canvas';

/** One thing a motion designer would object to in a clip. */
export interface Finding {
  rule: CriticRule;
  /** The part it is about; the root where it is about the whole figure. */
  part: string;
  /** The moment of the clip, in seconds. */
  t: number;
  /** What is wrong, in a full sentence with its numbers. */
  message: string;
  /** What to do about it, in a full sentence. */
  suggestion: string;
}

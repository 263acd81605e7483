import type { Need } from '../../manner';

/** A motion that is suggested to some mascots or use cases; `animate` understands its `prompt`. */
export interface Idea {
  name: string;
  prompt: string;
  /** Matches words of the mascot, of its clothes, or of the use case. */
  fits: RegExp;
  /** The parts that the motion needs. */
  needs?: Need;
  why: string;
}

import type { Need } from '../../manner';

/** A motion that would suit some mascots or some uses; `prompt` is one that `animate` understands. */
export interface Idea {
  name: string;
  prompt: string;
  /** Matches words of the mascot, of what it wears, or of the use case. */
  fits: RegExp;
  /** The parts that the motion needs. */
  needs?: Need;
  why: string;
}

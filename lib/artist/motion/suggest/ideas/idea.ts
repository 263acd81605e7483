import type { Need } from '../../manner';

/** A motion that would suit some mascots or some uses; `prompt` is one that `animate` understands. */
export interface Idea {
  name: string;
  prompt: string;
  /** Found in what the mascot is, has or wears, or in the use case. */
  fits: RegExp;
  /** What it needs to do this well. */
  needs?: Need;
  why: string;
}

import type { Score } from './score';

/** A motion that every mascot can do: its place in the catalogue and how it is written for a figure. */
export interface PresetDefinition {
  title: string;
  description: string;
  /** Seconds, unless another duration is asked for. */
  duration: number;
  loop: boolean;
  compose: (score: Score) => void;
}

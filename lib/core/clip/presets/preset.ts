import type { Score } from './score';

/** A motion that every mascot can do: its entry in the catalogue, and how it is composed for a figure. */
export interface PresetDefinition {
  title: string;
  description: string;
  /** The default duration, in seconds. */
  duration: number;
  loop: boolean;
  compose: (score: Score) => void;
}

import type { Direction, MotionMood, MoveSide } from '../manner';

/** One thing that the prompt asks for, with all that it says of it. */
export interface MotionAct {
  move: string;
  /** As the prompt says it, in the base form. */
  said: string;
  times: number;
  counted: boolean;
  side: MoveSide | null;
  direction: Direction | null;
  /** What its natural length and size are multiplied by. */
  pace: number;
  size: number;
  mood: MotionMood | null;
  /** Seconds that it lasts, where they are said. */
  lasting: number | null;
}

/** How an act joins the one before it. */
export type Join = 'then' | 'while' | 'and' | 'list' | 'with' | 'before' | 'after';

/** An act as it stands in the text, or a pause of so many seconds. */
export interface MotionPiece {
  act: MotionAct | null;
  join: Join;
  pause: number;
  /** Whether it is written as a participle: "waves, smiling". */
  aside: boolean;
}

/** What is done at the same time; without acts a pause of so many seconds. */
export interface MotionStep {
  acts: MotionAct[];
  pause: number;
}

/**
 * A prompt as steps one after the other; whether it goes on without end, null where nothing is said; and words that
 * nothing was made of.
 */
export interface MotionReading {
  steps: MotionStep[];
  loop: boolean | null;
  unknown: string[];
}

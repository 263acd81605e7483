import type { Course, Direction, MotionMood, MoveSide } from '../manner';

/** A move that the prompt asks for, with all that is said of it. */
export interface MotionAct {
  move: string;
  /** The prompt's own phrase, in the base form. */
  said: string;
  times: number;
  counted: boolean;
  side: MoveSide | null;
  direction: Direction | null;
  /** Factors of its natural length and size. */
  pace: number;
  size: number;
  mood: MotionMood | null;
  /** Seconds that it lasts; null where the words do not say. */
  lasting: number | null;
  /** Where it goes; null in place. */
  course: Course | null;
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

/** Acts that are done at the same time; without acts, a pause in seconds. */
export interface MotionStep {
  acts: MotionAct[];
  pause: number;
}

/**
 * A prompt as steps in order.
 * `loop` is null where the words do not say; `unknown` holds words without a meaning.
 */
export interface MotionReading {
  steps: MotionStep[];
  loop: boolean | null;
  unknown: string[];
}

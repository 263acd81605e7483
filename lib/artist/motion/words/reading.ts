import type { Course, Direction, MotionMood, MoveSide } from '../manner';

/** A move that the prompt asks for, with its parameters. */
export interface MotionAct {
  move: string;
  /** The phrase of the prompt, in its base form. */
  said: string;
  /** The prompt from this act to the next, in lower case. */
  words: string;
  times: number;
  counted: boolean;
  side: MoveSide | null;
  direction: Direction | null;
  /** Factors on its natural duration and amplitude. */
  pace: number;
  size: number;
  mood: MotionMood | null;
  /** The requested duration in seconds; null if the prompt states none. */
  lasting: number | null;
  /** The path of the figure; null in place. */
  course: Course | null;
}

/** The parameters of an act of which the prompt says nothing more. */
export const PLAIN_ACT: Omit<MotionAct, 'move' | 'said' | 'words'> = {
  times: 1,
  counted: false,
  side: null,
  direction: null,
  pace: 1,
  size: 1,
  mood: null,
  lasting: null,
  course: null,
};

/** The conjunction that joins an act to the one before it. */
export type Join = 'then' | 'while' | 'and' | 'list' | 'with' | 'before' | 'after';

/** An act in the order of the text, or a pause with its seconds. */
export interface MotionPiece {
  act: MotionAct | null;
  join: Join;
  pause: number;
  /** Whether it is a participle phrase: "waves, smiling". */
  aside: boolean;
}

/** Acts that are performed at the same time; without acts, a pause in seconds. */
export interface MotionStep {
  acts: MotionAct[];
  pause: number;
}

/**
 * A prompt as steps in order.
 * `loop` is null if the prompt does not say, `seconds`, the whole duration, likewise; `unknown` holds words without a
 * meaning.
 */
export interface MotionReading {
  steps: MotionStep[];
  loop: boolean | null;
  seconds: number | null;
  unknown: string[];
}

/** Whether a direction or side was said that differs from that of an act. */
export const goesElsewhere = (act: MotionAct, { direction, side }: Partial<MotionAct>): boolean =>
  (direction !== undefined && act.direction !== null && direction !== act.direction) ||
  (side !== undefined && act.side !== null && side !== act.side);

/** The act again in another direction or on another side. */
export const elsewhere = (act: MotionAct, said: Partial<MotionAct>): MotionAct => ({
  ...act,
  ...said,
  said: act.said.replace(/ (?:left|right|up|down)$/, said.direction ? ` ${said.direction}` : ''),
});

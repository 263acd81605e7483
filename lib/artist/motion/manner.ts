import type { Figure } from '@/lib/core/clip/presets/figure';
import type { Score } from '@/lib/core/clip/presets/score';

/** The moods that a prompt can give to a motion. */
export const MOODS = [
  'happy',
  'sad',
  'angry',
  'shy',
  'proud',
  'scared',
  'tired',
  'excited',
  'surprised',
  'calm',
  'confused',
  'bored',
  'loving',
  'sly',
  'dizzy',
  'determined',
] as const;
/** A mood of a motion. */
export type MotionMood = (typeof MOODS)[number];

/** A direction of a move, from the viewer's point of view. */
export type Direction = 'left' | 'right' | 'up' | 'down';
/** The limb or eye that performs a move, by the viewer's sides. */
export type MoveSide = 'left' | 'right' | 'both';

/**
 * The paths of a figure: into the picture, out of it, across it, across and back, or out and back in on the same side.
 */
const COURSES = ['in', 'off', 'across', 'there_and_back', 'off_and_back'] as const;
/** The path of a figure across the canvas. */
export type Course = (typeof COURSES)[number];

/** The parameters of a move; left and right are the viewer's. */
export interface Manner {
  /** The number of repetitions; 1 by default. */
  times: number;
  /** The side of the limb or eye that performs the move; null allows any. */
  side: MoveSide | null;
  direction: Direction | null;
  /** The number of things that the move handles, such as balls; null if the prompt does not say. */
  count: number | null;
  /** Whether the move uses a held object, if the figure holds one. */
  tool: boolean;
  /** Whether a thing stands before the figure, behind which it hides. */
  covered: boolean;
}

/** The parts that a move animates: two moves can run at once if theirs differ, and a face move goes with any other. */
export type Instrument = 'face' | 'head' | 'arms' | 'tail' | 'body';

/** The part that a figure must have to perform a move as described. */
export type Need = 'arm' | 'arms' | 'legs' | 'tail' | 'ears' | 'wings' | 'eyes' | 'mouth' | 'antennae';

/** One move of a mascot, such as a wave: its words, its timing and the function that writes its keyframes. */
export interface Move {
  /** The verb in the name of a motion: "wave". */
  title: string;
  /** The verbs and phrases that ask for it, in the base form; `~` before a word keeps it from being inflected. */
  words: readonly string[];
  /** The natural duration in seconds. */
  seconds: number;
  /** `once` plays one time, `held` is a pose that lasts for any duration, and `cycle` loops seamlessly. */
  kind: 'once' | 'held' | 'cycle';
  by: Instrument;
  /** The seconds that a number of repetitions takes within one performance; without it the whole move is repeated. */
  length?: (times: number) => number;
  needs?: Need;
  /** Whether the move uses an object, such as a cup or a sword: the hand that holds one performs it. */
  tool?: boolean;
  /** Whether the figure moves along the path that the prompt names, such as "across the screen". */
  travels?: boolean;
  /** Whether it leaves the picture through the upper edge, as in flight. */
  rises?: boolean;
  /** The default path, if the prompt names none. */
  course?: Course;
  /**
   * Writes the keyframes of the move over the whole duration of the score: from rest to rest, or as a seamless loop.
   */
  compose(score: Score, how: Manner): void;
}

/** The name of a needed part that a figure lacks; null when it has it. */
export function lacking(figure: Figure, need: Need | undefined): string | null {
  const { roles, left, right } = figure;
  const has: Record<Need, boolean> = {
    arm: left !== null || right !== null,
    arms: left !== null && right !== null,
    legs: Boolean(roles.legs.left ?? roles.feet.left ?? roles.frontLegs.left ?? roles.tentacles[0]),
    tail: roles.tail.length > 0,
    ears: Boolean(roles.ears.left ?? roles.ears.right),
    wings: Boolean(roles.wings.left ?? roles.wings.right),
    eyes: roles.eyes.length > 0,
    mouth: Boolean(roles.mouth ?? roles.jaw),
    antennae: roles.antennae.length > 0,
  };
  const names: Record<Need, string> = {
    arm: 'arm',
    arms: 'two arms',
    legs: 'legs',
    tail: 'tail',
    ears: 'ears',
    wings: 'wings',
    eyes: 'eyes',
    mouth: 'mouth',
    antennae: 'antennae',
  };
  return need && !has[need] ? names[need] : null;
}

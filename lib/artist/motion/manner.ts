import type { AnimationClip } from '@/lib/core/clip/schema';
import type { Figure } from '@/lib/core/clip/presets/figure';
import type { Score } from '@/lib/core/clip/presets/score';

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
export type MotionMood = (typeof MOODS)[number];

export type Direction = 'left' | 'right' | 'up' | 'down';
export type MoveSide = 'left' | 'right' | 'both';

/**
 * Where a figure goes: into the picture, out of it, through it from one side to the other, through it and back, or out
 * and in again on the same side.
 */
export const COURSES = ['in', 'off', 'across', 'there_and_back', 'off_and_back'] as const;
export type Course = (typeof COURSES)[number];

/** How something is done; left and right are the viewer's. */
export interface Manner {
  /** How often, 1 unless the words say. */
  times: number;
  /** The limb or eye that does it; null where any may. */
  side: MoveSide | null;
  direction: Direction | null;
  /** Whether it is done with a held thing, if there is one. */
  tool: boolean;
}

/** The parts that a move uses: two moves can run at once if they use different ones; a face goes with any. */
export type Instrument = 'face' | 'head' | 'arms' | 'tail' | 'body';

/** What a figure must have to do a move literally. */
export type Need = 'arm' | 'arms' | 'legs' | 'tail' | 'ears' | 'wings' | 'eyes' | 'mouth' | 'antennae';

/** One thing that a mascot can do. */
export interface Move {
  /** The verb in the name of a motion: "wave". */
  title: string;
  /** The verbs and phrases that ask for it, in the base form; `~` before a word keeps it from being inflected. */
  words: readonly string[];
  /** Seconds that it takes at its usual pace. */
  seconds: number;
  /** Done once; a pose that is held as long as wished; or a cycle that loops without a seam. */
  kind: 'once' | 'held' | 'cycle';
  by: Instrument;
  /** Seconds of so many repetitions within one performance; without it the whole move is repeated. */
  length?: (times: number) => number;
  needs?: Need;
  /** Whether it takes a thing, such as a cup or a sword: the hand that holds one does it. */
  tool?: boolean;
  /** Whether it goes where the words say, such as "across the screen". */
  travels?: boolean;
  /** Where it goes unless the words say. */
  course?: Course;
  /** Writes the move into the whole score: from rest to rest, or as a seamless loop. */
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

/** A composed clip with notes for the person who asked. */
export interface Composed {
  clip: AnimationClip;
  notes: string[];
}

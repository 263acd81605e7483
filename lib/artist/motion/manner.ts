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

/** How something is done; left and right are the viewer's. */
export interface Manner {
  /** How often, 1 unless it is said. */
  times: number;
  /** The limb or eye that does it, null when it is all the same. */
  side: MoveSide | null;
  direction: Direction | null;
  /** Whether it is done with what a hand holds, where one holds something. */
  tool: boolean;
}

/** What a move is done with: faces go with anything, the others with what they do not use themselves. */
export type Instrument = 'face' | 'head' | 'arms' | 'tail' | 'body';

/** What a figure must have to do a move literally. */
export type Need = 'arm' | 'arms' | 'legs' | 'tail' | 'ears' | 'wings' | 'eyes' | 'mouth' | 'antennae';

/** One thing that a mascot can do. */
export interface Move {
  /** As it stands in the name of a motion: "wave". */
  title: string;
  /** The verbs and phrases that ask for it, in the base form; `~` before a word keeps it from being inflected. */
  words: readonly string[];
  /** Seconds that it takes when nothing is said of its pace. */
  seconds: number;
  /** Done once and over; a pose that is held as long as wished; or something that goes on, seamless in a loop. */
  kind: 'once' | 'held' | 'cycle';
  by: Instrument;
  /** Seconds of so many times where one performance holds them all; elsewhere the whole is done again. */
  length?: (times: number) => number;
  needs?: Need;
  /** It takes a thing, such as a cup or a sword: the hand that holds one does it. */
  tool?: boolean;
  /** Writes it into the score from its first moment to its last, from rest to rest; in a loop from seam to seam. */
  compose(score: Score, how: Manner): void;
}

/** How a figure that has no such part is said to lack it, null when it has one. */
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

/** A clip on its way, with what was said about it. */
export interface Composed {
  clip: AnimationClip;
  notes: string[];
}

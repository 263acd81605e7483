import type { BuildId } from '@/lib/core/sheet/vocabulary';

/** How an upright body is built: lengths in pixels of the usual figure, factors where it says so. */
export interface BodyBuild {
  /** The head's height against the usual, and its width against its height, as factors. */
  head: number;
  headWidth: number;
  /** The size of the eyes against the head, as a factor. */
  eyes: number;
  /** How high the trunk is, and how far the head sinks into it. */
  trunk: number;
  overlap: number;
  /** The right half of the trunk's outline: shares of its height, and how far out it is there. */
  outline: readonly (readonly [share: number, half: number])[];
  /** How far below the neck the shoulders are. */
  shoulderDrop: number;
  upperArm: number;
  forearm: number;
  armWidth: number;
  /** The hand against the thickness of the arm, and the foot against that of the leg, as factors. */
  hand: number;
  foot: number;
  leg: number;
  legWidth: number;
  /** How far the hip joints are from the middle. */
  hip: number;
}

/** The measures of every build. */
export const BUILD_MEASURES: Readonly<Record<BuildId, BodyBuild>> = {
  bean: {
    head: 1,
    eyes: 1,
    headWidth: 1,
    trunk: 146,
    overlap: 24,
    outline: [
      [0.013, 44],
      [0.3, 61],
      [0.66, 70],
      [0.95, 56],
    ],
    shoulderDrop: 48,
    upperArm: 48,
    forearm: 40,
    armWidth: 34,
    hand: 1,
    foot: 1,
    leg: 50,
    legWidth: 48,
    hip: 35,
  },
  tall: {
    head: 0.88,
    eyes: 1.1,
    headWidth: 0.98,
    trunk: 148,
    overlap: 20,
    outline: [
      [0.01, 32],
      [0.15, 56],
      [0.5, 47],
      [0.8, 52],
      [0.97, 44],
    ],
    shoulderDrop: 38,
    upperArm: 60,
    forearm: 52,
    armWidth: 29,
    hand: 1.06,
    foot: 1.04,
    leg: 112,
    legWidth: 35,
    hip: 26,
  },
  big_head: {
    head: 1.2,
    eyes: 0.96,
    headWidth: 1.04,
    trunk: 98,
    overlap: 22,
    outline: [
      [0.01, 34],
      [0.34, 47],
      [0.72, 55],
      [0.95, 44],
    ],
    shoulderDrop: 40,
    upperArm: 34,
    forearm: 28,
    armWidth: 29,
    hand: 1,
    foot: 0.96,
    leg: 30,
    legWidth: 42,
    hip: 28,
  },
  block: {
    head: 0.87,
    eyes: 1.1,
    headWidth: 1.02,
    trunk: 150,
    overlap: 30,
    outline: [
      [0, 58],
      [0.12, 88],
      [0.4, 88],
      [0.74, 62],
      [0.96, 46],
    ],
    shoulderDrop: 44,
    upperArm: 52,
    forearm: 44,
    armWidth: 42,
    hand: 1.08,
    foot: 1.08,
    leg: 68,
    legWidth: 44,
    hip: 30,
  },
  teardrop: {
    head: 0.92,
    eyes: 1.05,
    headWidth: 1,
    trunk: 168,
    overlap: 26,
    outline: [
      [0.01, 34],
      [0.24, 52],
      [0.58, 90],
      [0.77, 102],
      [0.93, 78],
    ],
    shoulderDrop: 48,
    upperArm: 46,
    forearm: 38,
    armWidth: 33,
    hand: 1,
    foot: 1,
    leg: 32,
    legWidth: 52,
    hip: 52,
  },
  noodle: {
    head: 0.89,
    eyes: 1.12,
    headWidth: 0.98,
    trunk: 132,
    overlap: 15,
    outline: [
      [0, 19],
      [0.12, 20],
      [0.24, 40],
      [0.58, 37],
      [0.82, 43],
      [0.97, 34],
    ],
    shoulderDrop: 42,
    upperArm: 70,
    forearm: 60,
    armWidth: 21,
    hand: 1.4,
    foot: 1.5,
    leg: 132,
    legWidth: 25,
    hip: 21,
  },
};

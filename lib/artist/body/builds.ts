import type { BuildId } from '@/lib/core/sheet/vocabulary';

/** The proportions of an upright body: lengths in pixels of the reference figure, except for factors. */
export interface BodyBuild {
  /** Factors on the head: its height relative to the standard head, and its width relative to its height. */
  head: number;
  headWidth: number;
  /** The factor on the size of the eyes. */
  eyes: number;
  /** The height of the trunk, and the length by which the head overlaps it. */
  trunk: number;
  overlap: number;
  /** The right half of the trunk's outline: points with a height, as a share of the trunk, and the half width there. */
  outline: readonly (readonly [share: number, half: number])[];
  /** The distance from the neck down to the shoulders. */
  shoulderDrop: number;
  upperArm: number;
  forearm: number;
  armWidth: number;
  /** Factors on the hand relative to the thickness of the arm, and on the foot relative to that of the leg. */
  hand: number;
  foot: number;
  leg: number;
  legWidth: number;
  /** The distance of the hip joints from the middle. */
  hip: number;
}

/** The proportions of every build. */
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
    head: 0.95,
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
    leg: 100,
    legWidth: 37,
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
    head: 0.94,
    eyes: 1.12,
    headWidth: 0.98,
    trunk: 136,
    overlap: 18,
    outline: [
      [0, 25],
      [0.12, 30],
      [0.26, 46],
      [0.58, 45],
      [0.82, 51],
      [0.97, 42],
    ],
    shoulderDrop: 40,
    upperArm: 62,
    forearm: 54,
    armWidth: 26,
    hand: 1.18,
    foot: 1.4,
    leg: 124,
    legWidth: 29,
    hip: 25,
  },
};

/**
 * A figure's motion as curves over time; sides are the viewer's, lengths are shares of its height, angles are degrees.
 * All curves except those of the arms are relative to the first frame.
 */
export interface Curves {
  /** The position to the right, and the height of the feet above the ground. */
  x: number[];
  y: number[];
  /** The lean to the right. */
  tilt: number[];
  /** The change in height: 0.1 is a tenth taller, negative values are squashed. */
  stretch: number[];
  /** The shift of the head down and to the right relative to the body, and its tilt to the right. */
  nod: number[];
  turn: number[];
  headTilt: number[];
  /** The direction of each arm, outward from straight down: 90 is sideways, 180 up. */
  armLeft: number[];
  armRight: number[];
  /** The additional bend of each forearm relative to the first frame, outward and up. */
  elbowLeft: number[];
  elbowRight: number[];
  /** The height of each foot above the ground, relative to that of the figure. */
  footLeft: number[];
  footRight: number[];
}

/** The name of a motion curve. */
export type CurveName = keyof Curves;
/** The names of all motion curves. */
export const CURVE_NAMES = [
  'x',
  'y',
  'tilt',
  'stretch',
  'nod',
  'turn',
  'headTilt',
  'armLeft',
  'armRight',
  'elbowLeft',
  'elbowRight',
  'footLeft',
  'footRight',
] as const satisfies readonly CurveName[];

/** The motion of a video: curves of samples at a constant rate, and the period of its repetition. */
export interface MeasuredMotion {
  seconds: number;
  /** Samples per second. */
  rate: number;
  curves: Curves;
  /**
   * The side of a quadruped's head, -1 left, 1 right; the arm curve of that side is that of a front leg.
   * 0 for an upright figure.
   */
  aside: -1 | 0 | 1;
  /** The period of the motion in seconds; null if it does not repeat. */
  period: number | null;
}

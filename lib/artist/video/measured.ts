/**
 * A figure's movement by moments. Sides are the viewer's, lengths shares of its height, angles degrees; all but the
 * arms is relative to the first moment.
 */
export interface Curves {
  /** Where it stands, to the right, and how far its foot is off the ground. */
  x: number[];
  y: number[];
  /** How far it leans to the right. */
  tilt: number[];
  /** How much taller it is: 0.1 is a tenth taller, below 0 squashed. */
  stretch: number[];
  /** How far its head goes down and to the right within the body, and how far it tilts to the right. */
  nod: number[];
  turn: number[];
  headTilt: number[];
  /** How far each arm is raised outward from hanging straight down: 90 is sideways, 180 up. */
  armLeft: number[];
  armRight: number[];
  /** How much further each forearm is bent outward and up than at first. */
  elbowLeft: number[];
  elbowRight: number[];
  /** How far each foot is off the ground, above what the figure itself is. */
  footLeft: number[];
  footRight: number[];
}

export type CurveName = keyof Curves;
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

/** The movement of a video: curves of one value a moment at an even rate, and how often it repeats. */
export interface MeasuredMotion {
  seconds: number;
  /** Values a second. */
  rate: number;
  curves: Curves;
  /**
   * The side at which a figure on four legs has its head, -1 left, 1 right: the arm of that side is a front leg. 0 for
   * one that stands upright.
   */
  aside: -1 | 0 | 1;
  /** Seconds after which the movement repeats; null where it does not. */
  period: number | null;
}

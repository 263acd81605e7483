import type { Curves, CurveName } from './measured';

/**
 * The amount of each curve that counts as one equally visible step: a twentieth of the height, ten degrees of an arm.
 */
const VISIBLE_STEPS: Record<CurveName, number> = {
  x: 0.05,
  y: 0.05,
  tilt: 6,
  stretch: 0.06,
  nod: 0.025,
  turn: 0.03,
  headTilt: 8,
  armLeft: 25,
  armRight: 25,
  elbowLeft: 40,
  elbowRight: 40,
  footLeft: 0.05,
  footRight: 0.05,
};
/** The least period of a motion, in seconds. */
const MIN_PERIOD_SECONDS = 0.22;
/** The largest period, as a share of the video. */
const MAX_PERIOD_SHARE = 0.56;
/** The largest difference of a motion from itself one period later; 1 is that of two random moments. */
const MAX_REPEAT_DIFFERENCE = 0.2;
/** The least difference that it must have reached before. */
const MIN_DIFFERENCE_BETWEEN = 0.5;
/** The first lag whose difference is within this factor of the smallest one is the period. */
const NEARLY_BEST_FACTOR = 1.6;
/** The largest distance between the first moment and the one after the last, as a share of the whole range. */
const MAX_SEAM_SHARE = 0.1;
/** The least speed at the seam, as a share of full speed; a back-and-forth motion slows down there instead. */
const MIN_SEAM_SPEED = 0.3;
/** The least ratio of the slower to the faster of the speeds at the end and at the start. */
const MIN_SPEED_RATIO = 0.65;
/** The least cosine of the angle between the directions at the end and at the start. */
const MIN_DIRECTION_COSINE = 0.3;

/** The mean distance, in steps, below which a motion does not count. */
const MIN_MEAN_DISTANCE = 0.3;

/** All curves as a path through a space in which distances are visible differences. */
type Path = number[][];

const pathOf = (curves: Curves): Path =>
  curves.x.map((_, at) =>
    (Object.entries(VISIBLE_STEPS) as [CurveName, number][]).map(([name, step]) => (curves[name][at] ?? 0) / step),
  );

const squared = (one: readonly number[], two: readonly number[]): number =>
  one.reduce((sum, value, i) => sum + (value - two[i]!) ** 2, 0);

/**
 * The period of a motion in seconds, by repetition within the video, or as the video's length if its end joins its
 * start.
 * Null otherwise.
 */
export function periodOf(curves: Curves, rate: number): number | null {
  const path = pathOf(curves);
  if (widthOf(path) < MIN_MEAN_DISTANCE) return null;
  const lag = repeatsAfter(path, rate);
  if (lag !== null) return lag / rate;
  return endsAsItBegan(path) ? path.length / rate : null;
}

/** The mean distance between two moments, in steps. */
function widthOf(path: Path): number {
  const mean = (path[0] ?? []).map((_, i) => path.reduce((sum, values) => sum + values[i]!, 0) / path.length);
  return Math.sqrt(path.reduce((sum, values) => sum + squared(values, mean), 0) / path.length);
}

/** The lag in fractional samples at which the motion is most similar to itself (autocorrelation). */
function repeatsAfter(path: Path, rate: number): number | null {
  const most = Math.floor(path.length * MAX_PERIOD_SHARE);
  const unlike = Array.from({ length: most + 2 }, (_, lag) => unlikeness(path, lag));
  const valleys: number[] = [];
  let highest = 0;
  for (let lag = 1; lag <= most; lag += 1) {
    const here = unlike[lag]!;
    if (
      highest >= MIN_DIFFERENCE_BETWEEN &&
      lag / rate >= MIN_PERIOD_SECONDS &&
      here < MAX_REPEAT_DIFFERENCE &&
      here <= unlike[lag - 1]! &&
      here <= unlike[lag + 1]!
    )
      valleys.push(lag);
    highest = Math.max(highest, here);
  }
  const deepest = Math.min(...valleys.map((lag) => unlike[lag]!));
  const lag = valleys.find((valley) => unlike[valley]! <= deepest * NEARLY_BEST_FACTOR + 0.02);
  if (lag === undefined) return null;
  const [before, here, after] = [unlike[lag - 1]!, unlike[lag]!, unlike[lag + 1]!];
  const bend = before - 2 * here + after;
  return lag + (bend > 1e-9 ? (0.5 * (before - after)) / bend : 0);
}

/** The difference of a motion from itself at a lag in samples. */
function unlikeness(path: Path, lag: number): number {
  const [early, late] = [path.slice(0, path.length - lag), path.slice(lag)];
  const mean = (part: Path): number[] =>
    (part[0] ?? []).map((_, i) => part.reduce((sum, values) => sum + values[i]!, 0) / part.length);
  const spread = (part: Path): number => {
    const middle = mean(part);
    return part.reduce((sum, values) => sum + squared(values, middle), 0);
  };
  const whole = spread(early) + spread(late);
  return whole > 0 ? early.reduce((sum, values, at) => sum + squared(values, late[at]!), 0) / whole : 1;
}

function endsAsItBegan(path: Path): boolean {
  const [first, second, third] = path;
  const [before, near, last] = path.slice(-3);
  if (!first || !second || !third || !before || !near || !last || path.length < 6) return false;
  const speeds = path.slice(1).map((values, at) => Math.sqrt(squared(values, path[at]!)));
  const way = speeds.reduce((sum, speed) => sum + speed, 0);
  const full = Math.max(...speeds);
  const next = last.map((value, i) => value + (value - near[i]! + second[i]! - first[i]!) / 2);
  const [leaves, arrives] = [minus(third, first), minus(last, before)];
  const [slow, fast] = [length(leaves), length(arrives)].sort((a, b) => a - b) as [number, number];
  const goesOn =
    slow > 2 * MIN_SEAM_SPEED * full &&
    slow > MIN_SPEED_RATIO * fast &&
    leaves.reduce((sum, value, i) => sum + value * arrives[i]!, 0) > MIN_DIRECTION_COSINE * slow * fast;
  return Math.sqrt(squared(next, first)) < MAX_SEAM_SHARE * Math.min(way, 10 * full) && goesOn;
}

const minus = (one: readonly number[], two: readonly number[]): number[] => one.map((value, i) => value - two[i]!);
const length = (values: readonly number[]): number => Math.hypot(...values);

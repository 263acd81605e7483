import type { Posture } from './posture';

/** How a figure stands at a moment, as far as a camera that moves changes it. */
type Stand = Pick<Posture, 'x' | 'y' | 'lean' | 'stretch' | 'size'>;

/** The least way through the film that is a camera's, in figure heights. */
const MIN_PAN_HEIGHTS = 0.06;
/** The least growth or shrinking through the film that is a camera's, as a share. */
const MIN_ZOOM_SHARE = 0.035;
/** How far a moment may be off the straight line of an even movement, as a share of the whole way. */
const MAX_OFF_LINE_SHARE = 0.12;
/** The least share of the moments that lie that near to the line. */
const MIN_MOMENTS_ON_LINE = 0.85;
/** Moments further off a line than this count little in its fit, in figure heights. */
const OUTLIER_HEIGHTS = 0.02;
/** Rounds of reweighting in which the line is found. */
const LINE_FIT_ROUNDS = 8;

/** The middle of a figure, in heights above its foot. */
const MIDDLE = 0.5;

/**
 * Stands as a camera that does not move would show them: what goes on evenly through all of a film, a drift or a
 * growing, is the camera's.
 */
export function withoutCameraMotion(stands: readonly Stand[]): Stand[] {
  const sizes = lineOf(
    stands.map(({ size }) => Math.log(size)),
    MIN_ZOOM_SHARE,
  ).map(Math.exp);
  const zooms = sizes.some((size) => size !== 1);
  const scaled = stands.map(({ x, y, lean, stretch, size }, at) => ({
    lean,
    x: x / sizes[at]!,
    y: y / sizes[at]!,
    stretch: zooms ? (1 + stretch) / sizes[at]! - 1 : stretch,
    size: size / sizes[at]!,
  }));
  // What grows beside the middle of the picture also goes away from it.
  const least = zooms ? 0 : MIN_PAN_HEIGHTS;
  // Where a figure rocks as a whole its middle goes evenly with the camera, and not its foot.
  const across = [0, MIDDLE]
    .map((above) =>
      lineOf(
        scaled.map(({ x, lean }) => x + above * lean),
        least,
      ),
    )
    .find((line) => line.some((value) => value !== 0));
  const up = lineOf(
    scaled.map(({ y }) => y),
    least,
  );
  return scaled.map((stand, at) => ({ ...stand, x: stand.x - (across?.[at] ?? 0), y: stand.y - (up[at] ?? 0) }));
}

/** The straight line along which values go evenly, from 0 on; all 0 where they do not, or less far than `least`. */
function lineOf(values: readonly number[], least: number): number[] {
  const { start, slope } = robustLine(values);
  const way = Math.abs(slope) * (values.length - 1);
  const near = values.filter(
    (value, at) =>
      Math.abs(value - start - slope * at) < Math.max(MAX_OFF_LINE_SHARE * way, least * MAX_OFF_LINE_SHARE),
  ).length;
  return way >= Math.max(least, 1e-6) && near >= values.length * MIN_MOMENTS_ON_LINE
    ? values.map((_, at) => slope * at)
    : values.map(() => 0);
}

/**
 * The line that lies nearest to most of some values (least squares, again and again with what is far off weighed down).
 */
function robustLine(values: readonly number[]): { start: number; slope: number } {
  let weights = values.map(() => 1);
  let line = { start: 0, slope: 0 };
  for (let round = 0; round < LINE_FIT_ROUNDS; round += 1) {
    const sum = (of: (at: number) => number): number =>
      values.reduce((total, _, at) => total + weights[at]! * of(at), 0);
    const [total, middle, height] = [sum(() => 1), sum((at) => at), sum((at) => values[at]!)];
    const slope =
      (total * sum((at) => at * values[at]!) - middle * height) /
      Math.max(total * sum((at) => at * at) - middle * middle, 1e-9);
    line = { start: (height - slope * middle) / total, slope };
    weights = values.map((value, at) => 1 / (1 + ((value - line.start - line.slope * at) / OUTLIER_HEIGHTS) ** 2));
  }
  return line;
}

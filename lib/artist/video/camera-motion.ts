import type { Posture } from './posture';

/** The properties of a posture that a camera motion changes. */
type Stand = Pick<Posture, 'x' | 'y' | 'lean' | 'stretch' | 'size'>;

/** The least drift over the whole video that counts as a camera pan, in figure heights. */
const MIN_PAN_HEIGHTS = 0.06;
/** The least change of size over the whole video that counts as a zoom, as a share. */
const MIN_ZOOM_SHARE = 0.035;
/** The largest distance of a moment from the straight line of a steady motion, as a share of the whole change. */
const MAX_OFF_LINE_SHARE = 0.12;
/** The least share of moments within that distance. */
const MIN_MOMENTS_ON_LINE = 0.85;
/** The distance from a line, in figure heights, beyond which a moment has a low weight in its fit. */
const OUTLIER_HEIGHTS = 0.02;
/** The rounds of reweighting in the robust line fit. */
const LINE_FIT_ROUNDS = 8;

/** The centre of a figure, in heights above its feet. */
const CENTRE_HEIGHTS = 0.5;

/**
 * Postures as a fixed camera would show them.
 * A steady drift or change of size through the whole video is attributed to the camera.
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
  // A figure that is zoomed away from the picture's centre also drifts.
  const least = zooms ? 0 : MIN_PAN_HEIGHTS;
  // If a figure sways as a whole, its centre moves steadily with the camera, but its feet do not.
  const across = [0, CENTRE_HEIGHTS]
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

/** The straight line that values follow, starting at 0; all 0 if they do not, or change by less than `least`. */
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

/** A robust line fit: iteratively reweighted least squares, with a low weight for outliers. */
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

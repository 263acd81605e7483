import type { Loop } from './contour';

type Point = readonly [number, number];

/** The default tolerance of curve fitting, in pixels. */
const TOLERANCE = 0.4;
/** The least change of direction at a corner, in degrees. */
const MIN_CORNER_DEGREES = 42;
/** The number of points to either side over which a change of direction is measured. */
const CORNER_SPAN_POINTS = 4;
/** The number of reparameterisation rounds before a curve is split. */
const REPARAMETERISATION_ROUNDS = 3;

/**
 * A closed polyline as path data: corners are kept, and between them as few cubic curves as possible are fitted within
 * a tolerance in pixels.
 */
export function pathOfLoop(loop: Loop, tolerance = TOLERANCE): string {
  const points: Point[] = [];
  for (let i = 0; i < loop.length; i += 2) {
    const point: Point = [loop[i]!, loop[i + 1]!];
    const last = points.at(-1);
    if (!last || Math.hypot(last[0] - point[0], last[1] - point[1]) > 0.2) points.push(point);
  }
  if (points.length < 3) return '';
  const corners = cornersOf(points);
  const breaks =
    corners.length > 1 ? corners : [corners[0] ?? 0, ((corners[0] ?? 0) + (points.length >> 1)) % points.length];
  const start = points[breaks[0]!]!;
  const isRound = corners.length === 0;
  const smooth = breaks.map((at) => (isRound || !corners.includes(at) ? tangentAt(points, at) : null));
  const pieces = breaks.map((from, i) => {
    const piece = runOf(points, from, breaks[(i + 1) % breaks.length]!);
    const [into, out] = [smooth[i], smooth[(i + 1) % breaks.length]];
    return fitted(
      piece,
      into ?? direction(piece[0]!, piece[Math.min(3, piece.length - 1)]!),
      out ? [-out[0], -out[1]] : direction(piece.at(-1)!, piece[Math.max(0, piece.length - 4)]!),
      tolerance,
      0,
    );
  });
  return `M${text(start)}${pieces.join('')}Z`;
}

/** The points from one index to another along the closed polyline; from an index to itself, all of them. */
function runOf(points: readonly Point[], from: number, to: number): Point[] {
  const run = [points[from]!];
  for (let at = (from + 1) % points.length; ; at = (at + 1) % points.length) {
    run.push(points[at]!);
    if (at === to) return run;
  }
}

/** One decimal is precise enough, because a tenth of a pixel is not visible at the canvas's size. */
const number = (value: number): string => String(Math.round(value * 10) / 10);
const text = ([x, y]: Point): string => `${number(x)} ${number(y)}`;

const direction = (from: Point, to: Point): Point => {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
};

const around = (points: readonly Point[], at: number): Point => points[(at + points.length) % points.length]!;
const tangentAt = (points: readonly Point[], at: number): Point =>
  direction(around(points, at - 3), around(points, at + 3));

/** The indices of corners: the sharpest point of each sharp turn. */
function cornersOf(points: readonly Point[]): number[] {
  const span = Math.min(CORNER_SPAN_POINTS, Math.floor(points.length / 6));
  if (span < 2) return [];
  const turns = points.map((point, at) => {
    const [ax, ay] = direction(around(points, at - span), point);
    const [bx, by] = direction(point, around(points, at + span));
    return Math.acos(Math.min(1, Math.max(-1, ax * bx + ay * by))) * (180 / Math.PI);
  });
  return points.flatMap((_, at) => {
    const own = turns[at]!;
    if (own < MIN_CORNER_DEGREES) return [];
    for (let step = 1; step <= span; step += 1) {
      if (turns[(at + step) % points.length]! >= own || turns[(at - step + points.length) % points.length]! > own)
        return [];
    }
    return [at];
  });
}

/**
 * Fits cubic curves to a run of points by Schneider's algorithm: one curve if it is within the tolerance, else two
 * halves with a smooth join.
 */
function fitted(points: readonly Point[], into: Point, out: Point, tolerance: number, depth: number): string {
  const [first, last] = [points[0]!, points.at(-1)!];
  if (points.length < 3) return `L${text(last)}`;
  if (points.every((point) => offLine(point, first, last) < tolerance * 0.8)) return `L${text(last)}`;
  let times = lengths(points);
  let worst = points.length >> 1;
  for (let round = 0; round <= REPARAMETERISATION_ROUNDS; round += 1) {
    const curve = bestCurve(points, times, into, out);
    const errors = points.map((point, i) =>
      Math.hypot(pointAt(curve, times[i]!)[0] - point[0], pointAt(curve, times[i]!)[1] - point[1]),
    );
    const most = Math.max(...errors);
    if (most < tolerance) return `C${text(curve[1])} ${text(curve[2])} ${text(last)}`;
    worst = Math.min(points.length - 2, Math.max(1, errors.indexOf(most)));
    if (most > tolerance * 8) break;
    times = times.map((time, i) => improved(curve, points[i]!, time));
  }
  if (depth > 12)
    return points
      .slice(1)
      .map((point) => `L${text(point)}`)
      .join('');
  const middle = direction(points[Math.max(0, worst - 2)]!, points[Math.min(points.length - 1, worst + 2)]!);
  return (
    fitted(points.slice(0, worst + 1), into, [-middle[0], -middle[1]], tolerance, depth + 1) +
    fitted(points.slice(worst), middle, out, tolerance, depth + 1)
  );
}

function offLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  return length < 0.01 ? Math.hypot(x - ax, y - ay) : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

function lengths(points: readonly Point[]): number[] {
  const sums = [0];
  for (let i = 1; i < points.length; i += 1)
    sums.push(sums[i - 1]! + Math.hypot(points[i]![0] - points[i - 1]![0], points[i]![1] - points[i - 1]![1]));
  const total = sums.at(-1) || 1;
  return sums.map((sum) => sum / total);
}

type Curve = readonly [Point, Point, Point, Point];

/** The cubic curve with given ends and end tangents that fits the points best by least squares. */
function bestCurve(points: readonly Point[], times: readonly number[], into: Point, out: Point): Curve {
  const [first, last] = [points[0]!, points.at(-1)!];
  let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0];
  for (const [i, point] of points.entries()) {
    const t = times[i]!;
    const [b0, b1, b2, b3] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
    const [ax, ay, bx, by] = [into[0] * b1, into[1] * b1, out[0] * b2, out[1] * b2];
    const [dx, dy] = [
      point[0] - first[0] * (b0 + b1) - last[0] * (b2 + b3),
      point[1] - first[1] * (b0 + b1) - last[1] * (b2 + b3),
    ];
    c00 += ax * ax + ay * ay;
    c01 += ax * bx + ay * by;
    c11 += bx * bx + by * by;
    x0 += ax * dx + ay * dy;
    x1 += bx * dx + by * dy;
  }
  const [chord, determinant] = [Math.hypot(last[0] - first[0], last[1] - first[1]), c00 * c11 - c01 * c01];
  const [one, two] =
    Math.abs(determinant) < 1e-9 ? [0, 0] : [(x0 * c11 - x1 * c01) / determinant, (x1 * c00 - x0 * c01) / determinant];
  const usable = (reach: number): boolean => reach > chord * 0.01 && reach < chord * 4;
  const [near, far] = usable(one) && usable(two) ? [one, two] : [chord / 3, chord / 3];
  return [
    first,
    [first[0] + into[0] * near, first[1] + into[1] * near],
    [last[0] + out[0] * far, last[1] + out[1] * far],
    last,
  ];
}

function pointAt([a, b, c, d]: Curve, t: number): Point {
  const [b0, b1, b2, b3] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
  return [a[0] * b0 + b[0] * b1 + c[0] * b2 + d[0] * b3, a[1] * b0 + b[1] * b1 + c[1] * b2 + d[1] * b3];
}

/** One step of Newton's method toward the parameter of the nearest point. */
function improved(curve: Curve, point: Point, t: number): number {
  const [at, ahead, behind] = [pointAt(curve, t), pointAt(curve, t + 1e-3), pointAt(curve, t - 1e-3)];
  const [vx, vy] = [(ahead[0] - behind[0]) / 2e-3, (ahead[1] - behind[1]) / 2e-3];
  const [wx, wy] = [(ahead[0] - 2 * at[0] + behind[0]) / 1e-6, (ahead[1] - 2 * at[1] + behind[1]) / 1e-6];
  const [dx, dy] = [at[0] - point[0], at[1] - point[1]];
  const slope = vx * vx + vy * vy + dx * wx + dy * wy;
  return Math.abs(slope) < 1e-9 ? t : Math.min(1, Math.max(0, t - (dx * vx + dy * vy) / slope));
}

import { curve } from './curve';
import type { Path, Point, PathSegment } from './path';

/** The outline of a limb: closed for its fill, and open for its contour at joints. */
interface LimbOutline {
  fill: Path;
  /** The contour without the cap at its start, so that the limb merges with its parent. */
  openStart: Path;
  /**
   * The open contours with half of the start cap, on the left or right of the spine, for the outer side of a shoulder.
   */
  shoulder: { left: Path; right: Path };
}

/**
 * A tapered limb along a spine of points, `startWidth` to `endWidth` pixels thick.
 * Round caps about both ends keep joints closed at any angle.
 * `inset` shrinks the start cap by as many pixels, so that it does not cover the contour of the parent limb.
 */
export function limb(spine: readonly Point[], startWidth: number, endWidth: number, inset = 0): LimbOutline {
  const centre = sampled(spine);
  const last = centre.length - 1;
  const left: Point[] = [];
  const right: Point[] = [];
  centre.forEach(([x, y], index) => {
    const before = centre[Math.max(0, index - 1)] as Point;
    const after = centre[Math.min(last, index + 1)] as Point;
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const half = (startWidth + ((endWidth - startWidth) * index) / last) / 2;
    const [nx, ny] = [(-(after[1] - before[1]) / length) * half, ((after[0] - before[0]) / length) * half];
    left.push([x + nx, y + ny]);
    right.push([x - nx, y - ny]);
  });
  const endCap = cap(left[last] as Point, right[last] as Point);
  const [first, second] = [
    inward(right[0] as Point, left[0] as Point, inset),
    inward(left[0] as Point, right[0] as Point, inset),
  ];
  const startCap: PathSegment[] = [['L', ...first], ...cap(first, second), ['L', ...(left[0] as Point)]];
  const down = curve(left);
  const up = curve(right.toReversed()).slice(1);
  const open: Path = [...down, ...endCap, ...up];
  const [outward, back] = cap(right[0] as Point, left[0] as Point) as [PathSegment, PathSegment];
  const top = end(outward);
  return {
    fill: [...open, ...startCap, ['Z']],
    openStart: open,
    shoulder: { left: [['M', ...top], back, ...open.slice(1)], right: [...open, outward] },
  };
}

/** The end point of a segment. */
const end = (segment: PathSegment): Point =>
  segment.length > 2 ? [segment.at(-2) as number, segment.at(-1) as number] : [0, 0];

function inward(from: Point, toward: Point, by: number): Point {
  const length = Math.hypot(toward[0] - from[0], toward[1] - from[1]) || 1;
  return [from[0] + ((toward[0] - from[0]) * by) / length, from[1] + ((toward[1] - from[1]) * by) / length];
}

/** A semicircle from one point to another, bulging to the left of the spine's direction. */
function cap(from: Point, to: Point): PathSegment[] {
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const [rx, ry] = [from[0] - middle[0], from[1] - middle[1]];
  const [ox, oy] = [ry, -rx];
  const k = 0.5523;
  const top: Point = [middle[0] + ox, middle[1] + oy];
  return [
    ['C', from[0] + ox * k, from[1] + oy * k, top[0] + rx * k, top[1] + ry * k, top[0], top[1]],
    ['C', top[0] - rx * k, top[1] - ry * k, to[0] + ox * k, to[1] + oy * k, to[0], to[1]],
  ];
}

function sampled(spine: readonly Point[]): Point[] {
  const steps = 3;
  const points: Point[] = [spine[0] as Point];
  for (const segment of curve(spine).slice(1)) {
    if (segment[0] !== 'C') continue;
    const [x0, y0] = points.at(-1) as Point;
    const [, x1, y1, x2, y2, x3, y3] = segment;
    for (let step = 1; step <= steps; step += 1) {
      const t = step / steps;
      const u = 1 - t;
      const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
      points.push([a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3]);
    }
  }
  return points;
}

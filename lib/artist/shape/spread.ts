import type { Path, PathSegment, Point } from './path';

/** The points of a segment: its handles, followed by its end. */
const pointsOf = ([, ...numbers]: PathSegment): Point[] =>
  Array.from({ length: numbers.length / 2 }, (_, i): Point => [numbers[i * 2] ?? 0, numbers[i * 2 + 1] ?? 0]);

/** A closed path widened by pixels on every side; handles move with their points. */
export function spread(path: Path, by: number): Path {
  const loops: PathSegment[][] = [];
  for (const segment of path) {
    if (segment[0] === 'M') loops.push([]);
    loops.at(-1)?.push(segment);
  }
  return loops.flatMap((loop) => spreadLoop(loop, by));
}

function spreadLoop(loop: readonly PathSegment[], by: number): PathSegment[] {
  const points = loop.flatMap(pointsOf);
  const area = points.reduce((sum, [x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] ?? [x, y];
    return sum + x * ny - nx * y;
  }, 0);
  const out = points.map((point, i) => outward(points, point, i, area < 0 ? -by : by));
  let at = 0;
  return loop.map((segment) => {
    const count = pointsOf(segment).length;
    const moved = out.slice(at, at + count).flat();
    at += count;
    // The segment has the same command and the same number of coordinates as before.
    return [segment[0], ...moved] as unknown as PathSegment;
  });
}

/** The distance, in pixels, below which two points count as one. */
const SAME_PX = 0.01;

/** Moves a point along the normal of the line between its neighbours, skipping neighbours at the same position. */
function outward(points: readonly Point[], [x, y]: Point, at: number, by: number): Point {
  const neighbour = (step: 1 | -1): Point => {
    for (let i = 1; i < points.length; i += 1) {
      const other = points[(at + step * i + points.length) % points.length];
      if (other && Math.hypot(other[0] - x, other[1] - y) > SAME_PX) return other;
    }
    return [x, y];
  };
  const [before, after] = [neighbour(-1), neighbour(1)];
  const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
  const length = Math.hypot(dx, dy) || 1;
  return [x + (dy / length) * by, y - (dx / length) * by];
}

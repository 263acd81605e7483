import type { Path, Point } from './path';

const STEPS = 16;

type Bend = Extract<Path[number], readonly ['C', ...number[]]>;

/** Sample points along a cubic curve. */
function bend(from: Point, [, x1, y1, x2, y2, x3, y3]: Bend): Point[] {
  return Array.from({ length: STEPS }, (_, index): Point => {
    const t = (index + 1) / STEPS;
    const s = 1 - t;
    const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
    return [a * from[0] + b * x1 + c * x2 + d * x3, a * from[1] + b * y1 + c * y2 + d * y3];
  });
}

/** The left and right x of a closed path at height y, approximated by samples, which is sufficient to attach limbs. */
export function spanAt(path: Path, y: number): [left: number, right: number] {
  const xs: number[] = [];
  let last: Point = [0, 0];
  let start: Point = [0, 0];
  const cross = (from: Point, to: Point) => {
    if (from[1] > y === to[1] > y) return;
    xs.push(from[0] + ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1]));
  };
  for (const segment of path) {
    if (segment[0] === 'Z') {
      cross(last, start);
      continue;
    }
    if (segment[0] === 'M') start = [segment[1], segment[2]];
    else if (segment[0] === 'L') cross(last, [segment[1], segment[2]]);
    else if (segment[0] === 'C') bend(last, segment).forEach((here, index, all) => cross(all[index - 1] ?? last, here));
    last = [segment.at(-2) as number, segment.at(-1) as number];
  }
  return xs.length > 0 ? [Math.min(...xs), Math.max(...xs)] : [0, 0];
}

import { round } from '../../geometry/number-text';
import type { Matrix } from '../../geometry/matrix';
import { type Segment, segmentsOf, transformSegments } from '../../geometry/segments';
import type { Item } from './properties';

type Point = [number, number];

/** One subpath with its vertices and their handles, absolute. */
interface Outline {
  points: Point[];
  before: Point[];
  after: Point[];
  closed: boolean;
}

function begin(at: Point): Outline {
  return { points: [at], before: [at], after: [at], closed: false };
}

function curveTo(outline: Outline, c1: Point, c2: Point, to: Point): void {
  outline.after[outline.points.length - 1] = c1;
  outline.points.push(to);
  outline.before.push(c2);
  outline.after.push(to);
}

/** A subpath that ends where it began is closed by one vertex, not two. */
function close(outline: Outline): void {
  outline.closed = true;
  const [first, last] = [outline.points[0], outline.points.at(-1)];
  if (!first || !last || outline.points.length < 3 || Math.hypot(first[0] - last[0], first[1] - last[1]) > 1e-3) return;
  outline.points.pop();
  outline.after.pop();
  outline.before[0] = outline.before.pop() ?? first;
}

const mix = (a: Point, b: Point, share: number): Point => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];

function outlinesOf(segments: readonly Segment[]): Outline[] {
  const outlines: Outline[] = [];
  for (const { command, points } of segments) {
    const at = (i: number): Point => [points[2 * i] ?? 0, points[2 * i + 1] ?? 0];
    let open = outlines.at(-1);
    if (command === 'M') outlines.push(begin(at(0)));
    else if (command === 'Z') {
      if (open) close(open);
    } else {
      // After a close the path continues from the start of the subpath.
      if (open?.closed) outlines.push((open = begin(open.points[0] ?? [0, 0])));
      const from = open?.points.at(-1) ?? [0, 0];
      if (!open) continue;
      if (command === 'L') curveTo(open, from, at(0), at(0));
      if (command === 'C') curveTo(open, at(0), at(1), at(2));
      if (command === 'Q') curveTo(open, mix(from, at(0), 2 / 3), mix(at(1), at(0), 2 / 3), at(1));
    }
  }
  return outlines;
}

function bezierOf({ points, before, after, closed }: Outline, places: number): Item {
  const handle = (list: readonly Point[]) =>
    points.map(([x, y], i) => [round((list[i]?.[0] ?? x) - x, places), round((list[i]?.[1] ?? y) - y, places)]);
  return {
    c: closed,
    v: points.map(([x, y]) => [round(x, places), round(y, places)]),
    i: handle(before),
    o: handle(after),
  };
}

/** Path data under a matrix as Lottie Béziers, one for each subpath. */
export function beziersOf(d: string, matrix: Matrix, places = 3): Item[] {
  return outlinesOf(transformSegments(segmentsOf(d), matrix))
    .filter(({ points }) => points.length > 1)
    .map((outline) => bezierOf(outline, places));
}

/** Path data as Lottie path elements. */
export function pathItems(d: string, matrix: Matrix, places?: number): Item[] {
  return beziersOf(d, matrix, places).map((k) => ({ ty: 'sh', ks: { a: 0, k } }));
}

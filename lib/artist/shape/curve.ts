import type { Node, Path, Point, PathSegment } from './path';

/**
 * The length of a curve's handles as a share of the chord: a sixth is a Catmull-Rom spline, a little more looks fuller.
 */
const HANDLE_SHARE = 0.185;

function handle(from: Node, before: Node, after: Node, direction: 1 | -1, reach: number): Point {
  const corner = from[2] ?? 0;
  const dx = after[0] - before[0];
  const dy = after[1] - before[1];
  const length = Math.hypot(dx, dy) || 1;
  // Handles are proportional to their own segment, because unevenly spaced points would otherwise bulge.
  const size = reach * HANDLE_SHARE * 2 * (1 - corner);
  return [from[0] + (direction * dx * size) / length, from[1] + (direction * dy * size) / length];
}

function bend(nodes: readonly Node[], index: number, closed: boolean): PathSegment {
  const at = (position: number): Node => {
    const wrapped = closed
      ? (position + nodes.length) % nodes.length
      : Math.min(nodes.length - 1, Math.max(0, position));
    return nodes[wrapped] as Node;
  };
  const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
  const reach = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const first = handle(from, before, to, 1, reach);
  const second = handle(to, from, after, -1, reach);
  return ['C', first[0], first[1], second[0], second[1], to[0], to[1]];
}

/** A closed smooth shape through points. */
export function blob(nodes: readonly Node[]): Path {
  const [start] = nodes as readonly [Node, ...Node[]];
  return [['M', start[0], start[1]], ...nodes.map((_, index) => bend(nodes, index, true)), ['Z']];
}

/** An open smooth line through points. */
export function curve(nodes: readonly Node[]): Path {
  const [start] = nodes as readonly [Node, ...Node[]];
  return [['M', start[0], start[1]], ...nodes.slice(0, -1).map((_, index) => bend(nodes, index, false))];
}

/**
 * A smooth closed shape that is symmetric about x = cx, from its right half, top to bottom.
 * Nodes on the axis are not duplicated.
 */
export function symmetric(right: readonly Node[], cx = 256): Path {
  const left = right
    .filter(([x]) => Math.abs(x - cx) > 0.01)
    .map(([x, y, corner]): Node => [2 * cx - x, y, corner ?? 0]);
  return blob([...right, ...left.toReversed()]);
}

/** Converts nodes in a unit square (−1 to 1) to pixels: the centre is given, with the half width and half height. */
export function placed(nodes: readonly Node[], [cx, cy]: Point, rx: number, ry: number): Node[] {
  return nodes.map(([x, y, corner]) => [cx + x * rx, cy + y * ry, corner ?? 0]);
}

/** An ellipse; `square` blends from round (0) to nearly a rounded square (1). */
export function ellipse(cx: number, cy: number, rx: number, ry: number, square = 0): Path {
  const k = 0.5523 + 0.33 * square;
  return [
    ['M', cx, cy - ry],
    ['C', cx + rx * k, cy - ry, cx + rx, cy - ry * k, cx + rx, cy],
    ['C', cx + rx, cy + ry * k, cx + rx * k, cy + ry, cx, cy + ry],
    ['C', cx - rx * k, cy + ry, cx - rx, cy + ry * k, cx - rx, cy],
    ['C', cx - rx, cy - ry * k, cx - rx * k, cy - ry, cx, cy - ry],
    ['Z'],
  ];
}

/** A polygon with rounded corners of one radius, in pixels. */
export function rounded(points: readonly Point[], radius: number): Path {
  const path: PathSegment[] = [];
  points.forEach((point, index) => {
    const before = points[(index + points.length - 1) % points.length] as Point;
    const after = points[(index + 1) % points.length] as Point;
    const cut = (other: Point, share: number): Point => {
      const length = Math.hypot(other[0] - point[0], other[1] - point[1]) || 1;
      const step = Math.min(radius, length / 2) * share;
      return [point[0] + ((other[0] - point[0]) * step) / length, point[1] + ((other[1] - point[1]) * step) / length];
    };
    path.push(
      [index === 0 ? 'M' : 'L', ...cut(before, 1)],
      ['C', ...cut(before, 0.4), ...cut(after, 0.4), ...cut(after, 1)],
    );
  });
  return [...path, ['Z']];
}

/** A pentagon with slightly rounded corners; one corner points up at `turned` 0, an angle in radians. */
export const pentagon = (x: number, y: number, r: number, turned = 0): Path =>
  rounded(
    Array.from({ length: 5 }, (_, index): Point => {
      const angle = (Math.PI * 2 * index) / 5 + turned;
      return [x + Math.sin(angle) * r, y - Math.cos(angle) * r];
    }),
    r * 0.15,
  );

/** A rectangle with rounded corners, given by its centre. */
export function box(cx: number, cy: number, width: number, height: number, radius: number): Path {
  const [w, h] = [width / 2, height / 2];
  return rounded(
    [
      [cx - w, cy - h],
      [cx + w, cy - h],
      [cx + w, cy + h],
      [cx - w, cy + h],
    ],
    radius,
  );
}

/**
 * An ellipse with round lobes around it, like a cloud, a fleece or a mane.
 * `depth` is the height of a lobe's bulge as a share of its width.
 */
export function puffy(cx: number, cy: number, rx: number, ry: number, lobes: number, depth = 0.5, start = -90): Path {
  const at = (index: number): Point => {
    const angle = ((start + (360 * index) / lobes) * Math.PI) / 180;
    return [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry];
  };
  const arcs = Array.from({ length: lobes }, (_, index): PathSegment => {
    const [from, to] = [at(index), at(index + 1)];
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const [ox, oy] = [dy * depth * 1.33, -dx * depth * 1.33];
    return [
      'C',
      from[0] + ox - dx * 0.12,
      from[1] + oy - dy * 0.12,
      to[0] + ox + dx * 0.12,
      to[1] + oy + dy * 0.12,
      to[0],
      to[1],
    ];
  });
  return [['M', ...at(0)], ...arcs, ['Z']];
}

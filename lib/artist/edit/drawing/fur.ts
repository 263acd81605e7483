import { flatten } from '@/lib/core/geometry/flatten';
import { round } from '@/lib/core/geometry/number-text';
import type { Drawing, DrawingNode, DrawingShape } from '@/lib/core/paint/drawing';

/** The distance between the roots of tufts, in tuft heights. */
const TUFT_SPACING = 3.1;
/** The least number of tufts on a contour; with fewer it does not look like fur. */
const MIN_TUFTS = 6;
/** The heights of neighbouring tufts, as factors; equal ones would look like the teeth of a saw. */
const TUFT_HEIGHTS = [1, 0.7, 0.9] as const;
/** On a head, tufts have no height above this share of its height from the top. */
const FLAT_FUR_END = 0.42;
/** On a head, tufts have their full height below this share of its height, around the cheeks. */
const FULL_FUR_START = 0.66;

/**
 * Adds tufts, `height` pixels tall, along the contour of a base shape; on a head only around the cheeks.
 * Null if the shape is too small or has a transform.
 */
export function furred(drawing: Drawing, base: DrawingShape, height: number, isHead: boolean): Drawing | null {
  const d = base.transform ? null : tufted(base.d, height, isHead);
  if (d === null) return null;
  const again = <T extends { d: string }>(shape: T): T => (shape.d === base.d ? { ...shape, d } : shape);
  const visit = (node: DrawingNode): DrawingNode =>
    node.kind === 'group' ? { ...node, children: node.children.map(visit) } : again(node);
  return {
    ...drawing,
    nodes: drawing.nodes.map(visit),
    clips: drawing.clips.map((clip) => ({ ...clip, shapes: clip.shapes.map(again) })),
  };
}

interface Spot {
  x: number;
  y: number;
  tx: number;
  ty: number;
}

/** A closed path with tufts along its whole contour that point downward at the sides. */
function tufted(path: string, height: number, isHead: boolean): string | null {
  const [polygon] = flatten(path);
  const at = polygon && walk(polygon);
  const count = at ? Math.round(at.length / (height * TUFT_SPACING)) : 0;
  if (!at || count < MIN_TUFTS) return null;
  const step = at.length / count;
  const out = (along: number, by: number): string => {
    const { x, y, tx, ty } = at.spot(along);
    return `${round(x + ty * by * at.turn)} ${round(y - tx * by * at.turn)}`;
  };
  const ys = polygon.filter((_, i) => i % 2 === 1);
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const stand = (y: number): number =>
    isHead
      ? Math.min(1, Math.max(0, ((y - top) / (bottom - top) - FLAT_FUR_END) / (FULL_FUR_START - FLAT_FUR_END)))
      : 1;
  const first = at.spot(0);
  let d = `M${round(first.x)} ${round(first.y)}`;
  for (let tuft = 0; tuft < count; tuft += 1) {
    const from = tuft * step;
    const { y, ty: fall } = at.spot(from + step / 2);
    const tall = height * stand(y) * (TUFT_HEIGHTS[tuft % TUFT_HEIGHTS.length] ?? 1);
    const tip = 0.5 + 0.4 * fall;
    const [rise, sink] = [0.5 + 0.42 * fall, 0.5 - 0.42 * fall];
    d +=
      `Q${out(from + step * tip * 0.55, tall * rise)} ${out(from + step * tip, tall)}Q` +
      `${out(from + step * (tip + 1) * 0.5, tall * sink)} ${out(from + step, 0)}`;
  }
  return `${d}Z`;
}

/**
 * Makes a function from a distance along a polygon to the point and tangent there; `turn` is the sign of the outward
 * normal.
 */
function walk(polygon: readonly number[]): { length: number; turn: 1 | -1; spot(along: number): Spot } {
  const points = polygon.flatMap((x, i) => (i % 2 === 0 ? [[x, polygon[i + 1] ?? 0] as const] : []));
  const far: number[] = [0];
  let area = 0;
  points.forEach(([x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] ?? [x, y];
    far.push((far[i] ?? 0) + Math.hypot(nx - x, ny - y));
    area += x * ny - nx * y;
  });
  const length = far.at(-1) ?? 0;
  const spot = (along: number): Spot => {
    const wanted = ((along % length) + length) % length;
    const i = Math.max(0, far.findIndex((each) => each > wanted) - 1);
    const [[x, y], [nx, ny]] = [points[i] ?? [0, 0], points[(i + 1) % points.length] ?? [0, 0]];
    const size = Math.hypot(nx - x, ny - y) || 1;
    const part = (wanted - (far[i] ?? 0)) / size;
    return { x: x + (nx - x) * part, y: y + (ny - y) * part, tx: (nx - x) / size, ty: (ny - y) / size };
  };
  return { length, turn: area > 0 ? 1 : -1, spot };
}

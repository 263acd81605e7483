import type { DrawingShape, Paint } from '@/lib/core/paint/drawing';
import type { Edges } from '@/lib/core/rig/extent';
import { outlinesOf } from '@/lib/core/spec/critic/outlines';
import { emit } from '@/lib/core/svg/emit';
import { around, boxOf, filled, through } from '../drawing/forms';
import { moved, redrawn } from '../drawing/redraw';
import { aboutPivot } from '@/lib/core/geometry/matrix';
import type { Path } from '../../shape/path';
import type { FeelingEyes } from './moods';

/** The boxes of the eyes in a drawing, from left to right: two if one part draws both. */
export function eyeBoxes(svg: string): Edges[] {
  const whole = boxOf(svg);
  if (!whole) return [];
  const shapes = outlinesOf(svg).areas.flatMap(({ polygons }) =>
    polygons.map((polygon): Edges => {
      const [xs, ys] = [polygon.filter((_, i) => i % 2 === 0), polygon.filter((_, i) => i % 2 === 1)];
      return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
    }),
  );
  const middle = (whole.left + whole.right) / 2;
  const [left, right] = [
    around(shapes.filter((box) => box.right <= middle)),
    around(shapes.filter((box) => box.left >= middle)),
  ];
  const crosses = shapes.some((box) => box.left < middle && box.right > middle);
  return left && right && !crosses ? [left, right] : [whole];
}

/** The darkest or first colour of an eye, in which lids are drawn. */
function inkOf(svg: string): Paint {
  const tokens = [...svg.matchAll(/(?:fill|stroke)="\$([a-z0-9_]+)"/g)].map((match) => match[1] ?? '');
  const known =
    tokens.find((name) => /^(eye|ink|line|edge|pupil|dark)$/.test(name)) ??
    tokens.find((name) => !/sclera|white|glint|rim|light/.test(name));
  return known ? { kind: 'token', token: known } : { kind: 'color', color: '#2b2233' };
}

/**
 * Draws an eye in another shape, based on its open drawing; `lid` is the skin colour of half-closed lids.
 * Null if there is nothing to draw.
 */
export function drawnEye(svg: string, shape: FeelingEyes, lid: Paint): string | null {
  const boxes = eyeBoxes(svg);
  const ink = inkOf(svg);
  if (boxes.length === 0) return null;
  if (shape === 'wide') return boxes.length > 1 ? null : widened(svg, boxes[0]);
  if (shape === 'half')
    return redrawn(svg, (drawing) => ({
      ...drawing,
      nodes: [...drawing.nodes, ...boxes.flatMap((box) => halfShut(box, ink, lid))],
    }));
  return emit({ nodes: boxes.map((box) => shutLine(box, shape, ink)), gradients: [], clips: [] });
}

/** An eye scaled up about its centre. */
const widened = (svg: string, box: Edges | undefined): string | null =>
  redrawn(svg, (drawing) =>
    moved(
      drawing,
      aboutPivot(
        [((box?.left ?? 0) + (box?.right ?? 0)) / 2, ((box?.top ?? 0) + (box?.bottom ?? 0)) / 2],
        0,
        1.15,
        1.17,
        0,
        0,
      ),
      (width) => width,
    ),
  );

/** The centre and radii of an eye, and the reach and width of its lid line, in pixels. */
function lidMeasures({ left, right, top, bottom }: Edges) {
  const [x, y, rx, ry] = [(left + right) / 2, (top + bottom) / 2, (right - left) / 2, (bottom - top) / 2];
  // Lids of small round eyes reach further out, so that they stay visible.
  const reach = Math.max(rx, ry * 0.72) * 1.05;
  return { x, y, rx, ry, reach, width: Math.max(reach * 0.3, 1) };
}

function halfShut(box: Edges, ink: Paint, lid: Paint): DrawingShape[] {
  const { x, y, rx, ry, reach, width } = lidMeasures(box);
  const line = through(
    [
      [x - reach, y - ry * 0.1],
      [x, y - ry * 0.18],
      [x + reach, y - ry * 0.1],
    ],
    ink,
    width * 0.75,
  );
  return [lidOver(x, y, rx, ry, lid), line];
}

/** The line of a closed eye, which curves upward if it is happy. */
function shutLine(box: Edges, shape: FeelingEyes, ink: Paint): DrawingShape {
  const { x, y, ry, reach, width } = lidMeasures(box);
  const bend = shape === 'happy' ? -1 : 1;
  return through(
    [
      [x - reach, y + (bend > 0 ? 0 : ry * 0.2)],
      [x, y + bend * reach * 0.45 + (bend > 0 ? 0 : ry * 0.2)],
      [x + reach, y + (bend > 0 ? 0 : ry * 0.2)],
    ],
    ink,
    width,
  );
}

/** The upper half of an eye's ellipse, slightly enlarged, as its lid. */
function lidOver(x: number, y: number, rx: number, ry: number, paint: Paint) {
  const [w, h, k] = [rx * 1.08, ry * 1.1, 0.5523];
  const edge = y - ry * 0.1;
  const path: Path = [
    ['M', x - w, edge],
    ['C', x - w, edge - h * k, x - w * k, y - h, x, y - h],
    ['C', x + w * k, y - h, x + w, edge - h * k, x + w, edge],
    ['Z'],
  ];
  return filled(path, paint);
}

import { FillType, Path2D, PathOp, StrokeCap, StrokeJoin } from '@napi-rs/canvas';
import { pathText, segmentsOf, transformSegments } from '@/lib/core/geometry/segments';
import type { ClipPath, DrawingNode, DrawingShape, Paint } from '@/lib/core/paint/drawing';
import { areaOfLoop, contours } from '@/lib/artist/trace/contour';
import { pathOfLoop } from '@/lib/artist/trace/curve';
import { CANVAS } from '@/lib/artist/trace/foreground';
import { beside, NONE, type Labels } from '@/lib/artist/trace/regions';
import { transformOf, type Unit } from '@/lib/artist/trace/vector/units';

/**
 * How far a part's outline extends into empty space beside it, in pixels, so that the drawing's antialiased edges are
 * kept.
 */
const BEYOND = 5;
/** Outlines with an area below this, in square pixels, are dropped as noise. */
const SPECK = 12;

/**
 * Gives the region of a part on the canvas as path data: exact where it was cut from a neighbour, and extended by a few
 * pixels into `open` space.
 */
export function groundOf(part: Labels, isOpen: (at: number) => boolean): string {
  const field = new Float32Array(part.at.length);
  let front: number[] = [];
  const box = { left: CANVAS, top: CANVAS, right: 0, bottom: 0 };
  const isFree = (at: number): boolean => part.at[at] === NONE;
  for (let at = 0; at < field.length; at += 1) {
    if (isFree(at)) continue;
    field[at] = 1;
    const x = at % CANVAS;
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.bottom = Math.floor(at / CANVAS);
    box.top = Math.min(box.top, box.bottom);
    // Only pixels with a free neighbour can grow. The neighbours are tested without a list, since this runs for every
    // pixel.
    if ((x > 0 && isFree(at - 1)) || (x < CANVAS - 1 && isFree(at + 1)) || isFree(at - CANVAS) || isFree(at + CANVAS))
      front.push(at);
  }
  for (let step = 0; step < BEYOND; step += 1) {
    const next: number[] = [];
    for (const at of front)
      for (const other of beside(at, CANVAS, field.length))
        if (field[other] === 0 && isOpen(other)) {
          field[other] = 1;
          next.push(other);
        }
    front = next;
  }
  const around = {
    left: Math.max(0, box.left - BEYOND - 1),
    top: Math.max(0, box.top - BEYOND - 1),
    right: Math.min(CANVAS - 1, box.right + BEYOND + 1),
    bottom: Math.min(CANVAS - 1, box.bottom + BEYOND + 1),
  };
  return contours(field, CANVAS, CANVAS, around)
    .filter((loop) => areaOfLoop(loop) >= SPECK)
    .map((loop) => pathOfLoop(loop))
    .join('');
}

/**
 * Gives the portion of a unit within a part's region. Its outline is cut; a unit whose look would change, or whose path
 * is too complex, gets a clip path.
 */
export function cutOut(
  { node }: Unit,
  tangled: ReadonlySet<string>,
  ground: string,
  clipId: string,
): { nodes: DrawingNode[]; clip: ClipPath | null } {
  if (node.kind === 'shape' && node.clip === null && !tangled.has(node.d) && isPlain(node))
    return { nodes: cutShape(node, ground), clip: null };
  return {
    nodes: [{ kind: 'group', transform: null, opacity: 1, clip: clipId, children: [node] }],
    clip: { id: clipId, shapes: [{ d: ground, rule: 'evenodd', transform: null }], clip: null },
  };
}

/** Gradients span the whole shape and dashes run along its outline, so cutting the shape would shift both. */
const isPlain = ({ fill, stroke }: DrawingShape): boolean =>
  fill.kind !== 'gradient' && (!stroke || (stroke.paint.kind !== 'gradient' && !stroke.dash.length));

function cutShape(shape: DrawingShape, ground: string): DrawingNode[] {
  const matrix = transformOf(shape);
  const outline = new Path2D(pathText(transformSegments(segmentsOf(shape.d), matrix)));
  const { fill, fillOpacity, fillRule, stroke } = shape;
  const area = new Path2D(outline);
  area.setFillType(fillRule === 'evenodd' ? FillType.EvenOdd : FillType.Winding);
  const filled = fill.kind === 'none' ? [] : painted(area, ground, fill, fillOpacity);
  if (!stroke || stroke.paint.kind === 'none') return faded(filled, shape.opacity);
  const width = stroke.width * Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
  const line = new Path2D(outline).stroke({
    width,
    miterLimit: stroke.miterLimit,
    cap: CAPS[stroke.cap],
    join: JOINS[stroke.join],
  });
  return faded([...filled, ...painted(line, ground, stroke.paint, stroke.opacity)], shape.opacity);
}

const CAPS = { butt: StrokeCap.Butt, round: StrokeCap.Round, square: StrokeCap.Square } as const;
const JOINS = { miter: StrokeJoin.Miter, round: StrokeJoin.Round, bevel: StrokeJoin.Bevel } as const;

const faded = (nodes: DrawingNode[], opacity: number): DrawingNode[] =>
  opacity === 1 || !nodes.length ? nodes : [{ kind: 'group', transform: null, opacity, clip: null, children: nodes }];

function painted(path: Path2D, ground: string, fill: Paint, fillOpacity: number): DrawingShape[] {
  const limits = new Path2D(ground);
  limits.setFillType(FillType.EvenOdd);
  const cut = path.op(limits, PathOp.Intersect);
  const d = cut.toSVGString();
  if (!d) return [];
  return [
    {
      kind: 'shape',
      transform: null,
      opacity: 1,
      clip: null,
      d,
      fill,
      fillOpacity,
      fillRule: cut.getFillType() === FillType.EvenOdd ? 'evenodd' : 'nonzero',
      stroke: null,
    },
  ];
}

import { type Box, transformBox } from '../geometry/bounds';
import type { Frame } from '../rig/frame';
import { drawingOf } from '../svg/drawing-of';
import type { CanvasLike, CanvasMaker } from './canvas-like';
import type { Drawing } from './drawing';
import { type RetainedFill, type RetainedNode, type RetainedStroke, retain } from './retained';

interface Brush<P> {
  palette: ReadonlyMap<string, string>;
  maker: CanvasMaker<P>;
  /** The layers by nesting depth, reused from frame to frame. */
  layers: CanvasLike<P>[];
  depth: number;
}

function fill<P>(
  ctx: CanvasLike<P>,
  { path, matrix, paint, opacity, rule }: RetainedFill<P>,
  alpha: number,
  brush: Brush<P>,
): void {
  ctx.globalAlpha = alpha * opacity;
  ctx.fillStyle = paint(ctx, brush.palette);
  if (matrix) {
    ctx.save();
    ctx.transform(...matrix);
  }
  ctx.fill(path, rule);
  if (matrix) ctx.restore();
}

function stroke<P>(
  ctx: CanvasLike<P>,
  { path, paint, stroke: pen }: RetainedStroke<P>,
  alpha: number,
  style: unknown,
  brush: Brush<P>,
): void {
  ctx.globalAlpha = alpha * pen.opacity;
  ctx.strokeStyle = style ?? paint(ctx, brush.palette);
  ctx.lineWidth = pen.width;
  ctx.lineCap = pen.cap;
  ctx.lineJoin = pen.join;
  ctx.miterLimit = pen.miterLimit;
  ctx.setLineDash(pen.dash);
  ctx.lineDashOffset = pen.dashOffset;
  ctx.stroke(path);
}

function layerAt<P>(ctx: CanvasLike<P>, brush: Brush<P>): CanvasLike<P> | null {
  const { width, height } = ctx.canvas;
  const known = brush.layers[brush.depth];
  if (known && known.canvas.width === width && known.canvas.height === height) return known;
  const made = brush.maker.layer?.(width, height);
  if (made) brush.layers[brush.depth] = made;
  return made ?? null;
}

/** Gives the whole pixels of a canvas that a box touches; null if it is outside. */
function pixelsWithin(box: Box, canvas: { readonly width: number; readonly height: number }): Box | null {
  const [x, y] = [Math.max(0, Math.floor(box.x) - 1), Math.max(0, Math.floor(box.y) - 1)];
  const width = Math.min(canvas.width, Math.ceil(box.x + box.width) + 1) - x;
  const height = Math.min(canvas.height, Math.ceil(box.y + box.height) + 1) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

/** Draws a box on a layer under the same transform as the canvas, and puts the layer on the canvas with `alpha`. */
function throughLayer<P>(
  ctx: CanvasLike<P>,
  box: Box | null,
  alpha: number,
  layer: CanvasLike<P>,
  brush: Brush<P>,
  drawOn: () => void,
): void {
  const { a, b, c, d, e, f } = ctx.getTransform();
  const area = box && pixelsWithin(transformBox(box, [a, b, c, d, e, f]), layer.canvas);
  if (!area) return;
  const { x, y, width, height } = area;
  layer.setTransform(1, 0, 0, 1, 0, 0);
  layer.clearRect(x, y, width, height);
  layer.setTransform(a, b, c, d, e, f);
  brush.depth += 1;
  drawOn();
  brush.depth -= 1;
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.globalAlpha = alpha;
  ctx.drawImage(layer.canvas, x, y, width, height, x, y, width, height);
}

/** Draws a stroke with an elliptic gradient: first in one colour, then with the gradient composited inside it. */
function cutStroke<P>(ctx: CanvasLike<P>, drawn: RetainedStroke<P>, alpha: number, brush: Brush<P>): void {
  const { space, paint } = drawn;
  const layer = space && layerAt(ctx, brush);
  if (!layer) return stroke(ctx, drawn, alpha, null, brush);
  ctx.save();
  throughLayer(ctx, space.box, alpha, layer, brush, () => {
    stroke(layer, drawn, 1, '#000000', brush);
    layer.save();
    layer.globalAlpha = 1;
    layer.globalCompositeOperation = 'source-in';
    layer.transform(...space.matrix);
    layer.fillStyle = paint(layer, brush.palette);
    layer.fill(space.cover, 'nonzero');
    layer.restore();
  });
  ctx.restore();
}

function paintInside<P>(ctx: CanvasLike<P>, node: RetainedNode<P>, alpha: number, brush: Brush<P>): void {
  if (node.fill) fill(ctx, node.fill, alpha, brush);
  if (node.stroke) cutStroke(ctx, node.stroke, alpha, brush);
  for (const child of node.children) paintNode(ctx, child, alpha, 1, brush);
}

/** Draws a node; `own` multiplies the opacity of the node as a whole. */
function paintNode<P>(ctx: CanvasLike<P>, node: RetainedNode<P>, alpha: number, own: number, brush: Brush<P>): void {
  const opacity = node.opacity * own;
  if (opacity === 0 || !node.box) return;
  const layer = opacity < 1 && !node.flat ? layerAt(ctx, brush) : null;
  const held = node.transform !== null || node.clips.length > 0 || layer !== null;
  if (held) ctx.save();
  if (node.transform) ctx.transform(...node.transform);
  for (const { path, rule } of node.clips) ctx.clip(path, rule);
  if (layer) throughLayer(ctx, node.box, alpha * opacity, layer, brush, () => paintInside(layer, node, 1, brush));
  else paintInside(ctx, node, alpha * opacity, brush);
  if (held) ctx.restore();
}

/**
 * Makes a painter of frames on a 2D canvas, in canvas pixels under the context's current transform. It makes paths,
 * clips and gradients once for each drawing, with `make`, and caches them for its lifetime. One painter serves one kind
 * of canvas.
 */
export function createCanvasPainter<P>(make: CanvasMaker<P>): (ctx: CanvasLike<P>, frame: Frame) => void {
  const retained = new WeakMap<Drawing, RetainedNode<P>>();
  const layers: CanvasLike<P>[] = [];
  const nodeOf = (svg: string): RetainedNode<P> => {
    const drawing = drawingOf(svg);
    const known = retained.get(drawing);
    if (known) return known;
    const node = retain(drawing, make);
    retained.set(drawing, node);
    return node;
  };
  return (ctx, frame) => {
    const brush: Brush<P> = { palette: frame.palette, maker: make, layers, depth: 0 };
    for (const part of frame.parts) {
      ctx.save();
      ctx.transform(...part.matrix);
      paintNode(ctx, nodeOf(part.svg), 1, part.opacity, brush);
      ctx.restore();
    }
  };
}

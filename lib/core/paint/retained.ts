import { invert, type Matrix } from '../geometry/matrix';
import { type Box, boxPath, grown, overlap, transformBox, union } from '../geometry/bounds';
import { pathText, segmentsOf, transformSegments } from '../geometry/segments';
import type { CanvasLike, CanvasMaker, GradientLike } from './canvas-like';
import type { ClipPath, Drawing, DrawingNode, DrawingShape, Gradient, Paint, Stroke } from './drawing';
import { drawnBox } from './extent';
import { type PlacedGradient, placedGradient } from './gradient-space';

/** A clip as one path. */
export interface RetainedClip<P> {
  path: P;
  rule: 'nonzero' | 'evenodd';
}

/** Gives a canvas's fill or stroke style for a palette. */
export type RetainedPaint<P> = (ctx: CanvasLike<P>, palette: ReadonlyMap<string, string>) => unknown;

/** A fill; `matrix` is present when `path` is in a gradient's own space. */
export interface RetainedFill<P> {
  path: P;
  matrix: Matrix | null;
  paint: RetainedPaint<P>;
  opacity: number;
  rule: 'nonzero' | 'evenodd';
}

/**
 * A stroke; `space` is present when its gradient has a space of its own: the matrix to it, and a path there that covers
 * the stroke.
 */
export interface RetainedStroke<P> {
  path: P;
  space: { matrix: Matrix; cover: P; box: Box } | null;
  paint: RetainedPaint<P>;
  stroke: Stroke;
}

/** A node whose paths are made once. */
export interface RetainedNode<P> {
  transform: Matrix | null;
  opacity: number;
  clips: readonly RetainedClip<P>[];
  /** The box around it, strokes included, before its own transform; null when it draws nothing. */
  box: Box | null;
  /** Whether no shapes inside overlap: the group can then be translucent shape by shape, without a layer. */
  flat: boolean;
  fill: RetainedFill<P> | null;
  stroke: RetainedStroke<P> | null;
  children: readonly RetainedNode<P>[];
}

/** The colour of an unknown token, which no accepted spec has. */
const UNKNOWN = '#000000';

function withAlpha(color: string, opacity: number): string {
  return opacity >= 1
    ? color
    : color +
        Math.round(opacity * 255)
          .toString(16)
          .padStart(2, '0');
}

function gradientPaint<P>(gradient: Gradient, placed: PlacedGradient): RetainedPaint<P> {
  let made: { palette: ReadonlyMap<string, string>; style: GradientLike } | null = null;
  return (ctx, palette) => {
    if (made?.palette === palette) return made.style;
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = placed.coords;
    const style =
      placed.type === 'linear' ? ctx.createLinearGradient(a, b, c, d) : ctx.createRadialGradient(a, b, 0, c, d, e);
    for (const { offset, color, opacity } of gradient.stops) {
      style.addColorStop(
        offset,
        withAlpha(color.kind === 'token' ? (palette.get(color.token) ?? UNKNOWN) : color.color, opacity),
      );
    }
    made = { palette, style };
    return style;
  };
}

interface Retainer<P> {
  maker: CanvasMaker<P>;
  gradients: ReadonlyMap<string, Gradient>;
  clips: ReadonlyMap<string, ClipPath>;
}

function retainedPaint<P>(
  paint: Paint,
  d: string,
  retainer: Retainer<P>,
): { paint: RetainedPaint<P>; matrix: Matrix | null } | null {
  if (paint.kind === 'none') return null;
  if (paint.kind === 'color') return { paint: () => paint.color, matrix: null };
  if (paint.kind === 'token') return { paint: (_, palette) => palette.get(paint.token) ?? UNKNOWN, matrix: null };
  const gradient = retainer.gradients.get(paint.id);
  const placed = gradient ? placedGradient(gradient, d) : null;
  return gradient && placed ? { paint: gradientPaint(gradient, placed), matrix: placed.matrix } : null;
}

function retainedFill<P>(shape: DrawingShape, path: P, retainer: Retainer<P>): RetainedFill<P> | null {
  const painted = retainedPaint(shape.fill, shape.d, retainer);
  if (!painted) return null;
  const back = painted.matrix && invert(painted.matrix);
  // Path data has thousandths, too coarse for the unit square of a box, so a path under a matrix is scaled up first.
  const inside = back ? retainer.maker.path(finePath(shape.d, back)) : path;
  return {
    path: inside,
    matrix: painted.matrix,
    paint: painted.paint,
    opacity: shape.fillOpacity,
    rule: shape.fillRule,
  };
}

function finePath(d: string, matrix: Matrix): string {
  return transformSegments(segmentsOf(d), matrix)
    .map(({ command, points }) => command + points.map((value) => value.toFixed(7)).join(' '))
    .join('');
}

function retainedStroke<P>(shape: DrawingShape, path: P, retainer: Retainer<P>): RetainedStroke<P> | null {
  const painted = shape.stroke && retainedPaint(shape.stroke.paint, shape.d, retainer);
  if (!painted || !shape.stroke) return null;
  const [back, box] = [painted.matrix && invert(painted.matrix), drawnBox(shape.d, shape.stroke)];
  const space =
    painted.matrix && back && box
      ? { matrix: painted.matrix, cover: retainer.maker.path(finePath(boxPath(grown(box, 1)), back)), box }
      : null;
  return { path, space, paint: painted.paint, stroke: shape.stroke };
}

function retainedClips<P>(id: string | null, retainer: Retainer<P>): RetainedClip<P>[] {
  const clip = id === null ? undefined : retainer.clips.get(id);
  if (!clip) return [];
  const [only] = clip.shapes;
  const rule = clip.shapes.length === 1 && only ? only.rule : 'nonzero';
  const d = clip.shapes
    .map((shape) => (shape.transform ? pathText(transformSegments(segmentsOf(shape.d), shape.transform)) : shape.d))
    .join('');
  return [{ path: retainer.maker.path(d), rule }, ...retainedClips(clip.clip, retainer)];
}

function retainedNode<P>(node: DrawingNode, retainer: Retainer<P>): RetainedNode<P> {
  const shared = { transform: node.transform, opacity: node.opacity, clips: retainedClips(node.clip, retainer) };
  if (node.kind === 'group') {
    const children = node.children.map((child) => retainedNode(child, retainer));
    const boxes = children.flatMap(({ box, transform }) =>
      box && transform ? [transformBox(box, transform)] : (box ?? []),
    );
    const flat = children.every((child) => child.flat) && !anyOverlap(boxes);
    return { ...shared, children, fill: null, stroke: null, flat, box: boxes.reduce<Box | null>(union, null) };
  }
  const path = retainer.maker.path(node.d);
  const fill = retainedFill(node, path, retainer);
  const stroke = retainedStroke(node, path, retainer);
  const box = fill || stroke ? drawnBox(node.d, stroke?.stroke ?? null) : null;
  return { ...shared, fill, stroke, children: [], flat: !fill || !stroke, box };
}

/** The maximum number of boxes compared pair by pair: beyond it a layer costs less. */
const MAX_COMPARED = 16;

function anyOverlap(boxes: readonly Box[]): boolean {
  return boxes.length > MAX_COMPARED || boxes.some((box, i) => boxes.slice(i + 1).some((other) => overlap(box, other)));
}

/** Prepares a drawing with every path and clip made once for one kind of canvas. */
export function retain<P>(drawing: Drawing, maker: CanvasMaker<P>): RetainedNode<P> {
  const retainer: Retainer<P> = {
    maker,
    gradients: new Map(drawing.gradients.map((gradient) => [gradient.id, gradient])),
    clips: new Map(drawing.clips.map((clip) => [clip.id, clip])),
  };
  return retainedNode({ kind: 'group', transform: null, opacity: 1, clip: null, children: drawing.nodes }, retainer);
}

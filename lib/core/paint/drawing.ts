import type { Matrix } from '../geometry/matrix';

/**
 * The drawing tree: a part's SVG fragment once it is parsed, sanitised and bounded. Every shape is a path of absolute
 * M, L, C, Q, Z segments in canvas coordinates; ids are already unique in the spec.
 */
export interface Drawing {
  nodes: DrawingNode[];
  gradients: Gradient[];
  clips: ClipPath[];
}

/** A node of the drawing tree. */
export type DrawingNode = DrawingGroup | DrawingShape;

/** Nodes that share a transform, an opacity and a clip. */
export interface DrawingGroup {
  kind: 'group';
  transform: Matrix | null;
  opacity: number;
  clip: string | null;
  children: DrawingNode[];
}

/** A path with its fill and its stroke. */
export interface DrawingShape {
  kind: 'shape';
  transform: Matrix | null;
  opacity: number;
  clip: string | null;
  /** Path data, absolute M L C Q Z only, as compact text; never empty. */
  d: string;
  fill: Paint;
  fillOpacity: number;
  fillRule: 'nonzero' | 'evenodd';
  stroke: Stroke | null;
}

/** How an outline is stroked; lengths in canvas pixels. */
export interface Stroke {
  paint: Paint;
  opacity: number;
  width: number;
  cap: 'butt' | 'round' | 'square';
  join: 'miter' | 'round' | 'bevel';
  miterLimit: number;
  dash: number[];
  dashOffset: number;
}

/** `token` names a palette entry; `gradient` names one of the drawing's gradients. */
export type Paint =
  | { kind: 'none' }
  | { kind: 'color'; color: string }
  | { kind: 'token'; token: string }
  | { kind: 'gradient'; id: string };

/** A colour of a gradient, at an offset of 0..1. */
export interface GradientStop {
  offset: number;
  color: { kind: 'color'; color: string } | { kind: 'token'; token: string };
  opacity: number;
}

/** A linear or radial gradient of the drawing, by its id. */
export interface Gradient {
  id: string;
  type: 'linear' | 'radial';
  units: 'objectBoundingBox' | 'userSpaceOnUse';
  transform: Matrix | null;
  /** linear: x1 y1 x2 y2; radial: cx cy r fx fy. */
  coords: number[];
  stops: GradientStop[];
}

/** The outlines that a node is clipped to, by the id of the clip. */
export interface ClipPath {
  id: string;
  shapes: { d: string; rule: 'nonzero' | 'evenodd'; transform: Matrix | null }[];
  /** The clip that clips this clip, at most two deep. */
  clip: string | null;
}

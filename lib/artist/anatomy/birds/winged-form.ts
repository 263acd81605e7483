import type { Node, Point } from '../../shape/path';

/** A symmetric marking, given as its right half in half widths and half heights of the head or trunk. */
export interface HalfMark {
  nodes: readonly Node[];
  material: string;
}

/** The build of a winged figure, in pixels of the reference figure, with x to the right and y down. */
export interface WingedForm {
  head: { rx: number; ry: number; outline: readonly Node[] };
  trunk: { rx: number; ry: number; outline: readonly Node[] };
  /** The length by which the head overlaps the trunk. */
  sink: number;
  /** The outline of the right wing, with its joint as the origin. */
  wing: readonly Node[];
  wingMaterial: string;
  /**
   * The position of the wing's joint: x as a share of the trunk's half width, y as a share of its height from the top.
   */
  joint: Point;
  feet: 'bird' | 'none';
  floats: number;
  /** The markings of the trunk, and those of the head. */
  chest: readonly HalfMark[];
  face: readonly HalfMark[];
  /** The tail, in pixels from the centre of the trunk. */
  tail?: { nodes: readonly Node[]; material: string; pivot: Point };
  /** The outline of a crest, in half widths and half heights of the head. */
  crest?: readonly Node[];
  /** The material of the head, `body` by default. */
  headMaterial?: string;
}

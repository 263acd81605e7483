import type { Node, Point } from '../../shape/path';

/** A marking as its right half, in half sizes of what it lies on. */
export interface HalfMark {
  nodes: readonly Node[];
  material: string;
}

/** The build of a winged figure. Sizes are in pixels of the reference figure. */
export interface WingedForm {
  head: { rx: number; ry: number; outline: readonly Node[] };
  trunk: { rx: number; ry: number; outline: readonly Node[] };
  /** How deep the head sits in the trunk. */
  sink: number;
  /** The right wing from its joint. */
  wing: readonly Node[];
  wingMaterial: string;
  /** The joint of the wing, as shares of the trunk's half width and of its height from the top. */
  joint: Point;
  feet: 'bird' | 'none';
  floats: number;
  /** Painted on the trunk and on the head. */
  chest: readonly HalfMark[];
  face: readonly HalfMark[];
  /** Nodes in pixels from the middle of the trunk. */
  tail?: { nodes: readonly Node[]; material: string; pivot: Point };
  /** In half sizes of the head. */
  crest?: readonly Node[];
  /** The material of the head, when not the body's. */
  headMaterial?: string;
}

import type { Node, Point } from '../../shape/path';

/** A marking as its right half, in half sizes of what it lies on. */
export interface HalfMark {
  nodes: readonly Node[];
  material: string;
}

/** How a winged body is built. Sizes in pixels of the usual figure. */
export interface WingedForm {
  head: { rx: number; ry: number; outline: readonly Node[] };
  trunk: { rx: number; ry: number; outline: readonly Node[] };
  /** How deep the head sits in the trunk. */
  sink: number;
  /** The right wing from its joint. */
  wing: readonly Node[];
  wingMaterial: string;
  /** The joint of the wing: share of the trunk's half width, and of its height from the top. */
  joint: Point;
  feet: 'bird' | 'none';
  floats: number;
  /** Painted on the trunk and on the head. */
  chest: readonly HalfMark[];
  face: readonly HalfMark[];
  /** From the middle of the trunk, and its material. */
  tail?: { nodes: readonly Node[]; material: string; pivot: Point };
  /** In half sizes of the head. */
  crest?: readonly Node[];
  /** Head in another material than the body's. */
  headMaterial?: string;
}

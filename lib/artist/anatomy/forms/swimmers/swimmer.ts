import type { FigureDraft } from '../../../figure';
import type { Marking } from '../../../shape/ink';
import type { Oval } from '../../../shape/oval';
import type { Node, Point } from '../../../shape/path';

/**
 * A body that swims to the left and faces the viewer.
 * Outlines are in half sizes of the body, fins in pixels from their joint.
 */
export interface Swimmer {
  rx: number;
  ry: number;
  /** How far left of the canvas's middle the body is, in pixels, to make room for the tail. */
  left: number;
  floats: number;
  /** Pixels that a fin or fluke stands above the body. */
  rises: number;
  outline: readonly Node[];
  face: { x: number; y: number; rx: number; ry: number };
  belly?: readonly Node[];
  tail: { at: Point; nodes: readonly Node[] };
  dorsal?: { at: Point; nodes: readonly Node[] };
  fin: { at: Point; nodes: readonly Node[] };
  marks?: (at: (x: number, y: number) => Node, face: Oval) => Marking[];
  over?: (at: (x: number, y: number) => Node, figure: FigureDraft) => string;
}

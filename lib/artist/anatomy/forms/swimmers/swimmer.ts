import type { FigureDraft } from '../../../figure';
import type { Marking } from '../../../shape/ink';
import type { Oval } from '../../../shape/oval';
import type { Node, Point } from '../../../shape/path';

/**
 * The build of a body that swims to the left while its face looks at the viewer.
 * Outlines are in half widths and half heights of the body, fins in pixels from their joint.
 */
export interface Swimmer {
  rx: number;
  ry: number;
  /**
   * The distance of the body's centre to the left of the canvas's middle, in pixels, which leaves room for the tail.
   */
  left: number;
  floats: number;
  /** The height of a fin or fluke above the body, in pixels. */
  rises: number;
  outline: readonly Node[];
  face: { x: number; y: number; rx: number; ry: number };
  belly?: readonly Node[];
  /** The outline of a wide snout on top of the trunk, and the distance of the eyes from its middle. */
  hammer?: { outline: readonly Node[]; eyes: number };
  tail: { at: Point; nodes: readonly Node[] };
  dorsal?: { at: Point; nodes: readonly Node[] };
  fin: { at: Point; nodes: readonly Node[] };
  marks?: (at: (x: number, y: number) => Node, face: Oval) => Marking[];
  over?: (at: (x: number, y: number) => Node, figure: FigureDraft) => string;
}

import type { Matrix } from '../geometry/matrix';

/** One part ready to be painted: its world matrix, its total opacity, and the clean fragment of its shown state. */
export interface FramePart {
  id: string;
  /** The state that is shown, null for the part's own svg. */
  state: string | null;
  matrix: Matrix;
  opacity: number;
  /** Clean SVG fragment with palette tokens, as `cleanSpec` re-emitted it. */
  svg: string;
}

/**
 * A posed mascot in paint order (lowest z first), with its canvas in pixels and its palette: the input of every
 * painter.
 */
export interface Frame {
  width: number;
  height: number;
  palette: ReadonlyMap<string, string>;
  parts: FramePart[];
}

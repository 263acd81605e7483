import type { FigureDraft } from '../../../figure';
import type { Marking } from '../../../shape/ink';
import type { Node } from '../../../shape/path';

/** A dome on short legs, its head out in front on the left. */
export interface Walker {
  rx: number;
  ry: number;
  legs: number;
  thin: boolean;
  shell: (
    at: (x: number, y: number, corner?: number) => Node,
    figure: FigureDraft,
    u: number,
  ) => { inside: Marking[]; over: string };
  tail: boolean;
  /** The materials of the dome and of head and legs. */
  dome: string;
  skin: string;
}

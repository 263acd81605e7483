import type { FigureDraft } from '../../../figure';
import type { Marking } from '../../../shape/ink';
import type { Node } from '../../../shape/path';

/** The build of an animal with a domed shell on short legs, whose head is in front of it on the left. */
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
  /** Whether it has a short tail; `tapered` and `scaled` are the long ones of an armadillo and a pangolin. */
  tail: boolean | 'tapered' | 'scaled';
  /** The materials of the shell, and of head and legs. */
  dome: string;
  skin: string;
}

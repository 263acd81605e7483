import type { Node, Point } from '../../../shape/path';

/** The build of an insect that stands or hovers upright, in pixels of the reference figure. */
export interface BugKind {
  head: readonly [rx: number, ry: number];
  trunk: readonly [rx: number, ry: number];
  floats: number;
  /** The right half of the abdomen's outline, in half widths and half heights of the trunk. */
  outline: readonly Node[];
  bands: readonly number[];
  wings?: readonly {
    id: string;
    nodes: readonly Node[];
    inner?: readonly Node[];
    spots?: readonly (readonly [x: number, y: number, r: number])[];
    at: Point;
    clear: boolean;
  }[];
  arms: 1 | 2;
  glow?: boolean;
}

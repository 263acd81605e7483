import type { Board, BoardBox } from './hit';

/** All that the board shows at a moment. */
export interface BoardScene extends Board {
  height: number;
  /** The playhead, in seconds. */
  time: number;
  keys: ReadonlySet<string>;
  parts: ReadonlySet<string>;
  /** The row and the key that the keyboard is at; null while the board has no focus. */
  focus: { row: string; key: string | null } | null;
  /** The tracks that jump where the loop begins again. */
  seams: ReadonlySet<string>;
  box: BoardBox | null;
}

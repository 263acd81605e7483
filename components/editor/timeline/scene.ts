import type { Board, BoardBox } from './hit';

/** The data of one frame of the board. */
export interface BoardScene extends Board {
  height: number;
  /** The playhead, in seconds. */
  time: number;
  keys: ReadonlySet<string>;
  parts: ReadonlySet<string>;
  /** The row and key with the keyboard focus; null while the board does not have the DOM focus. */
  focus: { row: string; key: string | null } | null;
  /** The names of the tracks that jump where the loop restarts. */
  seams: ReadonlySet<string>;
  box: BoardBox | null;
}

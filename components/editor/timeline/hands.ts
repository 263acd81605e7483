import type { Editor } from '../state/editor';
import type { BoardStore } from './board';

/** The objects that the board's input handlers use. */
export interface BoardHands {
  editor: Editor;
  board: BoardStore;
  /** Scrolls the rows by pixels. */
  scrollBy: (pixels: number) => void;
  /** Moves the focus to the input of the selected key's value. */
  edit: () => void;
}

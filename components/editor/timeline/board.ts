import { createStore, type StoreApi } from 'zustand/vanilla';
import { keptClip } from '../state/clips';
import type { Editor } from '../state/editor';
import { RULER_PX, ROW_PX, type Board, type BoardBox } from './hit';
import { timelineRows, type TimelineRow } from './rows';
import { refitted, type RulerView } from './view';

/** How the timeline is looked at: of this visit alone. */
export interface BoardState {
  view: RulerView;
  height: number;
  /** How far the rows are scrolled, in pixels. */
  scroll: number;
  /** Parts whose rows are closed. */
  closed: ReadonlySet<string>;
  /** Where the keyboard is: a row, and one of its keys or its head. */
  focus: { row: string; key: string | null } | null;
  /** Whether the board has the focus. */
  isFocused: boolean;
  box: BoardBox | null;
  /** The moments of findings, in seconds, with their parts. */
  findings: readonly { seconds: number; parts: readonly string[] }[];
}

export type BoardStore = StoreApi<BoardState>;

/** A board that shows a whole motion. */
export const createBoard = (): BoardStore =>
  createStore<BoardState>(() => ({
    view: { start: 0, zoom: 1, width: 0, duration: 1 },
    height: 0,
    scroll: 0,
    closed: new Set(),
    focus: null,
    isFocused: false,
    box: null,
    findings: [],
  }));

/** The rows of the motion on the stage as it is shown, with a change that goes on. */
export function rowsOf({ store }: Editor, board: BoardStore): readonly TimelineRow[] {
  const state = store.getState();
  if (!state.motion || !keptClip(state)) return [];
  const { closed } = board.getState();
  const from = [state.motion.clip, state.spec.parts, state.selection.parts, closed] as const;
  const last = lastRows.get(board);
  if (last?.from.every((each, at) => each === from[at])) return last.rows;
  const parts = state.spec.parts.map(({ id }) => id);
  const rows = timelineRows(state.motion.clip, { parts, selected: state.selection.parts, closed });
  lastRows.set(board, { from, rows });
  return rows;
}

/** The rows of each board as they were last asked for: a frame of playback changes none. */
const lastRows = new WeakMap<BoardStore, { from: readonly unknown[]; rows: readonly TimelineRow[] }>();

/** What a pointer needs of the board now. */
export function boardOf(editor: Editor, board: BoardStore): Board {
  const { view, scroll, findings } = board.getState();
  return {
    rows: rowsOf(editor, board),
    view,
    scroll,
    duration: editor.store.getState().motion?.clip.duration ?? view.duration,
    findings: findings.map(({ seconds }) => seconds),
  };
}

/** Shows another motion, or the same at another length. */
export const fitBoard = (board: BoardStore, change: Parameters<typeof refitted>[1]): void =>
  board.setState(({ view }) => ({ view: refitted(view, change) }));

/** Opens the rows of a part, or closes them. */
export const toggleRows = (board: BoardStore, part: string): void =>
  board.setState(({ closed }) => {
    const next = new Set(closed);
    if (!next.delete(part)) next.add(part);
    return { closed: next };
  });

/** How far the rows must be scrolled so that one is in view. */
export function scrollTo({ scroll, height }: Pick<BoardState, 'scroll' | 'height'>, index: number): number {
  const [top, room] = [index * ROW_PX, height - RULER_PX];
  if (top < scroll) return top;
  return top + ROW_PX > scroll + room ? top + ROW_PX - room : scroll;
}

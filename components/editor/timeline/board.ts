import { createStore, type StoreApi } from 'zustand/vanilla';
import { keptClip } from '../state/clips';
import type { Editor } from '../state/editor';
import { RULER_PX, ROW_PX, type Board, type BoardBox } from './hit';
import { timelineRows, type TimelineRow } from './rows';
import { refitted, type RulerView } from './view';

/** The view state of the timeline, which is not saved. */
export interface BoardState {
  view: RulerView;
  height: number;
  /** The vertical scroll position of the rows, in pixels. */
  scroll: number;
  /** The parts whose rows are collapsed. */
  closed: ReadonlySet<string>;
  /** The position of the keyboard focus: a row, and one of its keys, or null for the row header. */
  focus: { row: string; key: string | null } | null;
  /** Whether the board has the DOM focus. */
  isFocused: boolean;
  box: BoardBox | null;
  /** The moments of the motion check's findings, in seconds, with their parts. */
  findings: readonly { seconds: number; parts: readonly string[] }[];
}

/** The store of a timeline's view state. */
export type BoardStore = StoreApi<BoardState>;

/** Creates the state of a board that shows the whole motion. */
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

/** The rows of the motion on the stage, including an unfinished change such as a drag. */
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

/** The last computed rows of each board, because a frame of playback does not change them. */
const lastRows = new WeakMap<BoardStore, { from: readonly unknown[]; rows: readonly TimelineRow[] }>();

/** The data that hit testing needs. */
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

/** Adapts the view to another motion or duration. */
export const fitBoard = (board: BoardStore, change: Parameters<typeof refitted>[1]): void =>
  board.setState(({ view }) => ({ view: refitted(view, change) }));

/** Expands or collapses the rows of a part. */
export const toggleRows = (board: BoardStore, part: string): void =>
  board.setState(({ closed }) => {
    const next = new Set(closed);
    if (!next.delete(part)) next.add(part);
    return { closed: next };
  });

/** The scroll position at which a row is in view. */
export function scrollTo({ scroll, height }: Pick<BoardState, 'scroll' | 'height'>, index: number): number {
  const [top, room] = [index * ROW_PX, height - RULER_PX];
  if (top < scroll) return top;
  return top + ROW_PX > scroll + room ? top + ROW_PX - room : scroll;
}

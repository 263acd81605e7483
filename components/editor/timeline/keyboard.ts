import { selectKeys } from '../state/clips';
import type { Editor } from '../state/editor';
import { selectParts } from '../state/select';
import { addKeys, nudgeKeys, selectedIn, tracksOfSelected } from './acts';
import { editModifier } from './edit-value';
import { rowsOf, scrollTo, toggleRows, type BoardStore } from './board';
import type { BoardHands } from './hands';
import { keyIn, keyNames, type TrackAddress } from './keys';
import type { TimelineRow } from './rows';
import { revealed } from './view';

/** The properties of a keyboard event that the board reads. */
export type BoardKey = Pick<KeyboardEvent, 'key' | 'altKey' | 'shiftKey' | 'metaKey' | 'ctrlKey'>;

/** The number of frames by which keys move with Alt, and with Alt and Shift. */
const NUDGE_FRAMES = { small: 1, large: 10 } as const;

const keysOf = (row: TimelineRow): string[] => (row.kind === 'track' ? keyNames(row.track) : []);

/** The row with the keyboard focus; the first row if there is none. */
function current(editor: Editor, board: BoardStore) {
  const rows = rowsOf(editor, board);
  const { focus } = board.getState();
  const at = Math.max(
    rows.findIndex(({ id }) => id === focus?.row),
    0,
  );
  const row = rows[at] ?? null;
  const key = row && focus?.key != null && keysOf(row).includes(focus.key) ? focus.key : null;
  return { rows, at, row, key };
}

/** Moves the focus to a key or to a row header; a key is selected, with Shift in addition to others. */
function go({ editor, board, scrollBy }: BoardHands, row: TimelineRow, key: string | null, adds = false): void {
  const rows = rowsOf(editor, board);
  const { scroll, height } = board.getState();
  board.setState({ focus: { row: row.id, key } });
  scrollBy(
    scrollTo(
      { scroll, height },
      rows.findIndex(({ id }) => id === row.id),
    ) - scroll,
  );
  const selected = editor.store.getState().selection.keys;
  if (key !== null) selectKeys(editor, adds ? [...selected, key] : [key]);
  else if (!adds) selectKeys(editor, []);
  const clip = editor.store.getState().motion?.clip;
  const t = clip && key !== null ? keyIn(clip, key)?.t : undefined;
  if (clip && t !== undefined) board.setState(({ view }) => ({ view: revealed(view, t * clip.duration) }));
}

/** Moves the focus within a row: to the next or previous key, and to the header before the first key. */
function along(hands: BoardHands, step: 1 | -1, adds: boolean): void {
  const { row, key } = current(hands.editor, hands.board);
  if (!row) return;
  const keys = keysOf(row);
  if (row.kind === 'part' && row.open !== step > 0) return toggleRows(hands.board, row.part);
  const next = (key === null ? -1 : keys.indexOf(key)) + step;
  if (next < keys.length) go(hands, row, keys[next] ?? null, adds);
}

/** Moves the focus to another row, to the key that is nearest in time. */
function across(hands: BoardHands, step: 1 | -1): void {
  const { rows, at, key } = current(hands.editor, hands.board);
  const row = rows[hands.board.getState().focus ? at + step : at];
  if (row) go(hands, row, key === null ? null : nearestKey(hands.editor, row, key));
}

function nearestKey({ store }: Editor, row: TimelineRow, key: string): string | null {
  const clip = store.getState().motion?.clip;
  const t = clip && keyIn(clip, key)?.t;
  if (!clip || t === undefined) return null;
  const distance = (name: string) => Math.abs((keyIn(clip, name)?.t ?? Infinity) - t);
  return keysOf(row).toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}

function end(hands: BoardHands, last: boolean): void {
  const { row } = current(hands.editor, hands.board);
  if (row) go(hands, row, (last ? keysOf(row).at(-1) : keysOf(row)[0]) ?? null);
}

function nudge({ editor, board }: BoardHands, step: 1 | -1, large: boolean): void {
  nudgeKeys(editor, step * (large ? NUDGE_FRAMES.large : NUDGE_FRAMES.small));
  const { keys } = editor.store.getState().selection;
  const [only] = keys;
  const { focus } = board.getState();
  if (focus && keys.length === 1 && only !== undefined) board.setState({ focus: { ...focus, key: only } });
}

/** Handles Enter: focuses the value of a key or of a modifier, or selects the part of a row. */
function enter(hands: BoardHands): void {
  const { row, key } = current(hands.editor, hands.board);
  if (key !== null) hands.edit();
  else if (row?.kind === 'modifier') editModifier(hands.editor, row.modifier);
  else if (row) selectParts(hands.editor, [row.part]);
}

function selectAll({ editor }: BoardHands): void {
  const selected = selectedIn(editor);
  if (selected) selectKeys(editor, selected.clip.tracks.flatMap(keyNames));
}

/** Adds a key at the playhead to the focused row, or to the tracks of the selected parts. */
export function addHere({ editor, board }: Pick<BoardHands, 'editor' | 'board'>): void {
  const { row } = current(editor, board);
  const isThere = board.getState().isFocused && row !== null && row.kind !== 'modifier';
  const tracks: TrackAddress[] =
    isThere && row.kind === 'track' ? [{ part: row.part, prop: row.track.prop }] : tracksOfSelected(editor);
  addKeys(editor, tracks);
}

/** Handles a key press on the board; returns false if the board has no action for it. */
export function pressKey(hands: BoardHands, { key, altKey, shiftKey, metaKey, ctrlKey }: BoardKey): boolean {
  const step = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
  const isAlong = key === 'ArrowLeft' || key === 'ArrowRight';
  if (metaKey || ctrlKey) {
    if (key !== 'a') return false;
    selectAll(hands);
  } else if (isAlong && altKey) nudge(hands, step, shiftKey);
  else if (isAlong) along(hands, step, shiftKey);
  else if (key === 'ArrowUp' || key === 'ArrowDown') across(hands, step);
  else if (key === 'Home' || key === 'End') end(hands, key === 'End');
  else if (key === 'Enter') enter(hands);
  else return false;
  return true;
}

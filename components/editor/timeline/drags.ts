import { holdClip, keepClip, keptClip, selectKeys } from '../state/clips';
import type { Editor } from '../state/editor';
import { allowedDuration } from './acts';
import { boardOf, fitBoard, type BoardStore } from './board';
import { moveKeys } from './edit-keys';
import { keysInBox, RULER_PX } from './hit';
import { keyName } from './keys';
import { snapped } from './snap';
import { secondsAt, secondsIn } from './view';

/** A drag on the board in progress: it follows the pointer until it ends or is cancelled. */
export interface BoardDrag {
  /** Moves the drag to a point of the board; `free` disables snapping. */
  to: (point: readonly [number, number], options: { free: boolean }) => void;
  end: () => void;
  cancel: () => void;
}

/** The distance, in pixels, within which a drag snaps to a target. */
const SNAP_PX = 7;

/** Sets the keyboard focus to the first of the moved keys. */
function focusOn(board: BoardStore, keys: readonly string[]): void {
  const [only] = keys;
  const { focus } = board.getState();
  if (focus?.key != null && keys.length === 1 && only !== undefined) board.setState({ focus: { ...focus, key: only } });
}

interface TakenKey {
  /** The moment of the key under the pointer, 0 to 1. */
  t: number;
  x: number;
  copies: boolean;
}

/** Starts a drag that moves the selected keys in time, or copies of them. */
export function keysDrag(editor: Editor, board: BoardStore, { t, x, copies }: TakenKey): BoardDrag | null {
  const clip = keptClip(editor.store.getState());
  const { keys } = editor.store.getState().selection;
  if (!clip || keys.length === 0) return null;
  const chosen = new Set(keys);
  const others = clip.tracks.flatMap((track) =>
    track.keys.flatMap((key, index) => (copies || !chosen.has(keyName(track, index)) ? [key.t * clip.duration] : [])),
  );
  const targets = [...new Set(others), 0, clip.duration, editor.playhead.getState().time];
  const taken = t * clip.duration;
  let moved = { clip, keys: [...keys] };
  return {
    to([at], { free }) {
      const { view } = board.getState();
      const wanted = taken + secondsIn(view, at - x);
      const next = free ? wanted : snapped(wanted, targets, secondsIn(view, SNAP_PX));
      moved = moveKeys(clip, keys, next - taken, copies);
      holdClip(editor, moved.clip);
      selectKeys(editor, moved.keys);
      focusOn(board, moved.keys);
    },
    end() {
      selectKeys(editor, keys);
      const label = `${copies ? 'Duplicate' : 'Move'} ${keys.length === 1 ? 'key' : `${keys.length} keys`}`;
      keepClip(editor, { label, keys: moved.keys }, moved.clip);
    },
    cancel() {
      holdClip(editor, clip);
      selectKeys(editor, keys);
      focusOn(board, keys);
    },
  };
}

/** Starts a drag of the motion's end, which changes its duration; keys keep their relative positions. */
export function stretchDrag(editor: Editor, board: BoardStore): BoardDrag | null {
  const clip = keptClip(editor.store.getState());
  if (!clip) return null;
  let duration = clip.duration;
  return {
    to([at]) {
      duration = allowedDuration(secondsAt(board.getState().view, at));
      holdClip(editor, { ...clip, duration });
    },
    end() {
      keepClip(editor, { label: 'Change the length' }, { ...clip, duration });
      fitBoard(board, { duration });
    },
    cancel: () => holdClip(editor, clip),
  };
}

/** Starts a drag that selects the keys in a box; `adds` extends the existing selection. */
export function boxDrag(
  editor: Editor,
  board: BoardStore,
  [x, y]: readonly [number, number],
  adds: boolean,
): BoardDrag {
  const before = editor.store.getState().selection.keys;
  const from = [x, y - RULER_PX + board.getState().scroll] as const;
  return {
    to([toX, toY]) {
      const box = { from, to: [toX, toY - RULER_PX + board.getState().scroll] as const };
      board.setState({ box });
      selectKeys(editor, [...(adds ? before : []), ...keysInBox(boardOf(editor, board), box)]);
    },
    end: () => board.setState({ box: null }),
    cancel() {
      board.setState({ box: null });
      selectKeys(editor, before);
    },
  };
}

import type { StoreApi } from 'zustand/vanilla';
import { messageOf } from '../hooks/message-of';
import type { Conflict } from './conflict';
import { back, forth, record, seal, without, type UndoableChange, type History } from './history';

/** Whether the server has what is shown. */
export type SaveStatus = 'saved' | 'waiting' | 'saving' | 'failed';

/** Someone at work on something that the server keeps: what can be taken back, and the way there. */
export interface EditSession {
  store: StoreApi<{ history: History; saving: SaveStatus; conflict?: Conflict<unknown> | null }>;
  /** Says a sentence to the user. */
  tell: (message: string, kind: 'done' | 'undoable' | 'failed') => void;
  /** Work that must reach the server in order: the latest of it. */
  line: Promise<void>;
  /** The timer of the next save. */
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Writes a change that has just been made into the history. */
export function remember(session: EditSession, change: UndoableChange): void {
  session.store.setState(({ history }) => ({ history: record(history, change) }));
}

/** Does something on the server that can be undone: it is in the history at once, and out of it again if it fails. */
export function attempt(session: EditSession, change: UndoableChange): Promise<void> {
  remember(session, change);
  return travel(session, change, change.redo);
}

/** Takes the last change back. */
export const undo = (session: EditSession): void => go(session, back);

/** Does the change again that was taken back last. */
export const redo = (session: EditSession): void => go(session, forth);

function go(session: EditSession, direction: typeof back): void {
  const next = direction(session.store.getState().history);
  if (!next) return;
  // What is changed after this is a change of its own.
  session.store.setState({ history: seal(next.history) });
  const { change } = next;
  const way = direction === back ? change.undo : change.redo;
  void (change.remote ? travel(session, change, way) : way());
}

/** Takes a change back or does it again, on the server in its turn; a change that fails there leaves the history. */
function travel(session: EditSession, change: UndoableChange, way: UndoableChange['undo']): Promise<void> {
  return inLine(session, async () => {
    try {
      await way();
    } catch (error) {
      session.store.setState(({ history }) => ({ history: without(history, change) }));
      throw error;
    }
  });
}

/** Runs server work after all that was asked for before; a failure is told and does not stop what follows. */
export function inLine(session: EditSession, work: () => Promise<void>): Promise<void> {
  session.line = session.line.then(work).catch((error: unknown) => {
    session.tell(messageOf(error, 'The change did not reach the server.'), 'failed');
  });
  return session.line;
}

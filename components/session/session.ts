import type { StoreApi } from 'zustand/vanilla';
import { messageOf } from '../hooks/message-of';
import type { Conflict } from './conflict';
import { back, forth, record, seal, without, type UndoableChange, type History } from './history';

/** The state of saving. */
export type SaveStatus = 'saved' | 'waiting' | 'saving' | 'failed';

/** An editing session: its state, its history, and its queue of requests. */
export interface EditSession {
  store: StoreApi<{
    history: History;
    saving: SaveStatus;
    /** Whether the service is unreachable, so that requests are retried. */
    offline: boolean;
    conflict?: Conflict<unknown> | null;
  }>;
  /** Shows a message to the user. */
  tell: (message: string, kind: 'done' | 'undoable' | 'failed') => void;
  /** The promise of the last request in the queue. */
  line: Promise<void>;
  /** The timer of the next save. */
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Adds a change to the history. */
export function remember(session: EditSession, change: UndoableChange): void {
  session.store.setState(({ history }) => ({ history: record(history, change) }));
}

/** Runs an undoable change on the server. It is in the history at once, and is removed from it if it fails. */
export function attempt(session: EditSession, change: UndoableChange): Promise<void> {
  remember(session, change);
  return runQueued(session, change, change.redo);
}

/** Undoes the last change. */
export const undo = (session: EditSession): void => step(session, back);

/** Redoes the change that was undone last. */
export const redo = (session: EditSession): void => step(session, forth);

function step(session: EditSession, direction: typeof back): void {
  const next = direction(session.store.getState().history);
  if (!next) return;
  // Ends the current group of merged changes.
  session.store.setState({ history: seal(next.history) });
  const { change } = next;
  const action = direction === back ? change.undo : change.redo;
  void (change.remote ? runQueued(session, change, action) : action());
}

/** Undoes or redoes a change after all earlier requests. Removes it from the history if it fails. */
function runQueued(session: EditSession, change: UndoableChange, action: UndoableChange['undo']): Promise<void> {
  return inLine(session, async () => {
    try {
      await action();
    } catch (error) {
      session.store.setState(({ history }) => ({ history: without(history, change) }));
      throw error;
    }
  });
}

/** Runs a request after all earlier ones. A failure is shown, and does not stop later requests. */
export function inLine(session: EditSession, work: () => Promise<void>): Promise<void> {
  session.line = session.line.then(work).catch((error: unknown) => {
    session.tell(messageOf(error, 'The change did not reach the server.'), 'failed');
  });
  return session.line;
}

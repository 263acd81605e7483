import { isBehind } from './conflict';
import { reached } from './connection';
import { inLine, type EditSession } from './session';

/** The debounce of saving, in milliseconds: long enough that a drag is one save. */
const SAVE_AFTER_MS = 900;
/** The most consecutive conflicts that one save resolves. */
const MAX_REBASES = 5;

/** The steps of saving a session's work. */
interface Saving<T> {
  /** Whether the shown state differs from the saved one. */
  isDirty: (session: T) => boolean;
  /** Whether the state can be saved now; else saving waits. */
  isReady?: (session: T) => boolean;
  /** Saves the state, based on the one that was read last; fails if that is stale. */
  write: (session: T) => Promise<void>;
  /** Reads what was saved elsewhere and merges it; sets a conflict where both changed the same. */
  rebase: (session: T) => Promise<void>;
  /** Reads further data that a save changes. */
  after?: (session: T) => Promise<void>;
  /** Stores what is unsaved in this browser, or that nothing is. */
  keep: (session: T) => unknown;
}

/**
 * Saves a session's work automatically, and shows the state of saving. Without a connection the work is kept in this
 * browser, and sent when the service is reached again.
 */
export function autosave<T extends EditSession>({ isDirty, isReady, write, rebase, after, keep }: Saving<T>) {
  const settle = (session: T) => session.store.setState({ saving: isDirty(session) ? 'waiting' : 'saved' });
  const waits = (session: T) =>
    !isDirty(session) || Boolean(session.store.getState().conflict) || isReady?.(session) === false;
  /** Saves; if the base is stale, merges and saves again. */
  const bring = async (session: T): Promise<void> => {
    for (let rebases = 0; !waits(session); rebases += 1) {
      try {
        await write(session);
        return;
      } catch (error) {
        if (!isBehind(error) || rebases === MAX_REBASES) throw error;
        await rebase(session);
      }
    }
  };
  /** Saves the differences now, after all earlier requests. */
  const save = (session: T): Promise<void> => {
    clearTimeout(session.timer);
    keep(session);
    return inLine(session, async () => {
      settle(session);
      if (waits(session)) return;
      session.store.setState({ saving: 'saving' });
      try {
        await reached(session, () => bring(session));
      } catch (error) {
        session.store.setState({ saving: 'failed' });
        throw error;
      }
      settle(session);
      keep(session);
      await after?.(session);
    });
  };
  /** Saves after the debounce. */
  const saveSoon = (session: T): void => {
    clearTimeout(session.timer);
    settle(session);
    session.timer = setTimeout(() => void save(session), SAVE_AFTER_MS);
  };
  return { save, saveSoon };
}

import { isBehind } from './conflict';
import { isPassing, pauseBefore, reached } from './connection';
import { inLine, type EditSession } from './session';

/** The debounce of saving, in milliseconds: long enough that a drag is one save. */
const SAVE_AFTER_MS = 900;
/** The most times that one save merges after a conflict and tries again. */
const MAX_REBASES = 5;
/** The most retries of a save that the service fails to process: about two minutes. */
const MAX_RETRIES = 8;

/** The operations that `autosave` needs from an editor. */
interface Saving<T> {
  /** Whether the shown state differs from the saved one. */
  isDirty: (session: T) => boolean;
  /** Whether the state can be saved now. If not, saving is skipped until the next call. */
  isReady?: (session: T) => boolean;
  /** Saves the state. Throws a `conflict` if the state that was read last is stale. */
  write: (session: T) => Promise<void>;
  /** Reads the state of the service and merges it. Sets `conflict` if both sides changed the same value. */
  rebase: (session: T) => Promise<void>;
  /** Reads data that the service derives from a save. */
  after?: (session: T) => Promise<void>;
  /** Stores unsaved work in this browser, or clears it if everything is saved. */
  keep: (session: T) => unknown;
}

/**
 * Saves a session's work automatically, and shows the state of saving. While offline, the work is kept in this browser;
 * it is sent when the service is reachable again. A save that the service fails to process is tried again.
 */
export function autosave<T extends EditSession>({ isDirty, isReady, write, rebase, after, keep }: Saving<T>) {
  const showStatus = (session: T) => session.store.setState({ saving: isDirty(session) ? 'waiting' : 'saved' });
  const shouldSkip = (session: T) =>
    !isDirty(session) || Boolean(session.store.getState().conflict) || isReady?.(session) === false;
  /** Saves. If the base is stale, merges and saves again. */
  const writeMerged = async (session: T): Promise<void> => {
    for (let rebases = 0; !shouldSkip(session); rebases += 1) {
      try {
        await write(session);
        return;
      } catch (error) {
        if (!isBehind(error) || rebases === MAX_REBASES) throw error;
        await rebase(session);
      }
    }
  };
  const retries = new WeakMap<T, number>();
  /** Saves again after a pause, if that may succeed. Gives whether the user already knows about the failure. */
  const retryLater = (session: T, error: unknown): boolean => {
    const tries = retries.get(session) ?? 0;
    if (!isPassing(error) || tries === MAX_RETRIES) return false;
    retries.set(session, tries + 1);
    clearTimeout(session.timer);
    session.timer = setTimeout(() => void save(session), pauseBefore(tries));
    return tries > 0;
  };
  /** Saves the differences now, after all earlier requests. */
  const save = (session: T): Promise<void> => {
    clearTimeout(session.timer);
    keep(session);
    return inLine(session, async () => {
      showStatus(session);
      if (shouldSkip(session)) return;
      session.store.setState({ saving: 'saving' });
      try {
        await reached(session, () => writeMerged(session));
      } catch (error) {
        session.store.setState({ saving: 'failed' });
        if (retryLater(session, error)) return;
        throw error;
      }
      retries.delete(session);
      showStatus(session);
      keep(session);
      await after?.(session);
    });
  };
  /** Saves after the debounce. */
  const saveSoon = (session: T): void => {
    clearTimeout(session.timer);
    showStatus(session);
    session.timer = setTimeout(() => void save(session), SAVE_AFTER_MS);
  };
  return { save, saveSoon };
}

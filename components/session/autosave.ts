import { isBehind } from './conflict';
import { inLine, type EditSession } from './session';

/** How long after the last change the work is saved: long enough that a drag is one save. */
const SAVE_AFTER_MS = 900;
/** Saves made elsewhere that one save catches up with: more in a row are no people. */
const MAX_REBASES = 5;

/** How the work of a session is saved. */
interface Saving<T> {
  /** Whether what is shown differs from what the server has. */
  isDirty: (session: T) => boolean;
  /** Whether it can be saved as it is; else it waits. */
  isReady?: (session: T) => boolean;
  /** Brings it to the server, based on the state that was read last; fails where that is behind. */
  write: (session: T) => Promise<void>;
  /** Reads what was saved elsewhere and merges it; where both changed the same, it sets a conflict. */
  rebase: (session: T) => Promise<void>;
  /** What is read anew once it is there. */
  after?: (session: T) => Promise<void>;
}

/** Saves by itself what is worked on, and says in the session's state how that stands. */
export function autosave<T extends EditSession>({ isDirty, isReady, write, rebase, after }: Saving<T>) {
  const settle = (session: T) => session.store.setState({ saving: isDirty(session) ? 'waiting' : 'saved' });
  const waits = (session: T) =>
    !isDirty(session) || Boolean(session.store.getState().conflict) || isReady?.(session) === false;
  /** Writes, and where that is behind, merges and writes again. */
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
  /** Saves what differs now, after all that was asked for before. */
  const save = (session: T): Promise<void> => {
    clearTimeout(session.timer);
    return inLine(session, async () => {
      settle(session);
      if (waits(session)) return;
      session.store.setState({ saving: 'saving' });
      try {
        await bring(session);
      } catch (error) {
        session.store.setState({ saving: 'failed' });
        throw error;
      }
      settle(session);
      await after?.(session);
    });
  };
  /** Saves soon, once the changes pause. */
  const saveSoon = (session: T): void => {
    clearTimeout(session.timer);
    settle(session);
    session.timer = setTimeout(() => void save(session), SAVE_AFTER_MS);
  };
  return { save, saveSoon };
}

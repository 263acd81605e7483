'use client';

import { useEffect } from 'react';
import { toast } from '../layers/toast';
import { openWork } from './open-work';
import { holdPage } from './page-hold';
import { undo, type EditSession } from './session';

const latest = (session: EditSession) => session.store.getState().history.past.at(-1);

/** Shows a message with an undo button, until another change is made. */
function offerUndo(session: EditSession, message: string): void {
  const change = latest(session);
  const unsubscribe = session.store.subscribe(() => {
    if (latest(session) !== change) toast.dismiss(id);
  });
  const id = toast(message, {
    action: { label: 'Undo', onClick: () => undo(session) },
    onDismiss: unsubscribe,
    onAutoClose: unsubscribe,
  });
}

/** Shows a message to the user; for `undoable` with an undo button. */
export function tell(session: EditSession, message: string, kind: Parameters<EditSession['tell']>[1]): void {
  if (kind === 'failed') toast.error(message);
  else if (kind === 'undoable') offerUndo(session, message);
  else toast(message);
}

/**
 * Saves when the page is left. That request may be cut off, so unsaved work is also kept in this browser; if that is
 * not possible, the browser warns. The lock on `page` keeps other tabs from resuming the kept work until all is saved.
 */
export function useSaveOnLeave<T extends EditSession>(
  session: T,
  isDirty: (session: T) => boolean,
  save: (session: T) => Promise<void>,
  isKept: (session: T) => boolean,
  page: string,
): void {
  useEffect(() => {
    const release = holdPage(page);
    const unregister = openWork(async () => {
      await save(session);
      return !isDirty(session);
    });
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!isDirty(session)) return;
      void save(session);
      if (!isKept(session)) event.preventDefault();
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => {
      window.removeEventListener('beforeunload', onBeforeUnload);
      unregister();
      if (isDirty(session)) void save(session).finally(release);
      else release();
    };
  }, [session, isDirty, save, isKept, page]);
}

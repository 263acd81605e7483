import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Document } from '../graph/document';
import type { Designer } from '../state/designer';
import { edit } from '../state/edit';

/** A drag of cards. It is shown while it lasts, and committed as one change of the document. */
export interface CardDrag {
  /** The positions of the dragged cards; null between drags. */
  store: StoreApi<{ places: Document['places'] | null }>;
  /** Moves cards; the first call starts a drag. */
  move: (places: Document['places']) => void;
  /** Commits the current positions. */
  end: () => void;
  /**
   * Cancels the drag: the cards return, and moves are ignored until the pointer is released. Gives whether there was a
   * drag.
   */
  cancel: () => boolean;
}

/** Creates the drag handling for a designer's cards. */
export function createCardDrag(designer: Designer): CardDrag {
  const store = createStore<{ places: Document['places'] | null }>(() => ({ places: null }));
  let isCancelled = false;
  // The running canvas pauses during a drag, so that no frames are dropped.
  store.subscribe(({ places }, { places: before }) => {
    const waiting = places !== null;
    if (waiting !== (before !== null)) designer.store.setState(({ trial }) => ({ trial: { ...trial, waiting } }));
  });
  return {
    store,
    move(moved) {
      if (!isCancelled) store.setState(({ places }) => ({ places: { ...places, ...moved } }));
    },
    end() {
      isCancelled = false;
      const { places } = store.getState();
      if (!places) return;
      const { document } = designer.store.getState();
      edit(designer, { ...document, places: { ...document.places, ...places } }, { label: 'Move' });
      store.setState({ places: null });
    },
    cancel() {
      const { places } = store.getState();
      if (!places) return false;
      const before = Object.entries(designer.store.getState().document.places).filter(([id]) => places[id]);
      store.setState({ places: Object.fromEntries(before) });
      store.setState({ places: null });
      isCancelled = true;
      return true;
    },
  };
}

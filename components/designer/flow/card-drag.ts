import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Document } from '../graph/document';
import type { Designer } from '../state/designer';
import { edit } from '../state/edit';

/** A drag of cards: shown while it goes on, and one change of the document at its end. */
export interface CardDrag {
  /** The places of the dragged cards; null between drags. */
  store: StoreApi<{ places: Document['places'] | null }>;
  /** Moves cards, which begins a drag. */
  move: (places: Document['places']) => void;
  /** Leaves the cards where they are now. */
  end: () => void;
  /** Gives the drag up: the cards go back, and further moves are ignored until its end. Whether there was one. */
  cancel: () => boolean;
}

/** The drags of a designer's cards. */
export function createCardDrag(designer: Designer): CardDrag {
  const store = createStore<{ places: Document['places'] | null }>(() => ({ places: null }));
  let isCancelled = false;
  // What moves by itself waits: each frame of a drag is for the cards.
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

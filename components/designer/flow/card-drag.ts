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
  const take = (): Document['places'] | null => {
    const { places } = store.getState();
    if (places) store.setState({ places: null });
    return places;
  };
  return {
    store,
    move(moved) {
      if (!isCancelled) store.setState(({ places }) => ({ places: { ...places, ...moved } }));
    },
    end() {
      isCancelled = false;
      const { document } = designer.store.getState();
      const places = store.getState().places;
      if (places) edit(designer, { ...document, places: { ...document.places, ...places } }, { label: 'Move' });
      take();
    },
    cancel() {
      isCancelled = take() !== null;
      return isCancelled;
    },
  };
}

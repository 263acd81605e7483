import { createStore, type StoreApi } from 'zustand/vanilla';
import { planeColor, planePointOf, type PlanePoint } from '@/lib/core/color/plane';

/** A picked colour with its point, since greys, black and white do not tell their hue and saturation. */
export interface PickedColor {
  readonly color: string;
  readonly point: PlanePoint;
}

/** Where the colours of a picker go. */
export interface PickerEvents {
  /** Shows a colour during a gesture, null for none; without it each colour is a change. */
  onPreview?: ((color: string | null) => void) | undefined;
  /** Changes the colour. */
  onChange: (color: string) => void;
  /** Called when a change is complete. */
  onEnd: () => void;
}

/** The gestures of a colour picker: a drag or held keys preview colours, and their end is one change. */
export interface Picking {
  store: StoreApi<PickedColor>;
  /** Sends the colours here from now on. */
  sendTo: (events: PickerEvents) => void;
  /** Takes a colour that was changed elsewhere; ignored during a gesture. */
  follow: (color: string) => void;
  /** Moves the point, which begins a gesture. */
  move: (change: Partial<PlanePoint>) => void;
  /** Makes the gesture a change that further ones may join. */
  commit: () => void;
  /** Makes the gesture a complete change. */
  end: () => void;
  /** Gives the gesture up; further moves are ignored until its end. Whether there was one. */
  cancel: () => boolean;
}

/** The gestures of a picker that shows a colour first. */
export function createPicking(first: string, to: PickerEvents): Picking {
  const store = createStore<PickedColor>(() => ({ color: first, point: planePointOf(first) }));
  let events = to;
  let before: PickedColor | null = null;
  let isCancelled = false;
  const commit = () => {
    const from = before;
    before = null;
    isCancelled = false;
    const { onPreview, onChange } = events;
    if (!from || !onPreview) return;
    const { color } = store.getState();
    if (color === from.color) onPreview(null);
    else onChange(color);
  };
  return {
    store,
    commit,
    sendTo(next) {
      events = next;
    },
    follow(color) {
      if (before || color === store.getState().color) return;
      store.setState(({ point }) => ({ color, point: planePointOf(color, point.h) }));
    },
    move(change) {
      if (isCancelled) return;
      const now = store.getState();
      before ??= now;
      const point = { ...now.point, ...change };
      const color = planeColor(point);
      store.setState({ color, point });
      const { onPreview, onChange } = events;
      (onPreview ?? onChange)(color);
    },
    end() {
      commit();
      events.onEnd();
    },
    cancel() {
      if (!before) return false;
      store.setState(before);
      const { onPreview, onChange } = events;
      if (onPreview) onPreview(null);
      else onChange(before.color);
      before = null;
      isCancelled = true;
      return true;
    },
  };
}

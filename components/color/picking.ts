import { createStore, type StoreApi } from 'zustand/vanilla';
import { planeColor, planePointOf, type PlanePoint } from '@/lib/core/color/plane';

/** A colour with its point on the plane, because the hue and saturation of greys are not defined by the colour. */
export interface PickedColor {
  readonly color: string;
  readonly point: PlanePoint;
}

/** The callbacks of a picker. */
export interface PickerEvents {
  /** Previews a colour during a gesture, null to end the preview. Without this callback, every colour is a change. */
  onPreview?: ((color: string | null) => void) | undefined;
  /** Commits a colour. */
  onChange: (color: string) => void;
  /** Called when a change is complete, so that the next one is a separate undo step. */
  onEnd: () => void;
}

/** The gestures of a colour picker: a drag or held keys preview colours, and their end commits one change. */
export interface Picking {
  store: StoreApi<PickedColor>;
  /** Replaces the callbacks. */
  sendTo: (events: PickerEvents) => void;
  /** Updates the shown colour after a change elsewhere; ignored during a gesture. */
  follow: (color: string) => void;
  /** Moves the point, which starts a gesture. */
  move: (change: Partial<PlanePoint>) => void;
  /** Commits the gesture; further changes may be merged with it. */
  commit: () => void;
  /** Commits the gesture as a complete change. */
  end: () => void;
  /** Cancels the gesture: further moves are ignored until it ends. Gives whether there was a gesture. */
  cancel: () => boolean;
}

/** Creates the gestures of a picker that first shows the colour `first`. */
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

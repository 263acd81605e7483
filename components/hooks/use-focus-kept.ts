'use client';

import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/** The props of a region that keeps the keyboard focus inside. */
interface FocusKept<T extends HTMLElement> {
  ref: RefObject<T | null>;
  tabIndex: -1;
  onFocus: () => void;
  onBlur: (event: FocusEvent) => void;
}

/**
 * Moves the focus to a region when its focused element is removed or hidden. Spread the props on the region, in the
 * component whose renders remove elements.
 */
export function useFocusKept<T extends HTMLElement>(): FocusKept<T> {
  const ref = useRef<T>(null);
  const had = useRef(false);
  // Runs before the paint, at which the browser would drop the focus of a hidden element.
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (had.current && (activeElement === body || activeElement?.getClientRects().length === 0))
      ref.current?.focus({ preventScroll: true });
  });
  return {
    ref,
    tabIndex: -1,
    onFocus: () => {
      had.current = true;
    },
    // React fires no blur event for a removed element, only when the focus moves elsewhere.
    onBlur: () => {
      had.current = false;
    },
  };
}

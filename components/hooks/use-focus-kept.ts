'use client';

import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/** What a region takes that keeps the keyboard's place. */
interface FocusKept<T extends HTMLElement> {
  ref: RefObject<T | null>;
  tabIndex: -1;
  onFocus: () => void;
  onBlur: (event: FocusEvent) => void;
}

/**
 * Gives a region the focus when what had it there is gone or hidden, such as a button that its own click has removed:
 * the next Tab goes on from there, not from the top of the page. Spread it on the region, in the component whose
 * renders remove things.
 */
export function useFocusKept<T extends HTMLElement>(): FocusKept<T> {
  const ref = useRef<T>(null);
  const had = useRef(false);
  // Before the browser paints: then it lets go of what is hidden by itself, and nobody would know where the focus was.
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
    // React tells of no blur where an element is removed, only where the focus goes elsewhere.
    onBlur: () => {
      had.current = false;
    },
  };
}

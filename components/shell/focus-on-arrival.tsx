'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/** How often, in milliseconds, and for how long the content of a new page is looked for while its code is loaded. */
const LOOK_MS = 100;
const LOOK_FOR_MS = 3000;

/**
 * Moves the focus to the content of a page that replaces another one without a reload, unless the page focuses a field
 * of its own. The focused element of the old page is gone, and the next Tab would otherwise start at the top.
 */
export function FocusOnArrival() {
  const path = usePathname();
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return undefined;
    shown.current = path;
    const stop = new AbortController();
    const { signal } = stop;
    const timer = setInterval(focusContent, LOOK_MS);
    const end = setTimeout(() => stop.abort(), LOOK_FOR_MS);
    signal.addEventListener('abort', () => {
      clearInterval(timer);
      clearTimeout(end);
    });
    // From then on the user decides what has the focus.
    for (const sign of ['keydown', 'pointerdown']) window.addEventListener(sign, () => stop.abort(), { signal });
    return () => stop.abort();
  }, [path]);
  return null;
}

/** Focuses the content of the page if nothing has the focus. */
function focusContent(): void {
  const content = document.querySelector<HTMLElement>('main');
  if (!content || document.activeElement !== document.body) return;
  content.tabIndex = -1;
  // A frame around the whole page would say nothing.
  content.style.outline = 'none';
  content.focus({ preventScroll: true });
}

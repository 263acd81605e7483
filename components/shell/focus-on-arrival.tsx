'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

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
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusContent(document.querySelector('main'));
    });
    return () => cancelAnimationFrame(frame);
  }, [path]);
  return null;
}

function focusContent(content: HTMLElement | null): void {
  if (!content) return;
  content.tabIndex = -1;
  // A frame around the whole page would say nothing.
  content.style.outline = 'none';
  content.focus({ preventScroll: true });
}

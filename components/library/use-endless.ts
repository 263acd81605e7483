'use client';

import { useEffect, useRef, type RefObject } from 'react';

/** How far below the window the end of the list may be when the next page is loaded. */
const AHEAD = '400px';

/**
 * Calls `load` when the end of a list comes near the window while `ready`; again after each loaded page. Gives the ref
 * of the element at the end.
 */
export function useEndless(ready: boolean, load: () => void): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => {
    if (!ready || !end.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
      rootMargin: `0px 0px ${AHEAD}`,
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [ready]);
  return end;
}

'use client';

import { startTransition, useEffect, useState, type RefObject } from 'react';

/** Whether an element has ever been on screen, updated in idle time; false on the server. */
export function useSeen(host: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !host.current) return undefined;
    const observer = new IntersectionObserver((changes) => {
      if (changes.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setSeen(true));
    });
    observer.observe(host.current);
    return () => observer.disconnect();
  }, [host, seen]);
  return seen;
}

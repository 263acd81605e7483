'use client';

import { useEffect, useRef } from 'react';

/**
 * Polls while the page is visible: at once, on each return to the page, and `everyMs` milliseconds after each response.
 */
export function usePoll(ask: (signal: AbortSignal) => Promise<unknown>, everyMs: number): void {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = () => {
      clearTimeout(timer);
      timer = setTimeout(turn, everyMs);
    };
    // A hidden page does not poll; it polls at once when it becomes visible. A failed poll is repeated after the
    // interval.
    const turn = () => {
      if (!document.hidden)
        latest
          .current(stop.signal)
          .catch(() => undefined)
          .finally(() => stop.signal.aborted || again());
    };
    const shown = () => {
      clearTimeout(timer);
      turn();
    };
    // The browser may have restored this page from its back/forward cache.
    turn();
    document.addEventListener('visibilitychange', shown);
    return () => {
      stop.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', shown);
    };
  }, [everyMs]);
}

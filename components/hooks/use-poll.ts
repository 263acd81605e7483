'use client';

import { useEffect, useRef } from 'react';

/**
 * Polls at once, then while the page is shown: each time these milliseconds after the last answer, and on a return to
 * the page.
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
    // A hidden page does not poll, and polls at once when it is shown. A failed poll is repeated.
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
    // The browser may have restored an earlier visit's page.
    turn();
    document.addEventListener('visibilitychange', shown);
    return () => {
      stop.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', shown);
    };
  }, [everyMs]);
}

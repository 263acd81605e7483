'use client';

import { useEffect, useRef } from 'react';

/**
 * Asks at once, then again and again while the page is shown, each time so many milliseconds after the last answer, and
 * at once when somebody comes back to it.
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
    // A hidden page asks nothing; its return begins anew. What goes wrong once may go well the next time.
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
    // What came with the page may be of an earlier visit, which the browser has gone back to.
    turn();
    document.addEventListener('visibilitychange', shown);
    return () => {
      stop.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', shown);
    };
  }, [everyMs]);
}

'use client';

import { useEffect, useRef } from 'react';

/** Calls `onReturn` when the page is shown, now and each time someone comes back to it. */
export function useReturn(onReturn: () => void): void {
  const latest = useRef(onReturn);
  useEffect(() => {
    latest.current = onReturn;
  });
  useEffect(() => {
    const shown = () => {
      if (!document.hidden) latest.current();
    };
    shown();
    document.addEventListener('visibilitychange', shown);
    return () => document.removeEventListener('visibilitychange', shown);
  }, []);
}

'use client';

import { useEffect, useRef } from 'react';

/** Calls `onReturn` when the page is mounted, and whenever it becomes visible again. */
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

'use client';

import { useEffect, useRef } from 'react';

/** Calls `onReturn` when the page is shown, now and on each return. */
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

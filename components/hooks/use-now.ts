'use client';

import { useEffect, useState } from 'react';

/**
 * The current time in milliseconds, updated every second while it `runs`. Text made from it differs between server and
 * browser, so its element must suppress the hydration warning.
 */
export function useNow(runs: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [runs]);
  return now;
}

'use client';

import { useEffect, useState } from 'react';

/**
 * The moment, in milliseconds, anew every second while it `runs`. What is written of it differs between server and
 * browser.
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

'use client';

import { useEffect, useState } from 'react';

/**
 * The current time in milliseconds, updated each second while it `runs`. Server and browser render different texts of
 * it.
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

import { useEffect, useState } from 'react';

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'touchstart'] as const;

/**
 * Calls `work` at the first pointer, key or touch event on the page. Use it for code that only interaction needs.
 * Returns a function that cancels it.
 */
export function onFirstHand(work: () => void): () => void {
  const stop = new AbortController();
  const begin = () => {
    stop.abort();
    work();
  };
  for (const sign of SIGNS) window.addEventListener(sign, begin, { capture: true, passive: true, signal: stop.signal });
  return () => stop.abort();
}

/** Whether the user has interacted with the page since the component was mounted. */
export function useFirstHand(): boolean {
  const [was, setWas] = useState(false);
  useEffect(() => onFirstHand(() => setWas(true)), []);
  return was;
}

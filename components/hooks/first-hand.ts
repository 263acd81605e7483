import { useEffect, useState } from 'react';

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'touchstart'] as const;

/**
 * Calls `work` at the first sign of a person at the page: what only a hand needs is loaded then, and not with the page.
 * Gives a function that cancels it.
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

/** Whether there was a sign of a person at the page since the component is there. */
export function useFirstHand(): boolean {
  const [was, setWas] = useState(false);
  useEffect(() => onFirstHand(() => setWas(true)), []);
  return was;
}

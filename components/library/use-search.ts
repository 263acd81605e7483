'use client';

import { useEffect, useRef, useState } from 'react';

/** The debounce of searches while typing, in milliseconds. */
const DEBOUNCE_MS = 250;

/** Stores the search in the page's URL, so that a reload and a link show the same mascots. */
function remember(q: string): void {
  const address = new URL(window.location.href);
  if (q) address.searchParams.set('q', q);
  else address.searchParams.delete('q');
  window.history.replaceState(window.history.state, '', address);
}

/** The search text as typed and as last searched; `search` is called after the debounce. */
export function useSearch(initial: string, search: (q: string) => Promise<void>) {
  const [words, setWords] = useState(initial);
  const [q, setSearched] = useState(initial);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const begin = (next: string) => {
    setSearched(next);
    remember(next);
    void search(next);
  };
  const type = (next: string) => {
    setWords(next);
    clearTimeout(timer.current);
    const trimmed = next.trim();
    // An empty search needs no debounce.
    if (trimmed !== q) timer.current = setTimeout(() => begin(trimmed), trimmed ? DEBOUNCE_MS : 0);
  };
  return { words, q, type, again: () => begin(q) };
}

'use client';

import { useEffect, useRef, useState } from 'react';

/** How long typing pauses before words are searched for. */
const DEBOUNCE_MS = 250;

/** Keeps the words in the page's address, so that a reload and a link show the same mascots. */
function remember(q: string): void {
  const address = new URL(window.location.href);
  if (q) address.searchParams.set('q', q);
  else address.searchParams.delete('q');
  window.history.replaceState(window.history.state, '', address);
}

/** The words of a search, as they are typed and as they are searched for; `search` is called in a pause of typing. */
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
    // Cleared words need no pause: nothing more will be typed into them.
    if (trimmed !== q) timer.current = setTimeout(() => begin(trimmed), trimmed ? DEBOUNCE_MS : 0);
  };
  return { words, q, type, again: () => begin(q) };
}

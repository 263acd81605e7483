'use client';

import { useEffect, useRef, useState } from 'react';
import { pathOf, viewOf, type LibraryView } from './view';

/** The debounce of searches while typing, in milliseconds. */
const DEBOUNCE_MS = 250;

/** The view in the page's URL. */
const viewHere = (): LibraryView => viewOf(new URLSearchParams(window.location.search));

/**
 * The view of the library, which is also in the URL, so that reload, links and the back button restore it. `show` is
 * called with each new view, for typed text after a debounce.
 */
export function useView(initial: LibraryView, show: (view: LibraryView) => Promise<void>) {
  const [words, setWords] = useState(initial.q);
  const [view, setView] = useState(initial);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ view, show });
  useEffect(() => {
    latest.current = { view, show };
  });

  const begin = (next: LibraryView, step: 'push' | 'replace') => {
    setView(next);
    window.history[`${step}State`](window.history.state, '', pathOf(next));
    void show(next);
  };
  const type = (next: string) => {
    setWords(next);
    clearTimeout(timer.current);
    const q = next.trim();
    // Clearing the search needs no debounce.
    if (q !== view.q)
      timer.current = setTimeout(() => begin({ ...latest.current.view, q }, 'replace'), q ? DEBOUNCE_MS : 0);
  };
  const change = (next: LibraryView) => {
    clearTimeout(timer.current);
    setWords(next.q);
    begin(next, 'push');
  };

  useEffect(() => {
    const follow = () => {
      const here = viewHere();
      if (pathOf(here) === pathOf(latest.current.view)) return;
      clearTimeout(timer.current);
      setWords(here.q);
      setView(here);
      void latest.current.show(here);
    };
    // After a return from another page the router renders the first view, which may be outdated.
    follow();
    window.addEventListener('popstate', follow);
    return () => {
      clearTimeout(timer.current);
      window.removeEventListener('popstate', follow);
    };
  }, []);
  return { words, view, type, change, again: () => void show(view) };
}

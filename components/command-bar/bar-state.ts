'use client';

import { useEffect, useRef } from 'react';
import { create } from 'zustand';
import type { Shortcut } from '../hooks/use-shortcuts';

/** A page's handler for text that is not a command, such as an edit instruction for its mascot. */
export interface WordsTaker {
  /** The title of the row, shown before the text. */
  title: string;
  take: (words: string) => void;
}

interface BarState {
  shown: boolean;
  /** The handler of the current page; null if it has none. */
  taker: WordsTaker | null;
}

/** The state of the command bar. */
export const useCommandBar = create<BarState>(() => ({ shown: false, taker: null }));

/** Opens or closes the command bar. */
export const showBar = (shown: boolean): void => useCommandBar.setState({ shown });

/** The shortcut that opens the bar. It is not listed in the bar. */
export const OPEN_BAR: Shortcut = {
  title: 'Search and commands',
  group: 'Everywhere',
  keys: ['mod+k'],
  inFields: true,
  run: () => showBar(true),
};

/** Registers this page's handler for text from the bar while the component is mounted. */
export function useWordsTaker(title: string, take: (words: string) => void): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const taker: WordsTaker = { title, take: (words) => latest.current(words) };
    useCommandBar.setState({ taker });
    // The next page may have registered its handler before this one is unmounted.
    return () => useCommandBar.setState((now) => (now.taker === taker ? { taker: null } : now));
  }, [title]);
}

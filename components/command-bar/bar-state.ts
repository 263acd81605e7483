'use client';

import { useEffect, useRef } from 'react';
import { create } from 'zustand';
import type { Shortcut } from '../hooks/use-shortcuts';

/** A row for text that is not a command. */
export interface WordsRow {
  title: string;
  /** What is shown beside the title, such as a price. */
  note?: string;
  run: () => void;
}

/** A page's row for text that is not a command, such as an edit instruction for its mascot. */
export type WordsTaker = (words: string) => WordsRow;

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

/** Registers this page's row for text from the bar while the component is mounted. */
export function useWordsTaker(rowOf: WordsTaker): void {
  const latest = useRef(rowOf);
  useEffect(() => {
    latest.current = rowOf;
  });
  useEffect(() => {
    const taker: WordsTaker = (words) => latest.current(words);
    useCommandBar.setState({ taker });
    // The next page may have registered its handler before this one is unmounted.
    return () => useCommandBar.setState((now) => (now.taker === taker ? { taker: null } : now));
  }, []);
}

'use client';

import { useEffect, useRef } from 'react';
import { create } from 'zustand';
import type { Shortcut } from '../hooks/use-shortcuts';

/** A page's handler for words that are no command, such as an instruction for its mascot. */
export interface WordsTaker {
  /** The title of the action, shown before the words. */
  title: string;
  take: (words: string) => void;
}

interface BarState {
  shown: boolean;
  /** The current page's handler for other words; null without one. */
  taker: WordsTaker | null;
}

/** The state of the command bar: whether it is open, and the handler of other words. */
export const useCommandBar = create<BarState>(() => ({ shown: false, taker: null }));

/** Opens the command bar, or closes it. */
export const showBar = (shown: boolean): void => useCommandBar.setState({ shown });

/** The shortcut that opens the bar, which does not list it. */
export const OPEN_BAR: Shortcut = {
  title: 'Search and commands',
  group: 'Everywhere',
  keys: ['mod+k'],
  inFields: true,
  run: () => showBar(true),
};

/** Offers words that are typed into the bar to this page, while the component is mounted. */
export function useWordsTaker(title: string, take: (words: string) => void): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const taker: WordsTaker = { title, take: (words) => latest.current(words) };
    useCommandBar.setState({ taker });
    // The next page may have set its own handler before this one is unmounted.
    return () => useCommandBar.setState((now) => (now.taker === taker ? { taker: null } : now));
  }, [title]);
}

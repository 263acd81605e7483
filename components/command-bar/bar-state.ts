'use client';

import { useEffect, useRef } from 'react';
import { create } from 'zustand';
import type { Shortcut } from '../hooks/use-shortcuts';

/** What a page does with words that are no command, such as a change to its mascot. */
export interface WordsTaker {
  /** What happens with the words: it stands before them. */
  title: string;
  take: (words: string) => void;
}

interface BarState {
  shown: boolean;
  /** The words that the bar opens with: what was typed before it was rendered. */
  typed: string;
  /** What takes words on this page; null where nothing does. */
  taker: WordsTaker | null;
}

/** Whether the command bar is open, and with what. */
export const useCommandBar = create<BarState>(() => ({ shown: false, typed: '', taker: null }));

/** Opens the command bar, or closes it. */
export const showBar = (shown: boolean): void => useCommandBar.setState({ shown, typed: '' });

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
    // The next page may have set its own before this one is gone.
    return () => useCommandBar.setState((now) => (now.taker === taker ? { taker: null } : now));
  }, [title]);
}

'use client';

import type { RefObject } from 'react';
import type { Mascot } from '@/lib/contract/mascot';
import { useShortcuts, type Shortcut } from '../hooks/use-shortcuts';
import type { CardActions } from './mascot-card';
import type { MascotSelection } from './use-selection';

interface GridCommands {
  mascots: readonly Mascot[];
  selection: MascotSelection;
  actions: CardActions;
  /** Whether something was moved to the trash here. */
  canUndo: () => boolean;
  onUndo: () => void;
  onNew: () => void;
  search: RefObject<HTMLInputElement | null>;
}

const GROUP = 'Mascots';

/** The mascot of the focused card; undefined if none is focused. */
const focused = (mascots: readonly Mascot[]): Mascot | undefined => {
  const id = document.activeElement?.closest('[data-mascot]')?.getAttribute('data-mascot');
  return mascots.find((mascot) => mascot.id === id);
};

/**
 * The keyboard shortcuts of the library. They act on the selected mascots, or without a selection on the focused card.
 */
export function useGridShortcuts({ mascots, selection, actions, canUndo, onUndo, onNew, search }: GridCommands): void {
  const { selected } = selection;
  const targets = (): readonly Mascot[] => {
    const one = focused(mascots);
    return selected.length > 0 ? selected : one ? [one] : [];
  };
  const about = (title: string, keys: readonly string[], act: (some: readonly Mascot[]) => void): Shortcut => ({
    title,
    group: GROUP,
    keys,
    canRun: () => targets().length > 0,
    run: () => {
      const some = targets();
      if (some.length > 0) act(some);
    },
  });
  useShortcuts([
    { title: 'New mascot', group: GROUP, keys: ['n'], run: onNew },
    { title: 'Search', group: GROUP, keys: ['/'], run: () => search.current?.focus() },
    {
      title: 'Select all',
      group: GROUP,
      keys: ['mod+a'],
      canRun: () => mascots.length > 0,
      run: selection.all,
    },
    {
      title: 'Clear the selection',
      group: GROUP,
      keys: ['escape'],
      canRun: () => selected.length > 0,
      run: selection.clear,
    },
    about('Tag', ['l'], actions.onTag),
    about('Duplicate', ['d'], (some) => actions.onDuplicate(some.filter(({ status }) => status === 'ready'))),
    about('Rename', ['f2'], ([first]) => first && actions.onRename(first)),
    { title: 'Undo the move to the trash', group: GROUP, keys: ['mod+z'], canRun: canUndo, run: onUndo },
    about('Move to trash', ['delete', 'backspace'], (some) => {
      focusAfter(some);
      actions.onDelete(some);
    }),
  ]);
}

/** Moves the focus away from cards that will be removed: to the next remaining card, or the previous one. */
function focusAfter(gone: readonly Mascot[]): void {
  const ids = new Set(gone.map(({ id }) => id));
  const cards = [...document.querySelectorAll<HTMLElement>('[data-mascot]')];
  const at = cards.findIndex((card) => card.contains(document.activeElement));
  if (at < 0) return;
  const stays = (card: HTMLElement) => !ids.has(card.dataset['mascot'] ?? '');
  const next = cards.slice(at).find(stays) ?? cards.slice(0, at).findLast(stays);
  next?.querySelector('a')?.focus();
}

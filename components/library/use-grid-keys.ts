'use client';

import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { Mascot } from '@/lib/contract/mascot';
import { columnsOf, indexAfter } from './grid-keys';
import type { MascotSelection } from './use-selection';

/**
 * Whether a key press in a card belongs to the grid, because its link has the focus and not its checkbox or menu
 * button.
 */
const isOfLink = (target: EventTarget): boolean => target instanceof Element && target.matches('a[href]');

interface GridKeys {
  list: RefObject<HTMLUListElement | null>;
  /** The id of the mascot whose card has the tab stop; null for an empty list. */
  reachable: string | null;
  onReach: (id: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * The keyboard navigation of the grid: arrows move the focus, Shift with arrows extends the selection, Space toggles.
 */
export function useGridKeys(mascots: readonly Mascot[], selection: MascotSelection): GridKeys {
  const list = useRef<HTMLUListElement>(null);
  const [reached, setReached] = useState<string | null>(null);
  const reachable = mascots.some(({ id }) => id === reached) ? reached : (mascots[0]?.id ?? null);

  const move = (event: KeyboardEvent, here: string) => {
    const cards = [...(list.current?.children ?? [])];
    const from = mascots.findIndex(({ id }) => id === here);
    const to = mascots[indexAfter(event.key, from, cards.length, columnsOf(cards)) ?? -1];
    if (!to) return;
    event.preventDefault();
    if (event.shiftKey) selection.span(here, to.id);
    setReached(to.id);
    list.current?.querySelector<HTMLElement>(`[data-mascot="${to.id}"] a`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOfLink(event.target) || reachable === null || event.metaKey || event.ctrlKey || event.altKey) return;
    if (event.key !== ' ') return move(event, reachable);
    event.preventDefault();
    selection.toggle(reachable);
    return undefined;
  };
  return { list, reachable, onReach: setReached, onKeyDown };
}

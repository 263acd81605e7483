'use client';

import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { Mascot } from '@/lib/contract/mascot';
import { columnsOf, indexAfter } from './grid-keys';
import type { MascotSelection } from './use-selection';

/** Whether a key pressed in a card belongs to the grid: not to a box or a menu's button. */
const isOfLink = (target: EventTarget): boolean => target instanceof Element && target.matches('a[href]');

interface GridKeys {
  list: RefObject<HTMLUListElement | null>;
  /** The mascot whose card the tab key reaches; null for an empty list. */
  reachable: string | null;
  onReach: (id: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The keys of the library's grid: arrows move from card to card, with Shift they select, and so does Space. */
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

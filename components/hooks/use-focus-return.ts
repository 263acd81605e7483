'use client';

import { useRef } from 'react';
import { focusOwed } from './focus-owed';

/**
 * Remembers the focus when a layer opens, and restores it when the layer has closed.
 * Radix does so only for its own triggers, not for layers that state opens.
 */
export function useFocusReturn(): { keep: () => void; giveBack: (event: Event) => void } {
  const kept = useRef<HTMLElement | null>(null);
  return {
    keep: () => {
      // Between a menu and its button nothing has the focus.
      kept.current = focusOwed() ?? openerOf(document.activeElement);
    },
    giveBack: (event) => {
      event.preventDefault();
      // This comes a moment after the layer has gone: what has been given the focus meanwhile keeps it.
      if (document.activeElement === document.body) kept.current?.focus();
    },
  };
}

/** A menu item is gone when the layer closes, so the menu's button gets the focus. */
function openerOf(element: Element | null): HTMLElement | null {
  const button = element?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  const opener = button ? document.getElementById(button) : element;
  return opener instanceof HTMLElement ? opener : null;
}

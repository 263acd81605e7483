'use client';

import { useRef } from 'react';
import { focusOwed } from './focus-owed';

/**
 * Remembers the focused element when a layer opens, and restores the focus when it has closed. Radix does this only for
 * its own triggers, not for layers that are opened by state.
 */
export function useFocusReturn(): { keep: () => void; giveBack: (event: Event) => void } {
  const kept = useRef<HTMLElement | null>(null);
  return {
    keep: () => {
      // While a menu closes, nothing has the focus until its button regains it.
      kept.current = focusOwed() ?? openerOf(document.activeElement);
    },
    giveBack: (event) => {
      event.preventDefault();
      // This runs after the layer has closed. If something else has received the focus meanwhile, that keeps it.
      if (document.activeElement === document.body) kept.current?.focus();
    },
  };
}

/** The opener of a layer. A menu item is removed with its menu, so its menu's button is used instead. */
function openerOf(element: Element | null): HTMLElement | null {
  const button = element?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  const opener = button ? document.getElementById(button) : element;
  return opener instanceof HTMLElement ? opener : null;
}

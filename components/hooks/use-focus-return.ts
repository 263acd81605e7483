'use client';

import { useRef } from 'react';

/**
 * Keeps what had the focus when a layer opened, and gives it the focus back when the layer has closed.
 * Radix itself gives it back only to a trigger of its own, which a layer that is opened by state does not have.
 */
export function useFocusReturn(): { keep: () => void; giveBack: (event: Event) => void } {
  const kept = useRef<HTMLElement | null>(null);
  return {
    keep: () => {
      kept.current = openerOf(document.activeElement);
    },
    giveBack: (event) => {
      event.preventDefault();
      kept.current?.focus();
    },
  };
}

/** A line of a menu is gone when the layer closes: the menu's button stands for it. */
function openerOf(element: Element | null): HTMLElement | null {
  const button = element?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  const opener = button ? document.getElementById(button) : element;
  return opener instanceof HTMLElement ? opener : null;
}

'use client';

import { useSyncExternalStore } from 'react';

/** The events that reveal a visitor. */
const PRESENCE_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;
/** How long a page without interaction waits, in milliseconds. By then a slow phone has finished its urgent work. */
const STILL_MS = 4000;

let here = false;
const waiting = new Set<() => void>();

function arrive(): void {
  here = true;
  for (const sign of PRESENCE_EVENTS) removeEventListener(sign, arrive);
  for (const tell of waiting) tell();
}

function wait(tell: () => void): () => void {
  if (!here && waiting.size === 0) {
    for (const sign of PRESENCE_EVENTS) addEventListener(sign, arrive, { passive: true, once: true });
    setTimeout(arrive, STILL_MS);
  }
  waiting.add(tell);
  return () => waiting.delete(tell);
}

/**
 * Whether the visitor has interacted with the page, or the wait is over, so that expensive work may start. False on the
 * server.
 */
export function useSomeone(): boolean {
  return useSyncExternalStore(
    wait,
    () => here,
    () => false,
  );
}

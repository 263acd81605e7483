'use client';

import { useSyncExternalStore } from 'react';

/** What tells that somebody is there. */
const PRESENCE_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;
/** How long a page that nobody touches stays still, in milliseconds: a slow phone has then done what is urgent. */
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
 * Whether somebody is there, or has had time to look: what is costly and not urgent begins then. False while rendering
 * on the server.
 */
export function useSomeone(): boolean {
  return useSyncExternalStore(
    wait,
    () => here,
    () => false,
  );
}

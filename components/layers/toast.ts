'use client';

import type { ExternalToast, toast as Sonner } from 'sonner';
import { askForLayers } from './wanted';

type Toasts = typeof Sonner;
type Kind = 'message' | 'success' | 'error';

/** The toast library, once its container is mounted. */
let place: Toasts | null = null;
const waiting = new Map<string, (toasts: Toasts) => void>();
let count = 0;

function show(kind: Kind, text: string, options: ExternalToast = {}): string {
  count += 1;
  const id = `toast-${count}`;
  const toasted = (toasts: Toasts) => void toasts[kind](text, { ...options, id });
  if (place) toasted(place);
  else waiting.set(id, toasted);
  askForLayers();
  return id;
}

/** Sets or removes the toast library. Messages that were queued are shown now. */
export function placeToasts(toasts: Toasts | null): void {
  place = toasts;
  if (!toasts) return;
  for (const toasted of waiting.values()) toasted(toasts);
  waiting.clear();
}

function dismiss(id: string): void {
  waiting.delete(id);
  place?.dismiss(id);
}

/** Shows a toast for a moment, and gives its id. */
export const toast = Object.assign((text: string, options?: ExternalToast) => show('message', text, options), {
  success: (text: string, options?: ExternalToast) => show('success', text, options),
  error: (text: string, options?: ExternalToast) => show('error', text, options),
  dismiss,
});

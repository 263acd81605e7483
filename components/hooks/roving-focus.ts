import type { KeyboardEvent } from 'react';
import { movedBy } from './list-keys';

/** The keys of a vertical list that the keys of a row stand for. */
const ROW_KEYS: Readonly<Record<string, string>> = { ArrowRight: 'ArrowDown', ArrowLeft: 'ArrowUp' };

/** Moves the focus among the elements of a role within a row, by arrow keys, Home and End; other keys do nothing. */
export function moveFocus(event: KeyboardEvent<HTMLElement>, role: 'tab' | 'radio'): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(`[role=${role}]`)];
  const at = items.findIndex((item) => item === event.target);
  const next = at < 0 ? null : movedBy(ROW_KEYS[event.key] ?? event.key, at, items.length);
  if (next === null) return;
  event.preventDefault();
  items[next]?.focus();
}

import type { KeyboardEvent } from 'react';
import { movedBy } from './list-keys';

/** Maps the arrow keys of a row to those of a vertical list. */
const ROW_KEYS: Readonly<Record<string, string>> = { ArrowRight: 'ArrowDown', ArrowLeft: 'ArrowUp' };

/** Moves the focus between the elements of a role in a row, by arrow keys, Home and End. */
export function moveFocus(event: KeyboardEvent<HTMLElement>, role: 'tab' | 'radio'): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(`[role=${role}]`)];
  const at = items.findIndex((item) => item === event.target);
  const next = at < 0 ? null : movedBy(ROW_KEYS[event.key] ?? event.key, at, items.length);
  if (next === null) return;
  event.preventDefault();
  items[next]?.focus();
}

'use client';

import { useEffect, useRef } from 'react';
import { create } from 'zustand';

/** A key that does something while a page is open. */
export interface Shortcut {
  title: string;
  group: string;
  /** Each like `mod+shift+z`; `mod` is ⌘ or Ctrl. The first is the one that is shown. */
  keys: readonly string[];
  onRelease?: boolean;
  run: () => void;
}

/** The shortcuts that work now, in the order in which they came: what the help lists. */
export const useActiveShortcuts = create<{ lists: readonly (readonly Shortcut[])[] }>(() => ({ lists: [] }));

const TYPING = 'input:not([type=range],[type=color],[type=checkbox],[type=radio]), textarea, select, [contenteditable=true]';
const PRESSABLE = 'button, a[href], summary, [role=button], [role=tab], [role=menuitem], [role=slider], [role=radio]';
const OPEN_LAYER = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** Makes shortcuts work while the calling component is mounted. Not while someone types, nor under an open dialog or menu. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const list = latest.current;
    useActiveShortcuts.setState(({ lists }) => ({ lists: [...lists, list] }));
    const down = (event: KeyboardEvent) => handle(event, latest.current, false);
    const up = (event: KeyboardEvent) => handle(event, latest.current, true);
    window.addEventListener('keydown', down);
    window.addEventListener('keyup', up);
    return () => {
      useActiveShortcuts.setState(({ lists }) => ({ lists: lists.filter((other) => other !== list) }));
      window.removeEventListener('keydown', down);
      window.removeEventListener('keyup', up);
    };
  }, []);
}

function handle(event: KeyboardEvent, shortcuts: readonly Shortcut[], released: boolean): void {
  if (event.defaultPrevented || isMeantElsewhere(event)) return;
  const shortcut = shortcuts.find(({ keys }) => keys.some((key) => matches(event, key)));
  if (!shortcut) return;
  event.preventDefault();
  if (Boolean(shortcut.onRelease) === released && !(released ? false : event.repeat && shortcut.keys[0] === 'mod+s')) shortcut.run();
}

function isMeantElsewhere(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : document.body;
  if (target.closest(TYPING) || document.querySelector(OPEN_LAYER)) return true;
  // A focused control keeps its own key, unless the mouse put the focus there: then space belongs to the stage.
  return event.key === ' ' && target.closest(PRESSABLE) !== null && target.matches(':focus-visible');
}

/** Whether a key event is this shortcut. Symbols are compared as typed, whatever makes them on this keyboard. */
export function matches(event: Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey'>, shortcut: string): boolean {
  const parts = shortcut.split('+').filter(Boolean);
  const key = shortcut.endsWith('+') ? '+' : (parts.at(-1) ?? '');
  const typed = event.key === ' ' ? 'space' : event.key.toLowerCase();
  const isSymbol = key.length === 1 && !/[a-z0-9]/.test(key);
  if (typed !== key || event.altKey) return false;
  if ((event.metaKey || event.ctrlKey) !== parts.includes('mod')) return false;
  return isSymbol || event.shiftKey === parts.includes('shift');
}

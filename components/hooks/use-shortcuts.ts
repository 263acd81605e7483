'use client';

import { useEffect, useRef } from 'react';
import { create } from 'zustand';
import { isEditable } from './type-ahead';

/** A keyboard shortcut of a page. */
export interface Shortcut {
  title: string;
  /** The title in the help list, if the entry covers several shortcuts. */
  helpTitle?: string;
  group: string;
  /**
   * Key combinations such as `mod+shift+z`, where `mod` is ⌘ or Ctrl. Help shows the first one. The command bar also
   * lists commands without keys.
   */
  keys: readonly string[];
  /** Whether the help list omits it, because another entry covers it. */
  unlisted?: boolean;
  onRelease?: boolean;
  /** Whether it is active in text fields too. */
  inFields?: boolean;
  /** Whether it would have an effect now; by default always. The command bar lists it only then. */
  canRun?: () => boolean;
  /**
   * The clipboard event that the browser fires for the keys. It is handled instead of the keys, because it gives access
   * to the clipboard.
   */
  event?: 'copy' | 'cut' | 'paste';
  run: (clipboard?: DataTransfer) => void;
}

/** The group of shortcuts that open a destination instead of running a command. */
export const GO_TO = 'Go to';

/** Gives the current shortcuts of a component. */
type ReadShortcuts = () => readonly Shortcut[];

const useLists = create<{ lists: readonly ReadShortcuts[] }>(() => ({ lists: [] }));

/** The active shortcuts, in the order in which they were added, for the help list and the command bar. */
export const useActiveShortcuts = (): readonly Shortcut[] => useLists(({ lists }) => lists).flatMap((read) => read());

const PRESSABLE_SELECTOR =
  'button, a[href], summary, [role=button], [role=tab], [role=menuitem], [role=slider], [role=radio], [role=treeitem]';
const MOVING_KEYS = /^(?:Arrow|Page|Home|End)/;
/** The widgets that handle these keys themselves. */
const MOVED_WITHIN =
  '[role=slider], [role=tab], [role=radio], [role=tree], [role=listbox], [role=menu], [role=toolbar], select';
const CLIPBOARD_EVENTS = ['copy', 'cut', 'paste'] as const;
const OPEN_LAYER = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** No shortcuts, used while a layer is about to open. */
const NO_SHORTCUTS: readonly Shortcut[] = [];

/** Functions that tell whether their component is about to open a layer. */
const openings = new Set<() => boolean>();
const isOpening = (): boolean => [...openings].some((opening) => opening());

/**
 * Activates shortcuts while the component is mounted. They are disabled in text fields (Escape leaves a field), under
 * open layers, and while a component is `opening` a layer.
 */
export function useShortcuts(shortcuts: readonly Shortcut[], opening: () => boolean = () => false): void {
  const latest = useRef(shortcuts);
  const busy = useRef(opening);
  useEffect(() => {
    latest.current = shortcuts;
    busy.current = opening;
  });
  useEffect(() => {
    const list = () => latest.current;
    useLists.setState(({ lists }) => ({ lists: [...lists, list] }));
    const opens = () => busy.current();
    openings.add(opens);
    const working = () => (isOpening() ? NO_SHORTCUTS : latest.current);
    const down = (event: KeyboardEvent) => handle(event, working(), false);
    const up = (event: KeyboardEvent) => handle(event, working(), true);
    window.addEventListener('keydown', down);
    window.addEventListener('keyup', up);
    window.addEventListener('pointerdown', press, true);
    const clip = (event: ClipboardEvent) => handleClipboard(event, working());
    for (const type of CLIPBOARD_EVENTS) window.addEventListener(type, clip);
    return () => {
      useLists.setState(({ lists }) => ({ lists: lists.filter((other) => other !== list) }));
      openings.delete(opens);
      window.removeEventListener('keydown', down);
      window.removeEventListener('keyup', up);
      window.removeEventListener('pointerdown', press, true);
      for (const type of CLIPBOARD_EVENTS) window.removeEventListener(type, clip);
    };
  }, []);
}

function handle(event: KeyboardEvent, shortcuts: readonly Shortcut[], released: boolean): void {
  if (event.key === 'Tab') pressed = null;
  if (event.defaultPrevented) return;
  // Only on key down: by key up the same Escape may have closed a layer, which returned the focus to a field.
  if (!released && event.key === 'Escape' && isEditable(event) && !hasOpenLayer()) leaveField();
  const meant = shortcuts.filter(({ keys }) => keys.some((key) => matches(event, key)));
  // The same keys may have one command on key down and another on key up.
  const shortcut = meant.find(({ onRelease }) => Boolean(onRelease) === released) ?? meant[0];
  if (!shortcut || shortcut.event || isMeantElsewhere(event, shortcut)) return;
  event.preventDefault();
  if (Boolean(shortcut.onRelease) === released) shortcut.run();
}

function handleClipboard(event: ClipboardEvent, shortcuts: readonly Shortcut[]): void {
  const shortcut = shortcuts.find((each) => each.event === event.type);
  if (!shortcut || !event.clipboardData || event.defaultPrevented || isTyped(event)) return;
  // If text is selected, the browser handles the event, because the user wants to copy that text.
  if (event.type !== 'paste' && getSelection()?.isCollapsed === false) return;
  event.preventDefault();
  shortcut.run(event.clipboardData);
}

/** Whether an event belongs to a text field or an open layer. */
function isTyped(event: Event): boolean {
  return isEditable(event) || hasOpenLayer();
}

const hasOpenLayer = (): boolean => document.querySelector(OPEN_LAYER) !== null;

/** Blurs a field without changing its text, so that the next key can be a shortcut again. */
function leaveField(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

function isMeantElsewhere(event: KeyboardEvent, { inFields }: Shortcut): boolean {
  const target = event.target instanceof Element ? event.target : document.body;
  if (inFields ? hasOpenLayer() : isTyped(event)) return true;
  if (MOVING_KEYS.test(event.key) && target.closest(MOVED_WITHIN)) return true;
  // A focused control handles Enter and Space itself, except with ⌘ or Ctrl. If it was focused by a click, Space is
  // left to the stage.
  const control = target.closest(PRESSABLE_SELECTOR);
  return (
    control !== null &&
    ((event.key === 'Enter' && !event.metaKey && !event.ctrlKey) || (event.key === ' ' && control !== pressed))
  );
}

/** The control that was clicked last; null after Tab was pressed. */
let pressed: Element | null = null;

function press(event: PointerEvent): void {
  pressed = event.target instanceof Element ? event.target.closest(PRESSABLE_SELECTOR) : null;
}

/**
 * Whether a key event matches a shortcut. Symbols are compared as typed, on any keyboard layout. A digit with Shift is
 * compared by its physical key, because it types a symbol.
 */
export function matches(
  event: Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey'> & { code?: string },
  shortcut: string,
): boolean {
  const parts = shortcut.split('+').filter(Boolean);
  const key = shortcut.endsWith('+') ? '+' : (parts.at(-1) ?? '');
  const digit = event.shiftKey ? /^Digit(\d)$/.exec(event.code ?? '')?.[1] : undefined;
  const isDigit = digit !== undefined && parts.includes('shift');
  const typed = event.key === ' ' ? 'space' : isDigit ? digit : event.key.toLowerCase();
  const isSymbol = key.length === 1 && !/[a-z0-9]/.test(key);
  if (typed !== key || event.altKey) return false;
  if ((event.metaKey || event.ctrlKey) !== parts.includes('mod')) return false;
  return isSymbol || event.shiftKey === parts.includes('shift');
}

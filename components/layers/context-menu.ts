'use client';

import type { LucideIcon } from 'lucide-react';
import { create } from 'zustand';
import { askForLayers } from './wanted';

/** An action of a menu. */
export interface MenuAction {
  title: string;
  icon?: LucideIcon;
  /** The shortcut that runs the same action. */
  keys?: string | undefined;
  danger?: boolean;
  disabled?: boolean;
  run: () => void;
}

/** The separator between groups of actions. */
export const MENU_LINE = 'line' as const;

/** An entry of a menu: an action or a separator. */
export type MenuEntry = MenuAction | typeof MENU_LINE;

/** A point of the window, in pixels. */
interface MenuPoint {
  x: number;
  y: number;
}

/** A context menu. */
export interface ContextMenu {
  /** Unique for each opening. */
  id: number;
  label: string;
  at: MenuPoint;
  /** The element that regains the focus. */
  origin: HTMLElement | null;
  entries: readonly MenuEntry[];
}

/** The last context menu of the page, and whether it is open. A page shows one at a time. */
export const useContextMenu = create<{ menu: ContextMenu | null; open: boolean }>(() => ({ menu: null, open: false }));

/** The properties of a `contextmenu` event that the menu needs. */
type Asked = Pick<MouseEvent, 'button' | 'clientX' | 'clientY' | 'ctrlKey' | 'preventDefault' | 'stopPropagation'> & {
  currentTarget: EventTarget | null;
  target: EventTarget | null;
};

/** Whether the menu was requested with the menu key or Shift+F10, not with a pointer. */
export const isByKeyboard = ({ button, ctrlKey }: Pick<Asked, 'button' | 'ctrlKey'>): boolean =>
  button !== 2 && !ctrlKey;

/** The offset of a menu from the lower left corner of the focused element, in pixels. */
const KEYBOARD_OFFSET_PX = { x: 12, y: -6 } as const;

function pointOf(event: Asked): MenuPoint {
  if (!isByKeyboard(event)) return { x: event.clientX, y: event.clientY };
  const { left, bottom } = event.target instanceof Element ? event.target.getBoundingClientRect() : new DOMRect();
  return { x: left + KEYBOARD_OFFSET_PX.x, y: bottom + KEYBOARD_OFFSET_PX.y };
}

/**
 * Opens a context menu instead of the browser's: at the pointer, at the focused element if requested by keyboard, or
 * at `at`. Without entries nothing opens.
 */
export function openContextMenu(
  event: Asked,
  { label, entries, at }: { label: string; entries: readonly MenuEntry[]; at?: MenuPoint | undefined },
): void {
  event.preventDefault();
  event.stopPropagation();
  if (entries.length === 0) return;
  askForLayers();
  const origin = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  useContextMenu.setState(({ menu }) => ({
    menu: { id: (menu?.id ?? 0) + 1, label, at: at ?? pointOf(event), origin, entries },
    open: true,
  }));
}

/** Closes the context menu. */
export const closeContextMenu = (): void => useContextMenu.setState({ open: false });

/**
 * Requests a context menu with Shift+F10 or the menu key in browsers that leave this to the page; other browsers send
 * `contextmenu` themselves.
 */
export function askWithKeys(event: KeyboardEvent): void {
  const isMenuKey = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
  if (!isMenuKey || !(event.target instanceof Element)) return;
  const asked = new MouseEvent('contextmenu', { bubbles: true, cancelable: true, composed: true });
  if (!event.target.dispatchEvent(asked)) event.preventDefault();
}

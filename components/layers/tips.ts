'use client';

import { create } from 'zustand';
import { askForLayers } from './wanted';

/** A tooltip: what it says, and of which element. */
export interface Tip {
  /** Names the tooltip among those of the page. */
  id: string;
  element: HTMLElement;
  label: string;
  keys: string | undefined;
  side: 'top' | 'bottom' | 'left' | 'right';
}

/** The pause before a tooltip, in milliseconds. */
const DELAY_MS = 350;
/** The time after a tooltip within which the next one comes at once, in milliseconds. */
const SKIP_DELAY_MS = 200;

/** The tooltip that is shown; a page has one at a time. */
export const useTip = create<{ tip: Tip | null }>(() => ({ tip: null }));

let timer: ReturnType<typeof setTimeout> | undefined;
let hiddenAt = Number.NEGATIVE_INFINITY;

/** Shows a tooltip: at once for the keyboard and soon after another one, else after a pause. */
export function showTip(tip: Tip, atOnce: boolean): void {
  askForLayers();
  clearTimeout(timer);
  const soon = useTip.getState().tip !== null || performance.now() - hiddenAt < SKIP_DELAY_MS;
  timer = setTimeout(() => useTip.setState({ tip }), atOnce || soon ? 0 : DELAY_MS);
}

/** Forgets a tooltip that is about to be shown. */
export function cancelTip(): void {
  clearTimeout(timer);
}

/** Hides the tooltip; with an id only if it is that one. */
export function hideTip(id?: string): void {
  clearTimeout(timer);
  const { tip } = useTip.getState();
  if (!tip || (id && tip.id !== id)) return;
  hiddenAt = performance.now();
  useTip.setState({ tip: null });
}

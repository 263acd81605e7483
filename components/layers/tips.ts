'use client';

import { create } from 'zustand';
import { askForLayers } from './wanted';

/** A tooltip: its text and its element. */
export interface Tip {
  /** The id of the tooltip in the page. */
  id: string;
  element: HTMLElement;
  label: string;
  keys: string | undefined;
  side: 'top' | 'bottom' | 'left' | 'right';
}

/** The delay before a tooltip, in milliseconds. */
const DELAY_MS = 350;
/** How long after a tooltip the next one is shown without delay, in milliseconds. */
const SKIP_DELAY_MS = 200;

/** The visible tooltip. A page shows one at a time. */
export const useTip = create<{ tip: Tip | null }>(() => ({ tip: null }));

let timer: ReturnType<typeof setTimeout> | undefined;
let hiddenAt = Number.NEGATIVE_INFINITY;

/** Shows a tooltip after the delay; without delay if `atOnce` (keyboard focus), or shortly after another one. */
export function showTip(tip: Tip, atOnce: boolean): void {
  askForLayers();
  clearTimeout(timer);
  const soon = useTip.getState().tip !== null || performance.now() - hiddenAt < SKIP_DELAY_MS;
  timer = setTimeout(() => useTip.setState({ tip }), atOnce || soon ? 0 : DELAY_MS);
}

/** Cancels a tooltip that is not visible yet. */
export function cancelTip(): void {
  clearTimeout(timer);
}

/** Hides the visible tooltip; with an id, only if it is that one. */
export function hideTip(id?: string): void {
  clearTimeout(timer);
  const { tip } = useTip.getState();
  if (!tip || (id && tip.id !== id)) return;
  hiddenAt = performance.now();
  useTip.setState({ tip: null });
}

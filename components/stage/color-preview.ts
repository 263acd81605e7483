import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PaletteEntry } from '@/lib/core/spec/schema';

/** The colours that a gesture shows on the stage before they are a change; null for those of the drawing. */
export type ColorPreview = StoreApi<{ palette: readonly PaletteEntry[] | null }>;

/** A preview that shows the colours of the drawing. */
export const createColorPreview = (): ColorPreview =>
  createStore<{ palette: readonly PaletteEntry[] | null }>(() => ({ palette: null }));

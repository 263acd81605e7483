import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PaletteEntry } from '@/lib/core/spec/schema';

/** The palette that the stage shows during a gesture, before it is committed; null for that of the drawing. */
export type ColorPreview = StoreApi<{ palette: readonly PaletteEntry[] | null }>;

/** Creates a preview that shows the palette of the drawing. */
export const createColorPreview = (): ColorPreview =>
  createStore<{ palette: readonly PaletteEntry[] | null }>(() => ({ palette: null }));

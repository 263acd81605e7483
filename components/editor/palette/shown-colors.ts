'use client';

import { useCallback, type RefCallback } from 'react';
import type { PaletteEntry } from '@/lib/core/spec/schema';
import { useEditor } from '../state/context';
import type { Editor } from '../state/editor';

const colorsOf = (palette: readonly PaletteEntry[]) => new Map(palette.map(({ name, color }) => [name, color]));

/** Keeps the swatches in a list up to date with an unfinished gesture, or else with the mascot; returns the cleanup. */
export function followColors({ store, colorPreview }: Editor, list: ParentNode): () => void {
  return colorPreview.subscribe((now, before) => {
    const { palette } = store.getState().spec;
    const painted = colorsOf(before.palette ?? palette);
    for (const [token, color] of colorsOf(now.palette ?? palette)) {
      if (painted.get(token) === color) continue;
      for (const swatch of list.querySelectorAll<HTMLElement>(`[data-token="${token}"]`))
        swatch.style.background = color;
    }
  });
}

/** A ref of a list whose swatches show the colours of a gesture without rendering. */
export function useShownColors(): RefCallback<HTMLElement> {
  const editor = useEditor();
  return useCallback((list: HTMLElement) => followColors(editor, list), [editor]);
}

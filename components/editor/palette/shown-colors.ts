'use client';

import { useCallback, type RefCallback } from 'react';
import { colorWriter } from '../../stage/color-writer';
import { useEditor } from '../state/context';
import type { Editor } from '../state/editor';

/** Keeps the style variables of an element at the mascot's colours, or a gesture's; gives what ends it. */
export function followColors({ store, colorPreview }: Editor, element: ElementCSSInlineStyle): () => void {
  const write = colorWriter(element);
  const show = () => write(colorPreview.getState().palette ?? store.getState().spec.palette);
  show();
  const ends = [
    colorPreview.subscribe(show),
    store.subscribe((now, before) => {
      if (now.spec.palette !== before.spec.palette) show();
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** A ref of an element that has the mascot's colours as style variables, also during a gesture, without rendering. */
export function useShownColors(): RefCallback<HTMLElement> {
  const editor = useEditor();
  return useCallback((element: HTMLElement) => followColors(editor, element), [editor]);
}

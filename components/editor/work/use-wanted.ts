'use client';

import { useEffect, useRef, type RefObject } from 'react';
import { takeTyped } from '../../hooks/type-ahead';
import { useEditor, useEditorState } from '../state/context';
import type { FocusField } from '../state/editor';

/** Focuses a field when a command asks for it; `onTyped` gets what was typed before the field was rendered. */
export function useWanted(
  field: FocusField,
  element: RefObject<HTMLElement | null>,
  onTyped: (text: string) => void,
): void {
  const editor = useEditor();
  const wanted = useEditorState((state) => state.wanted === field);
  const typed = useRef(onTyped);
  useEffect(() => {
    typed.current = onTyped;
  });
  useEffect(() => {
    if (!wanted) return;
    element.current?.focus();
    const text = takeTyped();
    if (text) typed.current(text);
    editor.store.setState({ wanted: null });
  }, [wanted, editor, element]);
}

'use client';

import { useEffect, useRef, type RefObject } from 'react';
import { takeTyped } from '../../hooks/type-ahead';
import { useEditor, useEditorState } from '../state/context';
import type { FocusField } from '../state/editor';

/** Focuses a field when a command asks for it; `onTyped` receives the text to insert. */
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
    const text = editor.store.getState().handed + takeTyped();
    if (text) typed.current(text);
    editor.store.setState({ wanted: null, handed: '' });
  }, [wanted, editor, element]);
}

'use client';

import { useEffect, type RefObject } from 'react';
import { useEditor, useEditorState } from '../state/context';
import type { Field } from '../state/editor';

/** Puts the cursor into a field when a command asks for it. */
export function useWanted(field: Field, element: RefObject<HTMLElement | null>): void {
  const editor = useEditor();
  const wanted = useEditorState((state) => state.wanted === field);
  useEffect(() => {
    if (!wanted) return;
    element.current?.focus();
    editor.store.setState({ wanted: null });
  }, [wanted, editor, element]);
}

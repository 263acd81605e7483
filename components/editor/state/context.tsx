'use client';

import { createContext, use, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Editor, EditorState } from './editor';

const Context = createContext<Editor | null>(null);

/** Gives an editor to the components below. */
export function EditorProvider({ editor, children }: { editor: Editor; children: ReactNode }) {
  return <Context value={editor}>{children}</Context>;
}

/** The editor of the page; throws outside of one. */
export function useEditor(): Editor {
  const editor = use(Context);
  if (!editor) throw new Error('This component stands outside an editor.');
  return editor;
}

/** A piece of the editor's state, kept up to date. */
export function useEditorState<T>(select: (state: EditorState) => T): T {
  return useStore(useEditor().store, select);
}

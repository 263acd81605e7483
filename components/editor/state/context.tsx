'use client';

import { sessionContext } from '../../session/context';
import type { Editor, EditorState } from './editor';

/** The editor for the components below; `useEditor` throws outside of one. */
export const {
  Provider: EditorProvider,
  useSession: useEditor,
  useSessionState: useEditorState,
} = sessionContext<EditorState, Editor>('an editor');

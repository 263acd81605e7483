'use client';

import { sessionContext } from '../../session/context';
import type { Editor, EditorState } from './editor';

/** The React context of the editor; `useEditor` throws outside of its provider. */
export const {
  Provider: EditorProvider,
  useSession: useEditor,
  useSessionState: useEditorState,
} = sessionContext<EditorState, Editor>('an editor');

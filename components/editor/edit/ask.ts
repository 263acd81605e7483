import { at } from '@/lib/client';
import type { Editor } from '../state/editor';
import { save } from '../state/save';
import { follow } from '../work/follow';

/** Requests an edit in words and lists its job. Saves unsaved changes first. Throws the service's error. */
export async function askForEdit(editor: Editor, instruction: string): Promise<void> {
  await save(editor);
  const { client, store } = editor;
  const job = await client.call(at('POST /mascots/{id}/edit'), {
    params: { id: store.getState().mascot.id },
    body: { instruction },
  });
  store.setState({ edited: null });
  void follow(editor, job, 'edit', { name: '', words: instruction });
}

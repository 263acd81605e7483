import { at } from '@/lib/client';
import { askedOnce } from '../../hooks/asked-once';
import type { Editor } from '../state/editor';
import { save } from '../state/save';
import { follow } from '../work/follow';

/** Requests an edit in words and lists its job. Saves unsaved changes first. Throws the service's error. */
export async function askForEdit(editor: Editor, instruction: string): Promise<void> {
  await save(editor);
  const { client, store } = editor;
  const { id, version_id: version } = store.getState().mascot;
  const asked = { params: { id }, body: { instruction } };
  const job = await askedOnce(['edit', version, asked], (idempotencyKey) =>
    client.call(at('POST /mascots/{id}/edit'), { ...asked, idempotencyKey }),
  );
  store.setState({ edited: null });
  void follow(editor, job, 'edit', { name: '', words: instruction });
}

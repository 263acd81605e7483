import { at } from '@/lib/client';
import type { VariantInput } from '@/lib/contract/mascot-edit';
import type { Editor } from '../state/editor';
import { save } from '../state/save';
import { follow } from '../work/follow';

/** Requests a variant and lists its job. Saves unsaved changes first. Throws the service's error. */
export async function askForLook(editor: Editor, body: VariantInput): Promise<void> {
  await save(editor);
  const job = await editor.client.call(at('POST /mascots/{id}/variants'), {
    params: { id: editor.store.getState().mascot.id },
    body,
  });
  void follow(editor, job, 'variant', { name: body.name, words: body.instruction });
}

import { at } from '@/lib/client';
import { askedOnce } from '../../hooks/asked-once';
import type { VariantInput } from '@/lib/contract/mascot-edit';
import type { Editor } from '../state/editor';
import { save } from '../state/save';
import { follow } from '../work/follow';

/** Requests a variant and lists its job. Saves unsaved changes first. Throws the service's error. */
export async function askForLook(editor: Editor, body: VariantInput): Promise<void> {
  await save(editor);
  const { id, version_id: version } = editor.store.getState().mascot;
  const asked = { params: { id }, body };
  const job = await askedOnce(['variant', version, asked], (idempotencyKey) =>
    editor.client.call(at('POST /mascots/{id}/variants'), { ...asked, idempotencyKey }),
  );
  void follow(editor, job, 'variant', { name: body.name, words: body.instruction });
}

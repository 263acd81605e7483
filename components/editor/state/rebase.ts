import { at } from '@/lib/client';
import { mergePalettes } from '@/lib/core/color/merge';
import { MERGED_TEXT } from '../../session/conflict';
import { seal } from '../../session/history';
import type { Editor } from './editor';
import { refitPreset } from './playing';
import { keepParts } from './keep-parts';

/** Reads what was saved elsewhere and merges the shown colours with it; a conflict is left to the user. */
export async function rebase(editor: Editor): Promise<void> {
  const { client, store } = editor;
  const { spec: saved, ...mascot } = await client.call(at('GET /mascots/{id}'), {
    params: { id: store.getState().mascot.id },
    query: { include: 'spec' },
  });
  if (!saved) throw new Error('The mascot has no drawing any more.');
  const { spec, saved: base } = store.getState();
  const palettes = { base: base.palette, mine: spec.palette, theirs: saved.palette };
  const [theirs, mine] = [mergePalettes(palettes, 'theirs'), mergePalettes(palettes, 'mine').value];
  const colorOf = (palette: typeof mine, token: string) => palette.find(({ name }) => name === token)?.color ?? '';
  const clashes = theirs.clashes.map((token) => ({
    name: token.replaceAll('_', ' '),
    colors: { mine: colorOf(mine, token), theirs: colorOf(saved.palette, token) },
  }));
  editor.drag = null;
  store.setState(({ history }) => ({
    mascot,
    saved,
    spec: keepParts(spec, { ...saved, palette: mine }),
    history: seal(history),
    conflict: clashes.length > 0 ? { clashes, mine, theirs: theirs.value } : null,
  }));
  refitPreset(editor);
  if (clashes.length === 0) editor.tell(MERGED_TEXT, 'done');
}

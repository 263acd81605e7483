import { at } from '@/lib/client';
import { mergeSpecs } from '@/lib/core/spec/merge';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { MERGED_TEXT, type Clash } from '../../session/conflict';
import { seal } from '../../session/history';
import { clashTitle } from './clash-title';
import type { Editor } from './editor';
import { keepParts } from './keep-parts';
import { refitPreset } from './playing';

/** Reads what was saved elsewhere and merges the shown drawing with it; a conflict is left to the user. */
export async function rebase(editor: Editor): Promise<void> {
  const { client, store } = editor;
  const { spec: saved, ...mascot } = await client.call(at('GET /mascots/{id}'), {
    params: { id: store.getState().mascot.id },
    query: { include: 'spec' },
  });
  if (!saved) throw new Error('The mascot has no drawing any more.');
  const { spec, saved: base } = store.getState();
  const three = { base, mine: spec, theirs: keepParts(base, saved) };
  const [theirs, mine] = [mergeSpecs(three, 'theirs'), mergeSpecs(three, 'mine').value];
  editor.gesture = null;
  store.setState(({ history }) => ({
    mascot,
    saved: three.theirs,
    spec: keepParts(spec, mine),
    history: seal(history),
    conflict:
      theirs.clashes.length > 0
        ? { clashes: theirs.clashes.map((name) => clashOf(name, mine, saved)), mine, theirs: theirs.value }
        : null,
  }));
  refitPreset(editor);
  if (theirs.clashes.length === 0) editor.tell(MERGED_TEXT, 'done');
}

function clashOf(clash: string, mine: MascotSpec, theirs: MascotSpec): Clash {
  const name = clashTitle(clash);
  const colorIn = ({ palette }: MascotSpec) => palette.find((entry) => `$${entry.name}` === clash)?.color;
  const [own, other] = [colorIn(mine), colorIn(theirs)];
  return own && other ? { name, colors: { mine: own, theirs: other } } : { name };
}

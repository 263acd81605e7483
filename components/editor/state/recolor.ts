import { recolor } from '@/lib/core/color/palette';
import type { PaletteEntry } from '@/lib/core/spec/schema';
import { remember, type Editor } from './editor';
import { seal } from '../../session/history';
import { saveSoon } from './save';

/** Gives a token another colour, at once on the screen and soon on the server; its shades follow. Many in a row are one change. */
export function recolorToken(editor: Editor, token: string, color: string): void {
  const { spec } = editor.store.getState();
  if (spec.palette.some((entry) => entry.name === token && entry.color.toLowerCase() === color.toLowerCase())) return;
  const before = editor.drag?.token === token ? editor.drag.palette : spec.palette;
  const result = recolor({ ...spec, palette: before }, { [token]: color });
  if (!result.ok) {
    editor.tell(result.problems[0]?.message ?? 'This colour cannot be used.', 'failed');
    return;
  }
  const after = result.value.palette;
  showPalette(editor, after);
  editor.drag = { token, palette: before };
  remember(editor, {
    label: `Change ${token.replaceAll('_', ' ')}`,
    merge: `color:${token}`,
    undo: () => showPalette(editor, before),
    redo: () => showPalette(editor, after),
  });
}

/** Ends a drag through colours: the next change of the token stands for itself. */
export function sealColor(editor: Editor): void {
  editor.drag = null;
  editor.store.setState(({ history }) => ({ history: seal(history) }));
}

function showPalette(editor: Editor, palette: PaletteEntry[]): void {
  editor.drag = null;
  editor.store.setState(({ spec }) => ({ spec: { ...spec, palette } }));
  saveSoon(editor);
}

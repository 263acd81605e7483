import { recolor } from '@/lib/core/color/palette';
import { remember, type Editor } from './editor';
import { sealColor, showPalette, ways } from './shown-palette';

export { sealColor } from './shown-palette';

/** Recolours a token at once and saves it soon; its shades follow. Consecutive changes are one. */
export function recolorToken(editor: Editor, token: string, color: string): void {
  const { spec } = editor.store.getState();
  if (spec.palette.some((entry) => entry.name === token && entry.color.toLowerCase() === color.toLowerCase())) return;
  if (editor.drag && editor.drag.token !== token) sealColor(editor);
  const drag = editor.drag ?? { token, before: spec.palette, after: spec.palette };
  const result = recolor({ ...spec, palette: drag.before }, { [token]: color });
  if (!result.ok) {
    editor.tell(result.problems[0]?.message ?? 'This colour cannot be used.', 'failed');
    return;
  }
  drag.after = result.value.palette;
  showPalette(editor, drag.after);
  editor.drag = drag;
  remember(editor, { label: `Change ${token.replaceAll('_', ' ')}`, merge: `color:${token}`, ...ways(editor, drag) });
}

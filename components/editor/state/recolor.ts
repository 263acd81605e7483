import { recolor } from '@/lib/core/color/palette';
import { changeOn } from './change';
import { sealChange } from './shown';
import type { Editor } from './editor';
import type { PaletteEntry } from '@/lib/core/spec/schema';

/**
 * Recolours a token at once and saves it soon; its shades follow, but for those that stay. Consecutive changes are one.
 */
export function recolorToken(editor: Editor, token: string, color: string, stays: readonly PaletteEntry[] = []): void {
  const { spec } = editor.store.getState();
  if (spec.palette.some((entry) => entry.name === token && entry.color.toLowerCase() === color.toLowerCase())) return;
  const key = `color:${token}`;
  if (editor.gesture && editor.gesture.key !== key) sealChange(editor);
  const before = editor.gesture?.before ?? spec;
  const result = recolor(
    { ...spec, palette: before.palette },
    {
      ...Object.fromEntries(stays.map((entry) => [entry.name, entry.color])),
      [token]: color,
    },
  );
  if (!result.ok) {
    editor.tell(result.problems[0]?.message ?? 'This colour cannot be used.', 'failed');
    return;
  }
  changeOn(editor, { label: `Change ${token.replaceAll('_', ' ')}`, key }, { ...spec, palette: result.value.palette });
}

import { recolor } from '@/lib/core/color/palette';
import type { PaletteEntry } from '@/lib/core/spec/schema';
import { editOf } from '../work/works';
import { changeOn } from './change';
import type { Editor } from './editor';
import { sealChange } from './shown';

const keyOf = (token: string): string => `color:${token}`;

/** Previews a token's colour on the stage without changing the drawing. Its shades follow, except those in `stays`. */
export function previewToken(editor: Editor, token: string, color: string, stays: readonly PaletteEntry[] = []): void {
  // The running edit is based on the shown drawing, so that must not change.
  if (editOf(editor.store.getState())) return;
  editor.colorPreview.setState({ palette: recoloredPalette(editor, token, color, stays) });
}

/** Ends the preview. */
export function endPreview({ colorPreview }: Editor): void {
  if (colorPreview.getState().palette) colorPreview.setState({ palette: null });
}

/**
 * Recolours a token at once and saves it soon. Its shades follow, except those in `stays`. Consecutive changes of a
 * token are one undo step.
 */
export function recolorToken(editor: Editor, token: string, color: string, stays: readonly PaletteEntry[] = []): void {
  const { spec } = editor.store.getState();
  const isNew = !spec.palette.some(
    ({ name, color: was }) => name === token && was.toLowerCase() === color.toLowerCase(),
  );
  const key = keyOf(token);
  if (isNew && editor.gesture && editor.gesture.key !== key) sealChange(editor);
  const palette = isNew ? recoloredPalette(editor, token, color, stays) : null;
  if (palette) changeOn(editor, { label: `Change ${token.replaceAll('_', ' ')}`, key }, { ...spec, palette });
  endPreview(editor);
}

/**
 * The palette with a new colour for one token; null if the colour is invalid. During a drag in the colour picker, it
 * starts from the palette as it was before the drag.
 */
function recoloredPalette(
  { store, gesture, tell }: Editor,
  token: string,
  color: string,
  stays: readonly PaletteEntry[],
): PaletteEntry[] | null {
  const { spec } = store.getState();
  const before = gesture?.key === keyOf(token) ? gesture.before : spec;
  const kept = Object.fromEntries(stays.map((entry) => [entry.name, entry.color]));
  const result = recolor({ ...spec, palette: before.palette }, { ...kept, [token]: color });
  if (result.ok) return result.value.palette;
  tell(result.problems[0]?.message ?? 'This colour cannot be used.', 'failed');
  return null;
}

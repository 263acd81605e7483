import { at } from '@/lib/client';
import { withoutMotionProps } from '@/lib/core/spec/motion-props';
import type { Editor } from '../state/editor';
import { refresh } from '../state/refresh';
import { sameButColors } from '../state/same-drawing';
import { keepSheet } from '../state/sheets';
import type { Drawer } from '../../drawer/drawer';

/**
 * Reads the character sheet of the saved drawing, if it has one. If the mascot was changed elsewhere, reads it again
 * first.
 */
export async function readSheet(editor: Editor, drawer: Drawer): Promise<void> {
  const { client, store } = editor;
  const { id } = store.getState().mascot;
  const { sheet, version_id: version } = await client.call(at('GET /mascots/{id}'), {
    params: { id },
    query: { include: 'sheet' },
  });
  const { mascot, saved } = store.getState();
  if (mascot.version_id !== version) return refresh(editor);
  if (sheet) {
    const today = await drawer.draw({ ...sheet, palette: {} });
    const drawing = { ...today, sheet, spec: withoutMotionProps(saved) };
    keepSheet(editor, drawing);
    if (!sameButColors(today.spec, drawing.spec))
      store.setState(({ sheets }) => ({ sheets: { ...sheets, earlier: drawing } }));
  }
  store.setState(({ sheets }) => ({ sheets: { ...sheets, readOf: version } }));
}

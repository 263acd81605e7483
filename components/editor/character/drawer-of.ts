import { createDrawer, type Drawer } from '../../drawer/drawer';
import { startWorker } from '../../drawer/start-worker';
import type { Editor } from '../state/editor';

const drawers = new WeakMap<Editor, Drawer>();

/** The drawer of an editor; its worker is terminated when the editor is closed. */
export function drawerOf(editor: Editor): Drawer {
  const known = drawers.get(editor);
  if (known) return known;
  const drawer = createDrawer(startWorker);
  drawers.set(editor, drawer);
  editor.closed.signal.addEventListener('abort', () => {
    drawers.delete(editor);
    drawer.close();
  });
  return drawer;
}

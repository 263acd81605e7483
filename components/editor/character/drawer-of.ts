import type { NumberedAnswer } from '@/lib/core/sheet/drawn-sheet';
import type { Editor } from '../state/editor';
import { createDrawer, type Drawer, type StartWorker } from './drawer';

const drawers = new WeakMap<Editor, Drawer>();

/** The drawer of an editor, whose worker ends when the editor is left. */
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

/** Starts the artist's worker by its address, so that none of its code is in the studio's own bundles. */
const startWorker: StartWorker = (heard, stopped) => {
  const address = new URL('../../../lib/artist/sheet/drawing-worker.ts', import.meta.url);
  const worker = new Worker(address, { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<NumberedAnswer>) => heard(data));
  worker.addEventListener('error', stopped);
  return { send: (question) => worker.postMessage(question, []), end: () => worker.terminate() };
};

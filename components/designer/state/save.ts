import { at } from '@/lib/client';
import { autosave } from '../../session/autosave';
import { isBehind, Renamed } from '../../session/conflict';
import { reached } from '../../session/connection';
import { attempt } from '../../session/session';
import type { Designer } from './designer';
import { writeKept } from './kept';

/** Whether the shown graph differs from the saved one. */
export function isDirty({ store }: Designer): boolean {
  const { canvas, document } = store.getState();
  return canvas.graph !== document.graph && JSON.stringify(canvas.graph) !== JSON.stringify(document.graph);
}

/** The number of errors that keep the graph from being saved. */
export const errorsIn = ({ store }: Designer): number =>
  store.getState().findings.filter(({ level }) => level === 'error').length;

/** Merges changes from elsewhere. The code is loaded only when that is needed. */
const rebase = async (designer: Designer): Promise<void> => (await import('./rebase')).rebase(designer);

const saving = autosave<Designer>({
  isDirty,
  isReady: (designer) => errorsIn(designer) === 0,
  write: writeGraph,
  rebase,
  keep,
});

/** Saves the graph after all earlier saves. A graph with errors is saved once they are fixed. */
export const { save } = saving;

/** Saves after a debounce, and stores the changes in this browser at once. */
export function saveSoon(designer: Designer): void {
  keep(designer);
  saving.saveSoon(designer);
}

/** Stores the card positions and unsaved work in this browser. Returns false if the storage fails. */
export function keep(designer: Designer): boolean {
  const {
    canvas,
    document: { graph, places },
  } = designer.store.getState();
  const draft = isDirty(designer) ? { graph, base: canvas.graph, of: canvas.updated_at } : null;
  return writeKept(canvas.id, { places, draft });
}

async function writeGraph(designer: Designer): Promise<void> {
  const { store, client, mascot } = designer;
  const {
    canvas,
    document: { graph },
  } = store.getState();
  const saved = await client.call(at('PATCH /mascots/{id}/canvases/{canvasId}'), {
    params: { id: mascot.id, canvasId: canvas.id },
    body: { graph },
    ifMatch: canvas.updated_at,
  });
  store.setState(({ canvas: now }) => ({ canvas: { ...now, graph, updated_at: saved.updated_at } }));
  keep(designer);
}

/** Renames the canvas, visible at once; can be undone. */
export function rename(designer: Designer, name: string): void {
  const before = designer.store.getState().canvas.name;
  const next = name.trim();
  if (!next || next === before) return;
  const show = (value: string) => designer.store.setState(({ canvas }) => ({ canvas: { ...canvas, name: value } }));
  const apply = async (to: string, from: string) => {
    show(to);
    try {
      await reached(designer, () => writeName(designer, to)).catch(async (error: unknown) => {
        if (!isBehind(error)) throw error;
        await rebase(designer);
        const { name: now } = designer.store.getState().canvas;
        if (now !== from) throw new Renamed(now);
        await writeName(designer, to);
      });
    } catch (error) {
      show(error instanceof Renamed ? error.now : from);
      throw error;
    }
  };
  show(next);
  void attempt(designer, {
    label: 'Rename',
    remote: true,
    redo: () => apply(next, before),
    undo: () => apply(before, next),
  });
}

async function writeName(designer: Designer, name: string): Promise<void> {
  const { store, client, mascot } = designer;
  const { id, updated_at: ifMatch } = store.getState().canvas;
  const saved = await client.call(at('PATCH /mascots/{id}/canvases/{canvasId}'), {
    params: { id: mascot.id, canvasId: id },
    body: { name },
    ifMatch,
  });
  store.setState(({ canvas }) => ({ canvas: { ...canvas, name: saved.name, updated_at: saved.updated_at } }));
  keep(designer);
}

import { at } from '@/lib/client';
import type { Canvas } from '@/lib/contract/canvas';
import type { CanvasGraph, CanvasTemplateName } from '@/lib/core/canvas/schema';
import { isBehind, Renamed } from '../../session/conflict';
import { attempt, type Editor } from './editor';

/** The request body that creates a canvas. */
export type CanvasRecipe = { template: CanvasTemplateName; name: string } | { graph: CanvasGraph; name: string };

/** The graph of an empty canvas: a single state that plays idle. */
export const BLANK_GRAPH: CanvasGraph = {
  canvasVersion: 1,
  inputs: [],
  states: [{ id: 'idle', animation: 'idle', loop: true, then: null }],
  initial: 'idle',
  transitions: [],
};

/** Reads the list of canvases again. */
export async function readCanvases({ client, store }: Editor): Promise<void> {
  const { data } = await client.call(at('GET /mascots/{id}/canvases'), { params: { id: store.getState().mascot.id } });
  store.setState({ canvases: data });
}

/** Creates a canvas and appends it to the list. */
export async function createCanvas({ client, store }: Editor, body: CanvasRecipe): Promise<Canvas> {
  const made = await client.call(at('POST /mascots/{id}/canvases'), {
    params: { id: store.getState().mascot.id },
    body,
  });
  store.setState(({ canvases }) => ({ canvases: [...(canvases ?? []), made] }));
  return made;
}

/** Creates a copy of a canvas; can be undone. */
export function duplicateCanvas(editor: Editor, { name, graph }: Canvas): Promise<void> {
  let copy: Canvas | null = null;
  return attempt(editor, {
    label: `Duplicate ${name}`,
    remote: true,
    redo: async () => {
      copy = await createCanvas(editor, { graph, name });
    },
    undo: async () => {
      if (copy) await remove(editor, copy);
    },
  });
}

/** Renames a canvas; can be undone. */
export function renameCanvas(editor: Editor, { id, name: before }: Canvas, name: string): Promise<void> {
  const current = () => editor.store.getState().canvases?.find((each) => each.id === id);
  const write = async (next: string) => {
    const canvas = current();
    if (!canvas) throw new Error('This canvas was deleted elsewhere.');
    const saved = await editor.client.call(at('PATCH /mascots/{id}/canvases/{canvasId}'), {
      params: { id: canvas.mascot_id, canvasId: id },
      body: { name: next },
      ifMatch: canvas.updated_at,
    });
    editor.store.setState(({ canvases }) => ({
      canvases: canvases?.map((each) => (each.id === id ? saved : each)) ?? null,
    }));
  };
  const apply = (to: string, from: string) =>
    write(to).catch(async (error: unknown) => {
      if (!isBehind(error)) throw error;
      await readCanvases(editor);
      const now = current()?.name;
      if (now !== undefined && now !== from) throw new Renamed(now);
      await write(to);
    });
  return attempt(editor, {
    label: 'Rename canvas',
    remote: true,
    redo: () => apply(name, before),
    undo: () => apply(before, name),
  });
}

/** Deletes a canvas; can be undone. */
export function removeCanvas(editor: Editor, canvas: Canvas): Promise<void> {
  let current = canvas;
  return attempt(editor, {
    label: `Delete ${canvas.name}`,
    remote: true,
    redo: () => remove(editor, current),
    undo: async () => {
      current = await createCanvas(editor, { graph: canvas.graph, name: canvas.name });
    },
  });
}

async function remove({ client, store }: Editor, { id, mascot_id }: Canvas): Promise<void> {
  await client.call(at('DELETE /mascots/{id}/canvases/{canvasId}'), { params: { id: mascot_id, canvasId: id } });
  store.setState(({ canvases }) => ({ canvases: canvases?.filter((each) => each.id !== id) ?? null }));
}

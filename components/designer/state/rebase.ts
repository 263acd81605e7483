import { at } from '@/lib/client';
import { mergeGraphs } from '@/lib/core/canvas/merge';
import { MERGED_TEXT } from '../../session/conflict';
import { seal } from '../../session/history';
import type { Designer } from './designer';
import { place } from './place';

/**
 * Reads the saved graph and merges the shown one with it. Sets a conflict for the user if both changed the same values.
 */
export async function rebase(designer: Designer): Promise<void> {
  const { client, mascot, store } = designer;
  const { data } = await client.call(at('GET /mascots/{id}/canvases'), { params: { id: mascot.id } });
  const canvas = data.find(({ id }) => id === store.getState().canvas.id);
  if (!canvas) throw new Error('This canvas was deleted elsewhere.');
  const { canvas: base, document, selection } = store.getState();
  const graphs = { base: base.graph, mine: document.graph, theirs: canvas.graph };
  const [theirs, mine] = [mergeGraphs(graphs, 'theirs'), mergeGraphs(graphs, 'mine')];
  const { places } = document;
  designer.span = null;
  place(designer, { graph: mine.value, places }, selection);
  store.setState(({ history, document: shown }) => ({
    canvas,
    history: seal(history),
    conflict:
      mine.clashes.length > 0
        ? { clashes: mine.clashes.map((name) => ({ name })), mine: shown, theirs: { graph: theirs.value, places } }
        : null,
  }));
  if (mine.clashes.length === 0) designer.tell(MERGED_TEXT, 'done');
}

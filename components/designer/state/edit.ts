import { mergeGraphs } from '@/lib/core/canvas/merge';
import { same } from '@/lib/core/merge';
import { stays } from '../../session/conflict';
import { seal } from '../../session/history';
import { remember } from '../../session/session';
import type { Document } from '../graph/document';
import type { Selection } from '../graph/selection';
import type { Designer, Span } from './designer';
import { place } from './place';
import { saveSoon } from './save';

/** A change of the document and its entry in the history. */
interface Edit {
  label: string;
  /** Consecutive changes with the same key become one undo step. */
  merge?: string;
  /** The selection afterwards; by default unchanged. */
  select?: Selection;
}

/** Applies a change at once and saves it soon; can be undone. */
export function edit(designer: Designer, document: Document, { label, merge, select: chosen }: Edit): void {
  const { document: before, selection, history } = designer.store.getState();
  if (document === before) return;
  const after = chosen ?? selection;
  show(designer, document, after);
  const goesOn = merge !== undefined && history.past.at(-1)?.merge === merge;
  const span = (goesOn ? designer.span : null) ?? { before, after: document };
  span.after = document;
  designer.span = merge === undefined ? null : span;
  remember(designer, {
    label,
    ...(merge ? { merge } : {}),
    ...undoAndRedo(designer, span, { before: selection, after }),
  });
}

/** The undo and redo of a change, with the selection afterwards. */
export const undoAndRedo = (designer: Designer, span: Span, selection: { before: Selection; after: Selection }) => ({
  undo: () => shift(designer, span.after, span.before, selection.before),
  redo: () => shift(designer, span.before, span.after, selection.after),
});

/** Ends a group of merged changes. */
export function sealEdits(designer: Designer): void {
  designer.span = null;
  designer.store.setState(({ history }) => ({ history: seal(history) }));
}

/** Selects items of the graph, which ends the current group of changes. */
export function select(designer: Designer, selection: Selection): void {
  sealEdits(designer);
  designer.store.setState({ selection });
}

/** Applies the difference between two documents to the shown one. Values that were changed elsewhere since are kept. */
function shift(designer: Designer, from: Document, to: Document, selection: Selection): void {
  const { graph, places } = designer.store.getState().document;
  designer.span = null;
  if (same(graph, from.graph)) {
    show(designer, to, selection);
    return;
  }
  const { value, clashes } = mergeGraphs({ base: from.graph, mine: to.graph, theirs: graph }, 'theirs');
  if (clashes.length > 0) designer.tell(stays(clashes), 'done');
  show(designer, { graph: value, places: { ...places, ...to.places } }, selection);
}

/** Shows a document at once, and saves its graph soon. */
export function show(designer: Designer, document: Document, selection: Selection): void {
  place(designer, document, selection);
  saveSoon(designer);
}

import type { Document } from '../graph/document';
import { findingsOf, namesOf } from '../graph/findings';
import { placesFor } from '../graph/layout';
import { within, type Selection } from '../graph/selection';
import type { Designer } from './designer';

/** Shows a document and computes its findings. */
export function place({ store, animations }: Designer, { graph, places }: Document, selection: Selection): void {
  const { document: before, findings } = store.getState();
  const document = { graph, places: placesFor(graph, places) };
  store.setState({
    document,
    selection: within(document, selection),
    findings: graph === before.graph ? findings : findingsOf(graph, namesOf(animations)),
  });
}

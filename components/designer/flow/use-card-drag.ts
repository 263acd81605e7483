'use client';

import { useStoreApi, type Node } from '@xyflow/react';
import { useEffect, useState } from 'react';
import { drawLines, type WireDrawing } from '../graph/routes';
import type { Designer } from '../state/designer';
import { createCardDrag, type CardDrag } from './card-drag';
import { edgesOf } from './use-wires';
import type { WireEdge } from './wire';

/** The graph between drags. */
interface RestingGraph {
  cards: readonly Node[];
  drawing: WireDrawing;
}

/**
 * Drags cards of the graph; Escape cancels a drag. During a drag, positions are written only to React Flow's store, so
 * that React renders only the dragged cards and their lines.
 */
export function useCardDrag(designer: Designer, { cards, drawing }: RestingGraph): CardDrag {
  const [drag] = useState(() => createCardDrag(designer));
  const flow = useStoreApi<Node, WireEdge>();
  useEffect(
    () =>
      drag.store.subscribe(({ places: dragged }) => {
        if (!dragged) return;
        const { graph, places } = designer.store.getState().document;
        const { setNodes, setEdges } = flow.getState();
        setNodes(cards.map((card) => at(card, dragged[card.id])));
        setEdges(edgesOf(drawLines(graph, { ...places, ...dragged }, drawing)));
      }),
    [drag, designer, flow, cards, drawing],
  );
  useEffect(() => {
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && drag.cancel()) event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', escape, { capture: true });
    return () => window.removeEventListener('keydown', escape, { capture: true });
  }, [drag]);
  return drag;
}

/** A card at another position; without one, the same object. */
const at = (card: Node, position: Node['position'] | undefined): Node => (position ? { ...card, position } : card);

'use client';

import { useState } from 'react';
import type { CanvasGraph } from '@/lib/core/canvas/schema';
import { isAny, type Document } from '../graph/document';
import { drawLines, routesOf, type WireDrawing, type WireRoute } from '../graph/routes';
import { useDesignerState } from '../state/context';
import type { WireEdge } from './wire';

/** Caches the edges of routes, so that unchanged lines are not rendered again. */
const EDGES = new WeakMap<WireRoute, WireEdge>();

function edgeOf(route: WireRoute): WireEdge {
  const { key, from, to } = route;
  const edge: WireEdge = EDGES.get(route) ?? {
    id: key,
    type: 'wire',
    source: from,
    target: to,
    data: { route },
    selectable: false,
    focusable: false,
    ariaLabel: `From ${isAny(from) ? 'any state' : from} to ${to}`,
  };
  EDGES.set(route, edge);
  return edge;
}

/** The lines of a drawing as edges for React Flow. An unchanged line is the same object. */
export const edgesOf = (drawing: WireDrawing): WireEdge[] => routesOf(drawing).map(edgeOf);

/** A drawing with its inputs, for caching. */
interface KnownDrawing {
  graph: CanvasGraph;
  places: Document['places'];
  drawing: WireDrawing;
}

/** The lines of the shown graph. */
export function useDrawing(): WireDrawing {
  const graph = useDesignerState(({ document }) => document.graph);
  const places = useDesignerState(({ document }) => document.places);
  const [last, setLast] = useState<KnownDrawing | null>(null);
  let now = last;
  if (now?.graph !== graph || now.places !== places) {
    now = { graph, places, drawing: drawLines(graph, places, last?.drawing) };
    setLast(now);
  }
  return now.drawing;
}

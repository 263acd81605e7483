'use client';

import { getViewportForBounds, useReactFlow, type Node, type ReactFlowInstance, type Viewport } from '@xyflow/react';
import { useEffect } from 'react';
import { useReducedMotion } from '../../hooks/use-media';
import type { Box } from '@/lib/core/geometry/bounds';
import { boundsOf, cornersOf, middleOf } from '../graph/curve';
import { sizeOf } from '../graph/layout';
import { openingAt } from '../graph/opening';
import type { Selection } from '../graph/selection';
import { attachViewport, type Designer } from '../state/designer';
import type { WireEdge } from './wire';

/** The padding of a fitted graph, for the controls on top of it. */
const PADDING_PX = { x: 20, y: 56 };
/** The options for fitting the graph. */
export const FIT_OPTIONS = {
  minZoom: 0.2,
  maxZoom: 1,
  padding: { x: `${PADDING_PX.x}px`, y: `${PADDING_PX.y}px` },
} as const;
/** The id of the graph's element, which has the focus when no card has it. */
export const GRAPH = 'graph';
const PAN_MS = 180;
/** The zoom below which labels are illegible. A graph that would need less is not fitted, but opens at its start. */
const MIN_READABLE_ZOOM = 0.42;

type Flow = ReactFlowInstance<Node, WireEdge>;

/** Lets the designer's commands move the viewport. */
export function useViewport(designer: Designer): void {
  const flow = useReactFlow<Node, WireEdge>();
  const duration = useReducedMotion() ? 0 : PAN_MS;
  useEffect(
    () =>
      attachViewport(designer, {
        fit: (options) =>
          void requestAnimationFrame(() => (options?.first ? showFirst(designer, flow) : fit(flow, duration))),
        zoom: (factor) => void flow.zoomTo(flow.getZoom() * factor, { duration }),
        focus: () => document.getElementById(GRAPH)?.focus({ preventScroll: true }),
        middle: () => {
          const { x, y, width, height } = visibleBox();
          return flow.screenToFlowPosition({ x: x + width / 2, y: y + height / 2 });
        },
        at: (point) => flow.screenToFlowPosition(point),
        show: (selection) => {
          const ids = cardsOf(designer, selection);
          if (!ids.some((id) => isHidden(designer, flow, id))) return;
          const nodes = ids.map((id) => ({ id }));
          // React Flow knows a new card only in the next frame.
          requestAnimationFrame(() => void flow.fitView({ padding: 0.3, maxZoom: flow.getZoom(), duration, nodes }));
        },
      }),
    [designer, duration, flow],
  );
}

/** Gives the visible part of the graph, in screen pixels. */
const visibleBox = (): DOMRect => document.querySelector('.react-flow')?.getBoundingClientRect() ?? new DOMRect();

/** The box of all cards and lines. */
function graphBox({ getEdges, getNodes, getNodesBounds }: Flow): Box {
  const lines = getEdges().flatMap(({ data }) => (data ? cornersOf(data.route.bounds) : []));
  return boundsOf([...cornersOf(getNodesBounds(getNodes())), ...lines]);
}

/** The viewport that contains all cards and lines. */
function wholeViewport(flow: Flow): Viewport {
  const { width, height } = visibleBox();
  return getViewportForBounds(
    graphBox(flow),
    width,
    height,
    FIT_OPTIONS.minZoom,
    FIT_OPTIONS.maxZoom,
    FIT_OPTIONS.padding,
  );
}

const fit = (flow: Flow, duration: number): void => void flow.setViewport(wholeViewport(flow), { duration });

/** Shows a graph without animation: all of it if its labels are legible, else its start. */
function showFirst({ store }: Designer, flow: Flow): void {
  const whole = wholeViewport(flow);
  if (whole.zoom >= MIN_READABLE_ZOOM) {
    void flow.setViewport(whole);
    return;
  }
  const { graph, places } = store.getState().document;
  const start = middleOf({ ...(places[graph.initial] ?? { x: 0, y: 0 }), ...sizeOf(graph.initial) });
  const { width, height } = visibleBox();
  void flow.setViewport(openingAt(graphBox(flow), start, MIN_READABLE_ZOOM, { width, height, padding: PADDING_PX }));
}

/** The cards of a selection: its states, and both ends of its transitions. */
function cardsOf({ store }: Designer, { states, transitions }: Selection): string[] {
  const { places, graph } = store.getState().document;
  const ends = transitions.flatMap((index) => [
    graph.transitions[index]?.from ?? '',
    graph.transitions[index]?.to ?? '',
  ]);
  return [...states, ...ends].filter((id) => places[id]);
}

/** Whether a card is partly outside of the viewport. */
function isHidden({ store }: Designer, { flowToScreenPosition, getZoom }: Flow, id: string): boolean {
  const { x, y } = flowToScreenPosition(store.getState().document.places[id] ?? { x: 0, y: 0 });
  const [{ width, height }, seen] = [sizeOf(id), visibleBox()];
  return x < seen.left || y < seen.top || x + width * getZoom() > seen.right || y + height * getZoom() > seen.bottom;
}

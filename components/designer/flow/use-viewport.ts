'use client';

import { getViewportForBounds, useReactFlow, type Node } from '@xyflow/react';
import { useEffect } from 'react';
import { useReducedMotion } from '../../hooks/use-media';
import { boundsOf, cornersOf } from '../graph/curve';
import { sizeOf } from '../graph/layout';
import { attachViewport, type Designer } from '../state/designer';
import type { WireEdge } from './wire';

/**
 * How near one may look at most where everything is to be seen, and the room that the controls over the graph take, in
 * pixels.
 */
export const FIT = { minZoom: 0.2, maxZoom: 1, padding: { x: '20px', y: '56px' } } as const;
const CALM_MS = 180;
/** Words are too small to read below this zoom: a graph that is larger opens at its start. */
const READABLE = 0.42;

/** Lets the commands of a designer move what is seen of its graph. */
export function useViewport(designer: Designer): void {
  const {
    fitView,
    getEdges,
    getNodes,
    getNodesBounds,
    getZoom,
    screenToFlowPosition,
    flowToScreenPosition,
    setCenter,
    setViewport,
    zoomTo,
  } = useReactFlow<Node, WireEdge>();
  const duration = useReducedMotion() ? 0 : CALM_MS;
  useEffect(() => {
    const box = () => document.querySelector('.react-flow')?.getBoundingClientRect() ?? new DOMRect();
    const showStart = () => {
      const {
        graph: { initial },
        places,
      } = designer.store.getState().document;
      const { x, y } = places[initial] ?? { x: 0, y: 0 };
      const { width, height } = sizeOf(initial);
      return setCenter(x + width / 2, y + height / 2, { zoom: READABLE });
    };
    return attachViewport(designer, {
      fit: (options) =>
        void requestAnimationFrame(() => {
          const lines = getEdges().flatMap(({ data }) => (data ? cornersOf(data.route.bounds) : []));
          const { width, height } = box();
          const all = boundsOf([...cornersOf(getNodesBounds(getNodes())), ...lines]);
          const whole = getViewportForBounds(all, width, height, FIT.minZoom, FIT.maxZoom, FIT.padding);
          if (!options?.first) void setViewport(whole, { duration });
          else if (whole.zoom >= READABLE) void setViewport(whole);
          else void showStart();
        }),
      zoom: (factor) => void zoomTo(getZoom() * factor, { duration }),
      middle: () => {
        const { x, y, width, height } = box();
        return screenToFlowPosition({ x: x + width / 2, y: y + height / 2 });
      },
      show: ({ states, transitions }) => {
        const { places, graph } = designer.store.getState().document;
        const ids = [
          ...states,
          ...transitions.flatMap((index) => [graph.transitions[index]?.from ?? '', graph.transitions[index]?.to ?? '']),
        ].filter((id) => places[id]);
        const seen = box();
        const hidden = ids.some((id) => {
          const { x, y } = flowToScreenPosition(places[id] ?? { x: 0, y: 0 });
          const { width, height } = sizeOf(id);
          return (
            x < seen.left || y < seen.top || x + width * getZoom() > seen.right || y + height * getZoom() > seen.bottom
          );
        });
        // What is new is known to the library only with the next frame.
        if (hidden)
          requestAnimationFrame(
            () => void fitView({ padding: 0.3, maxZoom: getZoom(), duration, nodes: ids.map((id) => ({ id })) }),
          );
      },
    });
  }, [
    designer,
    duration,
    fitView,
    flowToScreenPosition,
    getEdges,
    getNodes,
    getNodesBounds,
    getZoom,
    screenToFlowPosition,
    setCenter,
    setViewport,
    zoomTo,
  ]);
}

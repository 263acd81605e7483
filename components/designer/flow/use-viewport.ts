'use client';

import { useReactFlow } from '@xyflow/react';
import { useEffect } from 'react';
import { useReducedMotion } from '../../hooks/use-media';
import { sizeOf } from '../graph/layout';
import { attachViewport, type Designer } from '../state/designer';

const FIT = { padding: 0.12, maxZoom: 1 } as const;
const CALM_MS = 180;

/** Lets the commands of a designer move what is seen of its graph. */
export function useViewport(designer: Designer): void {
  const { fitView, getZoom, zoomTo, screenToFlowPosition, flowToScreenPosition } = useReactFlow();
  const duration = useReducedMotion() ? 0 : CALM_MS;
  useEffect(() => {
    const box = () => document.querySelector('.react-flow')?.getBoundingClientRect() ?? new DOMRect();
    return attachViewport(designer, {
      fit: () => void requestAnimationFrame(() => void fitView({ ...FIT, duration })),
      zoom: (factor) => void zoomTo(getZoom() * factor, { duration }),
      middle: () => {
        const { x, y, width, height } = box();
        return screenToFlowPosition({ x: x + width / 2, y: y + height / 2 });
      },
      show: ({ states, transitions }) => {
        const { places, graph } = designer.store.getState().document;
        const ids = [...states, ...transitions.flatMap((index) => [graph.transitions[index]?.from ?? '', graph.transitions[index]?.to ?? ''])].filter((id) => places[id]);
        const seen = box();
        const hidden = ids.some((id) => {
          const { x, y } = flowToScreenPosition(places[id] ?? { x: 0, y: 0 });
          const { width, height } = sizeOf(id);
          return x < seen.left || y < seen.top || x + width * getZoom() > seen.right || y + height * getZoom() > seen.bottom;
        });
        // What is new is known to the library only with the next frame.
        if (hidden) requestAnimationFrame(() => void fitView({ padding: 0.3, maxZoom: getZoom(), duration, nodes: ids.map((id) => ({ id })) }));
      },
    });
  }, [designer, duration, fitView, flowToScreenPosition, getZoom, screenToFlowPosition, zoomTo]);
}

'use client';

import { useReactFlow } from '@xyflow/react';
import { useEffect } from 'react';
import { useReducedMotion } from '../../hooks/use-media';
import { attachViewport, type Designer } from '../state/designer';

const FIT = { padding: 0.12, maxZoom: 1 } as const;
const CALM_MS = 180;

/** Lets the commands of a designer move what is seen of its graph. */
export function useViewport(designer: Designer): void {
  const { fitView, getZoom, zoomTo, screenToFlowPosition } = useReactFlow();
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
        const { graph } = designer.store.getState().document;
        const ids = [...states, ...transitions.flatMap((index) => [graph.transitions[index]?.from ?? [], graph.transitions[index]?.to ?? []].flat())];
        if (ids.length > 0) requestAnimationFrame(() => void fitView({ padding: 0.4, maxZoom: Math.max(getZoom(), 0.6), minZoom: Math.min(getZoom(), 0.6), duration, nodes: ids.map((id) => ({ id })) }));
      },
    });
  }, [designer, duration, fitView, getZoom, screenToFlowPosition, zoomTo]);
}
